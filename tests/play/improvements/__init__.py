"""Tests of improvements."""
