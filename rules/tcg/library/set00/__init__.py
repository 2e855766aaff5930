"""Definitions of set 7, a chapter a culture."""
