"""Definitions of set 1, a chapter a culture."""
