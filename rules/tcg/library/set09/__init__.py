"""Definitions of set 9, a chapter a culture."""
