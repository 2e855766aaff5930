"""Definitions of set 6, a chapter a culture."""
