"""`manage.py load_catalogue`: added, changed, left, vanished; and never half."""

import json
from collections.abc import Iterator
from io import StringIO

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from cards import loading
from cards.loading import load_catalogue
from cards.models import Card, CardSet, CatalogueChange
from cards.search.index import index
from rules.lcg.facts.reader import all_cards
from rules.lcg.facts.sets import SETS
from rules.rows import BadRow

pytestmark = pytest.mark.django_db


# The cards of all products.
LCG = len(all_cards())


@pytest.fixture
def empty_catalogue() -> None:
    Card.objects.all().delete()
    CardSet.objects.all().delete()
    CatalogueChange.objects.all().delete()


def run() -> list[str]:
    out = StringIO()
    call_command("load_catalogue", stdout=out, no_color=True)
    return out.getvalue().splitlines()


def test_the_first_run_adds_every_card_of_both_games(empty_catalogue: None) -> None:
    assert run()[-1] == f"Catalogue: {3089 + LCG:,} added, 0 changed, 0 left"
    assert Card.objects.filter(game="tcg").count() == 3089
    assert Card.objects.filter(game="lcg").count() == LCG
    assert CardSet.objects.count() == 20 + len(SETS)


def test_the_second_run_leaves_all_as_it_is() -> None:
    assert run() == [
        "TCG: 0 added, 0 changed, 3,089 left as they were",
        f"LCG: 0 added, 0 changed, {LCG:,} left as they were",
        f"Catalogue: 0 added, 0 changed, {3089 + LCG:,} left",
    ]


def test_a_run_that_changes_nothing_leaves_no_trace() -> None:
    changes = CatalogueChange.objects.count()

    load_catalogue()

    assert CatalogueChange.objects.count() == changes


def test_a_card_that_differs_is_put_right_and_what_differed_is_shown() -> None:
    card = Card.objects.get(game="tcg", printed_id="7_364")
    card.line = json.dumps({**card.row, "strength": 9})
    card.save()

    assert "  changed 7_364: strength 9 → 7" in run()
    card.refresh_from_db()
    assert card.row["strength"] == 7


def test_a_card_whose_column_differs_is_put_right() -> None:
    Card.objects.filter(game="tcg", printed_id="7_364").update(title="Strider")

    assert "  changed 7_364: title" in run()
    assert Card.objects.get(game="tcg", printed_id="7_364").title == "Aragorn"


def test_many_changes_are_shown_in_short() -> None:
    Card.objects.filter(game="lcg").update(title="X")

    said = run()

    assert f"  and {LCG - 20:,} more" in said
    assert said[-1] == f"Catalogue: 0 added, {LCG:,} changed, 3,089 left"


def test_a_card_that_no_file_has_any_more_is_kept_and_told() -> None:
    card = Card.objects.get(game="lcg", printed_id="01001")
    Card.objects.create(
        game="lcg",
        printed_id="01999",
        card_set=card.card_set,
        number=999,
        collector="01999",
        title="Gone",
        type="hero",
        line=json.dumps({**card.row, "code": "01999"}),
    )

    said = run()

    assert f"LCG: 0 added, 0 changed, {LCG:,} left as they were, 1 vanished" in said
    assert "  01999 is in no data file any more; it was kept" in said
    assert Card.objects.filter(printed_id="01999").exists()


def test_a_set_that_differs_is_put_right() -> None:
    CardSet.objects.filter(game="tcg", code="7").update(name="Return")

    assert run()[0].endswith("3,089 left as they were, 1 sets added or changed")
    assert CardSet.objects.get(game="tcg", code="7").name == "The Return of the King"


def test_a_wrong_data_file_loads_nothing(
    monkeypatch: pytest.MonkeyPatch, empty_catalogue: None
) -> None:
    def wrong() -> Iterator[object]:
        raise BadRow("core.jsonl:3: 01003: missing sphere")
        yield

    monkeypatch.setattr(loading, "_lcg_cards", wrong)

    with pytest.raises(CommandError, match="01003: missing sphere"):
        run()
    assert Card.objects.count() == 0


def test_search_sees_a_change_at_once() -> None:
    entry = index().by_id["tcg", "7_364"]
    Card.objects.filter(game="tcg", printed_id="7_364").update(title="Strider")
    assert index().by_id["tcg", "7_364"] is entry

    load_catalogue()

    assert index().by_id["tcg", "7_364"] is not entry


def test_facts_come_back_from_the_database_as_the_rules_know_them() -> None:
    from rules.lcg.facts.reader import all_cards as lcg_cards
    from rules.tcg.facts.reader import all_cards as tcg_cards

    stored = {(card.game, card.printed_id): card.facts for card in Card.objects.all()}

    assert stored == {("tcg", card_id): card for card_id, card in tcg_cards().items()} | {
        ("lcg", code): card for code, card in lcg_cards().items()
    }
