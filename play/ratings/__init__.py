"""Ratings of people by the games that they agreed to rate.

`glicko` has the figures and nothing of the site. Everything else here is about accounts: a rating
for each game and kind of format, changed once when a rated game ends.
"""
