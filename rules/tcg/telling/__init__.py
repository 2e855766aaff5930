"""Telling a game to a reader: the table as it lies, and what happens in plain English."""
