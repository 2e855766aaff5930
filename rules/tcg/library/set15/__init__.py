"""Definitions of set 15, a chapter a culture."""
