"""A player's page: ratings, results by format, deck and opponent, games, and the quest log.

Others see the games that everybody may watch, and quests that are public; a player sees all of
their own.
"""
