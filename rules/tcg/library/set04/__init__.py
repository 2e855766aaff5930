"""Definitions of set 4, a chapter a culture."""
