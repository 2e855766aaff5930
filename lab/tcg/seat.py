"""A player in a process of its own: `python lab/tcg/seat.py CHECKOUT`.

It imports the rules of that checkout, which may be older than this file, and answers lines of JSON
(see `other_checkout`). One question describes a game, the next ones give the choices since then.
"""

import json
import sys
from collections.abc import Callable
from typing import Any


def main() -> None:
    """Answer until nobody asks any more."""
    from rules.playtest.tcg.description import PlaytestDescription
    from rules.playtest.tcg.game import set_up
    from rules.tcg.deck import TcgDeck
    from rules.tcg.players.naming import player

    for line in sys.stdin:
        question = json.loads(line)
        if "playtest" in question:
            described = question["playtest"]
            described["decks"] = tuple(_read_deck(TcgDeck, deck) for deck in described["decks"])
            described["players"] = tuple(described["players"])
            game = set_up(PlaytestDescription(**described), question["index"])
            chooser = player(question["player"], question["seed"])
            print("{}", flush=True)
            continue
        for place in question["choices"]:
            game.choose(place)
        answer = {"place": chooser.choose(game), "options": len(game.options())}
        print(json.dumps(answer), flush=True)


def _read_deck(make: Callable[..., Any], deck: dict[str, Any]) -> Any:
    """Return a deck of the other checkout."""
    return make(
        deck["ring_bearer"],
        deck["ring"],
        tuple(deck["sites"]),
        tuple((card, count) for card, count in deck["draw_deck"]),
    )


if __name__ == "__main__":
    sys.path[0] = sys.argv[1]
    main()
