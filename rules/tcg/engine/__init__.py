"""The TCG being played: a state of plain lists that is stepped, copied and hidden.

The engine knows no single card. What a card does reaches it as a `Blueprint`: numbers, masks
and small compiled functions, made by `rules.tcg.notation` from the definitions in
`rules.tcg.library`.
"""
