"""Limited play: packs opened from a seed, pools, drafts, and the computer that drafts and builds.

`products` has what is in a pack of the TCG and `opening` opens it, `cube` deals the boxes of the
LCG, `events` says what a player gets. `drafting` passes packs around a table. `computer` picks from
them and builds a deck of a pool, both with reasons in words, by what `tcg` and `lcg` say of a card.
Everything is decided by seeds and picks: the same on every machine.
"""
