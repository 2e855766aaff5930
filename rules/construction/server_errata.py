"""Numbers of the players' server for cards that it plays with texts of the players' council.

Cards of set 1 with such a text stand in its set 51, those of set 19 in its set 69, each under the
number of its card: 51_9 is 1_9. The catalogue has the printed card.
"""

from rules.tcg.facts.reader import all_cards

_BEYOND = 50


def printed_card(server_id: str) -> str | None:
    """Return the card that such a number stands for, None where it is none."""
    number, bar, rest = server_id.partition("_")
    if not (bar and number.isascii() and number.isdigit() and len(number) == 2):
        return None
    card_id = f"{int(number) - _BEYOND}_{rest}"
    is_of_a_set = int(number) > _BEYOND
    return card_id if is_of_a_set and card_id in all_cards() else None
