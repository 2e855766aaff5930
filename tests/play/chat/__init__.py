"""Tests of chat at tables."""
