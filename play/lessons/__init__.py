"""Learning to play: the page of both guided games, and sitting down to one.

The lessons are data in `rules.lessons`; `play.tables.guided` keeps a game to them.
"""
