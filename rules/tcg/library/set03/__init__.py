"""Definitions of set 3, a chapter a culture."""
