"""The TCG being played: a state of plain lists that is stepped, copied and hidden.

The engine knows no single card. What a card does reaches it as a `Blueprint`: numbers, masks
and small compiled functions, made by `rules.tcg.notation` from the definitions in
`rules.tcg.library`.

A card is its place in `State.blueprints`, a player is a number from 0. What is pending is a stack
of tuples, each a function of the engine with its arguments; a decision holds the function that
continues with the chosen option. No generator and no call stack holds game state. When the stack
is empty the phase is over, and `turn.sequence` alone knows which one follows.

Four rules keep this working:

- A step asks only before it changes anything. The function that continues after a choice never
  asks: it pushes a step that does.
- A state holds plain values and parts of cards (`state.blueprint`), never a closure, so it can be
  pickled, compared and hashed.
- Nothing assumes two players. Who "you" is comes from `Context.player`.
- Random numbers are one integer in the state (SplitMix64). Players have a seed of their own, so
  another player doesn't change the cards.

Rows that seldom change are shared between clones and replaced, never changed in place, so `clone`
is a few list copies. `operations.settling` is the one check after every step: who is killed or
corrupted, and what happens as soon as something is true.

A card whose text doesn't apply is played by a blueprint without sentences, exchanged for the full
one when the text applies again; so no reader of a number asks whether a text counts.
"""
