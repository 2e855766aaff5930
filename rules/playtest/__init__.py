"""Playtests: games played from a description, and what they say taken together.

A playtest is a pure function of its description: decks, players, seed and day, for the TCG the
edition, for the LCG scenario and difficulty. `kind` states what a kind of playtest can do (set up,
play, replay, summarise, merge, write, read); `tcg/` and `lcg/` do it, and the queue uses nothing
else. A campaign is one game of several scenarios. The digest is computed from all choices of all
games and doesn't depend on how they were cut into chunks.

`statistics/` has pure functions that name their papers: wins by when a card was seen
(`card_statistics`), compared with games of the same length (`card_lift`), intervals, ratings.
`trials/` compares versions of a deck on the same shuffles: pairs, a sequential test (`sprt`), what
a stopped test shows (`stopped`, `first_look`), and halving among several (`halving`). All
summaries merge in any order.
"""
