"""Definitions of set 8, a chapter a culture."""
