"""Limited play of the TCG: packs opened from a seed, pools, drafts, and computer drafters.

`products` has what is in a pack, `opening` opens it, `events` says what a player gets. `pools` is
what a deck may be built from. `drafting` passes packs around a table; `drafters` picks from them
and `builders` makes a deck of a pool, both with reasons in words, by what `worth` and `company`
say of a card. Everything is decided by seeds and picks: the same on every machine.
"""
