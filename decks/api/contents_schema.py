"""A deck's contents as the API's description tells them."""

from typing import Any

from decks.contents.bounds import MAX_COPIES, MAX_DIFFERENT_CARDS, MAX_SITES

MAX_ID_LENGTH = 20

_CARD = {"type": "string", "minLength": 1, "maxLength": MAX_ID_LENGTH}
_CARDS = {
    "type": "array",
    "maxItems": MAX_DIFFERENT_CARDS,
    "description": "Pairs of a card’s id and the number of its copies.",
    "items": {
        "type": "array",
        "prefixItems": [_CARD, {"type": "integer", "minimum": 1, "maximum": MAX_COPIES}],
        "items": False,
        "minItems": 2,
        "maxItems": 2,
    },
}


def _exactly(**properties: Any) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


CONTENTS_REFERENCE = {"$ref": "#/components/schemas/Contents"}
CONTENTS_SCHEMA: dict[str, Any] = {
    "description": (
        "A deck’s cards: of the TCG by `ring_bearer`, `ring`, `sites` and `draw_deck`, of the LCG "
        "by `heroes`, `player_deck` and `side_board`. Cards are called by their printed ids. "
        f"A deck has at most {MAX_DIFFERENT_CARDS} different cards."
    ),
    "oneOf": [
        _exactly(
            ring_bearer={**_CARD, "type": ["string", "null"]},
            ring={**_CARD, "type": ["string", "null"]},
            sites={"type": "array", "maxItems": MAX_SITES, "items": _CARD},
            draw_deck=_CARDS,
        ),
        _exactly(heroes=_CARDS, player_deck=_CARDS, side_board=_CARDS),
    ],
}
