"""What a card does, as data: one value a sentence, built from a few words that nest.

`filters`, `amounts`, `conditions`, `effects` and `abilities` are the words, plain frozen values
that know nothing of a game. `compiler` makes of them the functions the engine calls; `english`
makes of them the text a player reads. Both find the function for a value's type in tables
(`compiler.tables`), so no module imports another in a circle.

In a definition a comma means "and" (`&` inside `|` and `~`), `>>` separates costs from effects,
`+` means "and then", and `that(man)` is the Man last spoken of. A number comes first
(`spot(2, ranger)`), a limit is named (`limit=3`), and a test comes before what depends on it
(`if_`, `given`). `make(card, quality)` is for cards, `have(player, effect)` for players.

To add a word, for example "Reinforce a Gondor token" (4.2, "reinforce"):

1. The value, a frozen dataclass in `effects_on_game.py`: `Reinforce(count, culture)`.
2. The word that authors write, in `language/effects_on_tokens.py` and its `__all__`. Where a
   mistake is likely, raise TypeError with what to write instead.
3. The meaning, a function in `compiler/effects_on_tokens.py` that returns
   `Compiled(possible, steps, useful)`, entered in the table at the module's end. `possible` is
   whether it can be paid as a cost, `useful` whether it would change anything.
4. The English, a function in `english/effects_on_game.py` and its entry in that table.
5. The worth to computer players, an entry in `rules/tcg/players/reading/single_effects.py`.
6. The tests: a case of its English in `test_english_effects.py`, and a scene of its meaning in
   `tests/rules/tcg/mechanisms/` that cites the rulebook.

A word without a meaning or without English raises, with the card and the file. Filters, amounts,
conditions, qualities and triggers go the same way; only effects and sentences have a worth. A word
that one or two cards need is in `library/own/`, with everything in one file.
"""
