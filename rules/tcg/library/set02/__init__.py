"""Definitions of set 2, a chapter a culture."""
