"""Definitions of set 17, a chapter a culture."""
