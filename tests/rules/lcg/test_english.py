"""The English that is made of the definitions, and the messages for authors."""

import pytest

from rules.lcg.facts.reader import played_cards, read_set
from rules.lcg.facts.sets import CORE_SET
from rules.lcg.library import definition, unwritten
from rules.lcg.library.__main__ import written_english
from rules.lcg.library.definitions import MisplacedDefinition, defined_card
from rules.lcg.notation.definition import WRITTEN, card
from rules.lcg.notation.english import english
from rules.lcg.notation.english.sequences import third_person
from rules.lcg.notation.language import action, draw
from rules.lcg.notation.sentences import Definition
from rules.lcg.vocabulary import CardType
from tests.expected import present


def test_every_card_of_the_core_set_is_written() -> None:
    assert unwritten(known.code for known in read_set(CORE_SET).cards) == ()


def test_every_sentence_is_a_sentence() -> None:
    for code, sentences in written_english().items():
        for sentence in sentences:
            assert sentence[0].isupper() or sentence[0] == "[", (code, sentence)
            assert sentence.endswith((".", ".)", '."')), (code, sentence)
            assert "{" not in sentence
            assert "  " not in sentence


# Cards whose text is their keywords, or nothing.
PLAIN = {"01013", "01017", "01028", "01030", "01106", "02057", "03023"}


def test_only_plain_cards_say_nothing() -> None:
    silent = {
        code
        for code, known in played_cards().items()
        if (text := definition(code)) is not None
        and known.type is not CardType.QUEST
        and not english(known, text)
    }
    assert silent == PLAIN


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("01001", "Response: After Aragorn commits to a quest, pay 1 resource from his resource"
                  " pool to ready him."),
        ("01003", "Response: After Glóin suffers damage, add 1 resource to his resource pool for"
                  " each point of damage he just suffered."),
        ("01007", "Action: Discard 1 card from your hand to give Éowyn +1 [willpower] until the"
                  " end of the phase. This effect may be triggered by each player once each"
                  " round."),
        ("01016", "Response: After Snowbourn Scout enters play, choose a location. Place 1 progress"
                  " token on that location."),
        ("01020", "Action: Choose and ready 1 ally card."),
        ("01021", "Action: Exhaust 1 hero you control to choose and ready a different hero."),
        ("01023", "Action: Put 1 ally card into play from your hand. At the end of the phase, if"
                  " that ally is still in play, return it to your hand."),
        ("01041", "Attached hero gains +1 [attack]. (+2 [attack] instead if attached hero is a"
                  " Dwarf.)"),
        ("01043", "Action: Reduce your threat by 3 to give control of Wandering Took to another"
                  " player. Raise that player's threat by 3."),
        ("01050", 'Response: Cancel the "when revealed" effects of a card that was just revealed'
                  " from the encounter deck."),
        ("01070", "Action: Discard 1 card from your hand to give attached hero +1 [defense] or +1"
                  " [willpower] until the end of the phase."),
        ("01074", "Shadow: Defending player must choose and exhaust 1 character they control. (2"
                  " characters instead if this attack is undefended.)"),
        ("01076", "Shadow: Raise defending player's threat by 4. (Raise defending player's threat"
                  " by 8 instead if this attack is undefended.)"),
        ("01084", "Forced: Each time Marsh Adder attacks you, raise your threat by 1."),
        ("01085", "Forced: If Wargs is dealt a shadow card with no effect, return Wargs to the"
                  " staging area after it attacks."),
        ("01089", "When Revealed: The first player chooses 1 character currently committed to a"
                  " quest. Deal 2 damage to that character."),
        ("01092", "When Revealed: Each enemy and each location currently in the staging area gets"
                  " +1 [threat] until the end of the phase. If there are no cards in the staging"
                  " area, Driven by Shadow gains surge."),
        ("01095", "While Enchanted Stream is the active location, players cannot draw cards."),
        ("01097", "Shadow: Attacking enemy gets +1 [attack]. (If this attack is undefended, also"
                  " raise your threat by 3.)"),
        ("01117", "Shadow: Defending player chooses and returns 1 exhausted ally they control to"
                  " its owner's hand. If you control no exhausted allies, raise your threat by 3."),
        ("01119", "Setup: Search the encounter deck for 1 copy of the Forest Spider and 1 copy of"
                  " the Old Forest Road, and add them to the staging area. Then, shuffle the"
                  " encounter deck."),
        ("01124", "Players cannot advance to the next stage of this quest unless they have rescued"
                  " the prisoner and have all 3 objective cards."),
    ],
)  # fmt: skip
def test_cards_read_like_cards(code: str, sentence: str) -> None:
    assert sentence in english(played_cards()[code], present(definition(code)), brackets=True)


def test_pages_write_words_in_place_of_icons() -> None:
    known = {code: present(definition(code)) for code in ("01041", "02010")}
    assert english(played_cards()["01041"], known["01041"])[-1].startswith(
        "Attached hero gains +1 attack. (+2 attack instead"
    )
    assert "Attached hero gains a Leadership resource icon." in english(
        played_cards()["02010"], known["02010"]
    )


def test_all_that_a_failed_escape_test_brings_is_one_sentence() -> None:
    (nightfall,) = english(played_cards()["02109"], present(definition("02109")))
    assert "If this test is failed" in nightfall
    assert nightfall.split("If this test is failed")[1].count(".") == 1


def test_an_erratum_is_a_definition_of_its_own_day() -> None:
    assert present(definition("01043")).edition == ""
    assert present(definition("01043", "2016-12-31")).edition == ""
    assert present(definition("01043", "2017-12-01")).edition == "2017-10-16"
    dated = english(played_cards()["01043"], present(definition("01043", "2017-12-01")))
    assert dated[0].endswith("Limit once per round.")


@pytest.mark.parametrize(
    ("code", "name", "problem"),
    [
        ("01001", "Legolas", "the card 01001 is 'Aragorn', and 'Legolas' is 01005"),
        ("01001", "Nobody", "the card 01001 is 'Aragorn', not 'Nobody'"),
        ("01999", "Legolas", "no card has the code 01999; did you mean 01005?"),
        ("01999", "Nobody", "no card has the code 01999"),
    ],
)
def test_a_wrong_code_or_name_is_an_error_that_names_the_right_one(
    code: str, name: str, problem: str
) -> None:
    with pytest.raises(MisplacedDefinition) as raised:
        defined_card(Definition(code, (), name=name))
    assert str(raised.value) == problem


def test_what_is_not_a_sentence_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"01001 Aragorn: \w+ is no sentence"):
        card("01001", "Aragorn", draw(1), edition="2099-01-01")  # type: ignore[arg-type]
    assert __name__ not in WRITTEN
    assert action(draw(1)) is not None


@pytest.mark.parametrize(
    ("imperative", "third"),
    [
        ("raise their threat by 1", "raises their threat by 1"),
        ("choose and discard 1 card", "chooses and discards 1 card"),
        ("reveal 1 card, and add it to the staging area",
         "reveals 1 card, and adds it to the staging area"),
        ("search the deck", "searches the deck"),
    ],
)  # fmt: skip
def test_what_somebody_does_is_in_the_third_person(imperative: str, third: str) -> None:
    assert third_person(imperative) == third
