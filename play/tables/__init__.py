"""Tables: people and computer players play a game, and it lasts.

A game is stored as settings, decks and moves, never as a snapshot, so nothing a stranger could
write is ever unpickled. `live_games` keeps the games that a process played last and brings them up
to date from the moves it hasn't seen. A `Move` is what one seat chose and all that followed until
somebody had to think; taking back deletes whole moves.

`Table.revision` counts changes and never falls. A choice names the revision it answers and its
options by keys (`keys`), so a stale tab, a choice sent twice or a forged one changes nothing.
`playing` takes choices under the table's lock and lets quick computer players go on for a bounded
time; slow ones think on a queue of their own (`thinking`), under a claim that a sweep renews.

What a seat sees is made from its own view: `position` has values for programs, `boards` the pieces
of the board that changed. `hints` asks the strongest player, `refusals` says why a card can't be
used, `odds` counts what is left. A game by other rules than today's isn't played on; its log can
be read.
"""
