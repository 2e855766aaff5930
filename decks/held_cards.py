"""Which cards the latest versions of decks hold, kept so that decks are found by their cards."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from decks.contents.encoding import cards_in
from decks.models import DeckCard, DeckVersion

DECKS_AT_ONCE, ROWS_AT_ONCE = 500, 2_000


def note_held_cards(versions: Iterable[DeckVersion]) -> None:
    """Store what new latest versions hold, in place of what their decks held before."""
    wanted = {version.deck_id: cards_in(version.contents) for version in versions}
    keys = list(wanted)
    for start in range(0, len(keys), DECKS_AT_ONCE):
        _note({key: wanted[key] for key in keys[start : start + DECKS_AT_ONCE]})


def _note(wanted: Mapping[int, set[str]]) -> None:
    known: dict[int, set[str]] = defaultdict(set)
    gone: list[int] = []
    for row in DeckCard.objects.filter(deck__in=wanted):
        known[row.deck_id].add(row.card)
        if row.card not in wanted[row.deck_id]:
            gone.append(row.pk)
    DeckCard.objects.filter(pk__in=gone).delete()
    DeckCard.objects.bulk_create(
        (
            DeckCard(deck_id=deck, card=card)
            for deck, cards in wanted.items()
            for card in sorted(cards - known[deck])
        ),
        batch_size=ROWS_AT_ONCE,
        ignore_conflicts=True,
    )
