"""Definitions of set 13, a chapter a culture."""
