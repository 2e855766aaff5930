"""Words that cards of sets 8 to 17 brought read like print too."""

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english import describe_sentence
from rules.tcg.notation.language import *
from rules.tcg.notation.sentence import Sentence
from tests.rules.tcg.cards import *


@pytest.mark.parametrize(
    ("card_id", "sentence", "expected"),
    [
        (
            A_GREY_SHIP,
            event(archery, add_to_fellowship_archery(-1 * choose_x(fellowship_archery_total))),
            "Archery: Make the fellowship archery total −X (to a minimum of 0).",
        ),
        (
            A_GREY_SHIP,
            event(archery, draw(fellowship_archery_total)),
            "Archery: Draw X cards, where X is the fellowship archery total.",
        ),
        (
            A_GREY_SHIP,
            event(archery, lasting(forbids(you, using_abilities, phase=archery))),
            "Archery: You cannot use archery special abilities.",
        ),
        (
            BEYOND_ALL_DARKNESS,
            event(
                skirmish,
                if_killed(
                    companion & skirmishing_against(nazgul),
                    have(free_peoples_player, discard_hand()),
                ),
            ),
            (
                "Skirmish: If the companion skirmishing a Nazgûl is killed, the Free Peoples "
                "player must discard his or her hand."
            ),
        ),
        (
            STREAMING_TO_THE_FIELD,
            more_cards_for_initiative(number_of(orc)),
            (
                "For each Orc you can spot, the Free Peoples player must have an additional card "
                "in hand to have initiative."
            ),
        ),
        (
            SINDRI,
            plays_stacked(skirmish, dwarven, skirmish_event, on=dwarven & condition),
            (
                "You may play [dwarven] skirmish events stacked on [dwarven] conditions as if from "
                "hand."
            ),
        ),
        (
            KNIFE_OF_THE_GALADHRIM,
            borne_in_addition_by(titled("Aragorn")),
            (
                "If bearer is Aragorn, he may bear this hand weapon in addition to 1 other hand "
                "weapon."
            ),
        ),
        (
            SENT_BACK,
            ability(regroup, play(from_hand(wizard), despite_dead_copy=True)),
            "Regroup: Play a Wizard (even if another copy of that Wizard is in your dead pile).",
        ),
        (
            HORN_OF_THE_MARK,
            gets(bearer, gains(theoden_signet)),
            "Bearer gains the Théoden signet.",
        ),
        (
            GANDALF_RETURNED,
            each_time(wins_skirmish(this), may(reinforce(free_peoples))),
            "Each time Gandalf wins a skirmish, you may reinforce a Free Peoples culture token.",
        ),
        (
            A_SHADOW_RISES,
            ability(maneuver, become_minion(fierce, strength=10, vitality=3, until=regroup)),
            (
                "Maneuver: This condition becomes a fierce [wraith] minion until the start of the "
                "regroup phase that has 10 strength and 3 vitality, and cannot bear other cards. "
                "This card is still a condition."
            ),
        ),
        (
            RADAGAST_DECEIVED,
            each_time(
                is_healed(wizard),
                become_minion(
                    fierce, takes_no_wounds, race=wizard, strength=12, vitality=1, until=regroup
                ),
            ),
            (
                "Each time a Wizard is healed, this condition becomes a fierce Wizard minion until "
                "the start of the regroup phase that has 12 strength and 1 vitality, and cannot "
                "take wounds or bear other cards. This card is still a condition."
            ),
        ),
        (
            THE_MIRROR_OF_GALADRIEL_DANGEROUS_GUIDE,
            each_time(about_to_draw(you), may(exert(a(elf)) >> instead(draw(2)))),
            "Each time you are about to draw a card, you may exert an Elf to draw 2 cards instead.",
        ),
        (
            BALIN_AVENGED,
            gets(orc_culture & orc, gains(to_play(discard_from_hand(1)))),
            "Each [orc] Orc gains this text: “To play, discard a card from hand”.",
        ),
        (
            INTO_THE_CAVES,
            ability(
                assignment,
                assign(a(minion), a(ring_bearer))
                >> lose_keywords_of_choice(that(minion), until=regroup),
            ),
            (
                "Assignment: Assign a minion to the Ring-bearer to make that minion lose all game "
                "text keywords of your choice and unable to gain game text keywords until the "
                "regroup phase."
            ),
        ),
        (
            FLUNG_INTO_THE_FRAY,
            each_time(is_played(minion, from_stack_on=this), draw(1)),
            "Each time you play a minion stacked here, draw a card.",
        ),
        (
            VENGEFUL_PILLAGER,
            each_time(
                is_played(this, from_draw_deck=True, from_stack_on=your & men & possession),
                draw(1),
            ),
            (
                "When you play this minion from your draw deck or from your [men] possession, draw "
                "a card."
            ),
        ),
    ],
)
def test_a_sentence_reads_like_print(card_id: str, sentence: Sentence, expected: str) -> None:
    assert describe_sentence(facts(card_id), sentence, brackets=True) == expected
