"""What a card does, as data: one value a sentence, built from a few words that nest.

`filters`, `amounts`, `conditions`, `effects` and `abilities` are the words, plain frozen
values that know nothing of a game. `compiler` makes of them the functions the engine calls;
`english` makes of them the text a player reads.
"""
