"""Definitions of set 16, a chapter a culture."""
