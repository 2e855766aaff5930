"""Gauntlets and the fields that take part: pages and tables."""
