"""Watching games that others play, and games at a glance.

`highlights` are the moments of a finished game that the start page plays. A table that is played
is watched as an observer sees it: what every player may know, and nothing else.
"""
