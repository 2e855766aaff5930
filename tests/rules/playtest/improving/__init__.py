"""Tests of improving a deck."""
