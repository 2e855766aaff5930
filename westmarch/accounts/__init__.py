"""Accounts on Django's auth: sign-up, sign-in, passwords, tokens, data export, deletion.

Nothing but accounts is kept here; what is an account's (decks, playtests, likes) belongs to the
apps, which know it by `decks.ownership`.
"""
