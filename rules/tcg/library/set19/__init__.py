"""Definitions of set 19, a chapter a culture."""
