"""Definitions of set 12, a chapter a culture."""
