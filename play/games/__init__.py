"""Single games of a playtest: finding them, replays, downloads.

A replay is the whole game at once. `rules.recording` follows it (frames, log, marks to jump to);
the `board` of each face draws its table as pieces of HTML in named slots (`slots`), by templates
alone. The page holds the first board and, as JSON, which piece is in which slot at every step, so
the script knows neither game. `recorded_games` writes a game as a file that plays it again.

*Why?* stores nothing: `rules.players.telling` plays the game again to the step and asks the player
that chose to compare. The answer counts only if it is the choice that was played.
"""
