"""The ladder of decks: public decks of a format meet each other every night and are rated.

A night is a row: from when to when a format's decks meet. A sweep counts the matches that are
over, orders more while there is time, and ends the night by cancelling what is open; no state is
elsewhere, so any process may die. An entry is a version of a deck by one state of the rules: a
deck that changes starts anew. Whether a deck may be shown is asked at each request.
"""
