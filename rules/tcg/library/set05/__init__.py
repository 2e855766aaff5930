"""Definitions of set 5, a chapter a culture."""
