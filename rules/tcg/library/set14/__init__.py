"""Definitions of set 14, a chapter a culture."""
