"""Definitions of set 11, a chapter a culture."""
