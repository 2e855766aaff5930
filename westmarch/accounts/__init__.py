"""Accounts by Django's own means: sign up, sign in, passwords, tokens, all of one's data, leaving.

Nothing but accounts is kept here; what is an account's (decks, playtests, likes) belongs to the
rooms, which know it by `decks.ownership`.
"""
