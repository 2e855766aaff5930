"""Definitions of set 10, a chapter a culture."""
