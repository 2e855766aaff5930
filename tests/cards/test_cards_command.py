"""`manage.py cards`: the search on the command line."""

import json
from io import StringIO

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from cards.models import Card, CatalogueChange

pytestmark = pytest.mark.django_db


def run(*arguments: str) -> str:
    out = StringIO()
    call_command("cards", *arguments, stdout=out)
    return out.getvalue()


def test_it_tells_a_line_a_card_and_how_many() -> None:
    assert run("theoden", "leader").splitlines() == [
        "7 U 254    Théoden, Leader of Spears (Rohan companion)",
        "1 card",
        'Read as names: "theoden" "leader" (1)',
    ]


def test_it_tells_how_plain_words_were_read() -> None:
    said = run("gondor", "companion", "--most", "1").splitlines()

    assert "Read as card facts: culture:gondor type:companion (94)" in said
    assert any('You can also search what cards do: does:"gondor companion"' in it for it in said)


def test_the_strongest_can_come_first() -> None:
    first, *_ = run("c:gondor", "t:companion", "--order", "strength", "--json").splitlines()
    strongest = json.loads(run("c:gondor", "t:companion", "--order", "strength", "--json"))[0]

    assert first == "["
    assert strongest["facts"]["strength"] == max(
        card["facts"]["strength"] for card in json.loads(run("c:gondor", "t:companion", "--json"))
    )


def test_long_answers_are_cut_and_say_so() -> None:
    said = run("c:gondor", "--most", "2").splitlines()

    assert len(said) == 3
    assert said[-1] == "296 cards; the first 2 are shown"


def test_json_holds_the_facts_of_every_card_found() -> None:
    (found,) = json.loads(run("--json", 'game:tcg "forth the three hunters"'))

    assert found["ids"] == ["15_204", "15_205", "15_206"]
    assert found["facts"]["collector"] == "15 C 60"
    assert found["address"] == "/cards/tcg/15_204/"


def test_cards_can_be_ordered() -> None:
    said = run("c:gondor", "t:ally", "--order", "name").splitlines()[:-1]

    names = [line[11:] for line in said]
    assert names == sorted(names)


def test_a_mistake_is_underlined() -> None:
    with pytest.raises(CommandError) as caught:
        run("cultre:gondor")

    assert str(caught.value).splitlines() == [
        "this search can’t be read:",
        "cultre:gondor",
        "^^^^^^",
        "there is no field 'cultre'. Did you mean: culture:gondor",
    ]


def test_an_empty_catalogue_says_how_it_is_filled() -> None:
    Card.objects.all().delete()
    CatalogueChange.objects.create(summary="emptied")

    with pytest.raises(CommandError, match="load_catalogue"):
        run("theoden")


def test_no_lines_at_all_make_no_sense() -> None:
    with pytest.raises(CommandError, match="at least 1"):
        run("theoden", "--most", "0")
