"""Cards are worded as the templates of their set: print changed them over the years."""

import pytest

from rules.notation.filter import Filter
from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english import describe_sentence, sentences_of
from rules.tcg.notation.language import (
    a,
    ability,
    about_to_take_a_wound,
    add_twilight,
    archery,
    at,
    at_start_of,
    battleground,
    bearer,
    bearer_must_be,
    bearing,
    between,
    can_spot,
    cannot_spot,
    character,
    companion,
    damage,
    discard,
    draw,
    dwarf,
    each,
    each_time,
    elf,
    event,
    exert,
    fellowship,
    fierce,
    forest,
    gets,
    given,
    gondor,
    hobbit,
    if_,
    is_,
    is_skirmishing,
    isengard,
    lasting,
    make,
    man,
    maneuver,
    may,
    minion,
    mountain,
    mounted,
    or_if,
    orc,
    overwhelmed_only_at,
    place_tokens,
    plains,
    possession,
    prevent_that,
    ranger,
    regroup,
    response,
    river,
    shadow,
    shadow_number,
    site_numbered,
    skirmish,
    skirmishing_against,
    strength,
    that,
    the_fellowship_moves_here,
    this,
    titled,
    weapon,
    while_,
    wound,
)
from rules.tcg.notation.sentences import Definition, Sentence
from tests.rules.tcg.cards import *


def say(card_id: str, sentence: Sentence) -> str:
    return describe_sentence(facts(card_id), sentence, brackets=True)


@pytest.mark.parametrize(
    ("card_id", "sentence", "expected"),
    [
        # Where a character is.
        (
            CORPS_OF_HARAD,
            while_(at(plains), gets(this, fierce)),
            "While this minion is at a plains site, it is fierce.",
        ),
        (
            LEGOLAS_COMPANION_OF_THE_RING,
            while_(at(forest), gets(this, strength(+2))),
            "While Legolas is at a forest site, he is strength +2.",
        ),
        (
            LEGOLAS_COMPANION_OF_THE_RING,
            while_(at(forest), gets(elf, strength(+1))),
            "While Legolas is at a forest site, each Elf is strength +1.",
        ),
        (
            ROHIRRIM_WARRIOR,
            while_(at(forest), gets(elf, strength(+1))),
            "While the fellowship is at a forest site, each Elf is strength +1.",
        ),
        # What it bears and whom it skirmishes.
        (
            GOBLIN_MARKSMAN,
            while_(is_(this, bearing(weapon)), gets(this, strength(+2))),
            "While this minion bears a weapon, he is strength +2.",
        ),
        (
            CORPS_OF_HARAD,
            while_(is_(this, bearing(weapon)), gets(this, strength(+2))),
            "While this minion is bearing a weapon, it is strength +2.",
        ),
        (
            GOBLIN_MARKSMAN,
            while_(is_skirmishing(this, elf), gets(this, strength(+2))),
            "While skirmishing an Elf, this minion is strength +2.",
        ),
        (
            CORPS_OF_HARAD,
            while_(is_skirmishing(this, elf), gets(this, strength(+2))),
            "While this minion is skirmishing an Elf, this minion is strength +2.",
        ),
        (
            CORPS_OF_HARAD,
            ability(skirmish, exert(this) >> wound(a(companion, skirmishing_against(this)))),
            "Skirmish: Exert this minion to wound a companion it is skirmishing.",
        ),
        # Conditions in parentheses.
        (
            THEIR_HALLS_OF_STONE,
            event(skirmish, make(a(dwarf), strength(or_if(at(battleground), +4, otherwise=+2)))),
            "Skirmish: Make a Dwarf strength +2 (or +4 if at a battleground site).",
        ),
        (
            "4_42",
            event(skirmish, make(a(dwarf), strength(or_if(at(battleground), +4, otherwise=+2)))),
            "Skirmish: Make a Dwarf strength +2 (or +4 if at a battleground).",
        ),
        (
            THEIR_HALLS_OF_STONE,
            event(skirmish, draw(or_if(can_spot(elf), 2, otherwise=1))),
            "Skirmish: Draw a card (or 2 cards if you spot an Elf).",
        ),
        (
            THEIR_HALLS_OF_STONE,
            event(
                skirmish,
                make(a(dwarf), strength(+2))
                + if_(is_(that(dwarf), mounted), make(that(dwarf), damage(+1))),
            ),
            "Skirmish: Make a Dwarf strength +2 (and damage +1 if mounted).",
        ),
        (
            THEIR_HALLS_OF_STONE,
            event(
                skirmish,
                if_(
                    can_spot(elf),
                    make(a(dwarf), strength(+4), damage(+1)),
                    make(a(dwarf), strength(+2)),
                ),
            ),
            "Skirmish: Make a Dwarf strength +2 (or +4 and damage +1 if you spot an Elf).",
        ),
        (
            THEIR_HALLS_OF_STONE,
            event(skirmish, if_(at(site_numbered(between(1, 4))), wound(a(minion)), draw(1))),
            "Skirmish: At sites 1 to 4, wound a minion. At any other site, draw a card.",
        ),
        # Sites speak of themselves.
        (
            DWARROWDELF_CHAMBER,
            each_time(the_fellowship_moves_here, add_twilight(2)),
            "When the fellowship moves to Dwarrowdelf Chamber, add (2).",
        ),
        (
            WEST_ROAD,
            each_time(the_fellowship_moves_here, add_twilight(2)),
            "When the fellowship moves to this site, add (2).",
        ),
        (WEST_ROAD, gets(this, shadow_number(+1)), "The Shadow number of this site is +1."),
        (
            GREEN_DRAGON_INN_11_242,
            at_start_of(fellowship, may(draw(1))),
            "At the start of your fellowship phase, you may draw a card.",
        ),
        (
            DWARROWDELF_CHAMBER,
            each_time(
                the_fellowship_moves_here, given(cannot_spot(ranger)), exert(each(companion))
            ),
            (
                "When the fellowship moves to Dwarrowdelf Chamber without a ranger, every "
                "companion must exert."
            ),
        ),
        # Discarding.
        (
            CORPS_OF_HARAD,
            ability(skirmish, exert(this) >> discard(a(possession))),
            "Skirmish: Exert this minion to discard a possession from play.",
        ),
        (
            ROHIRRIM_WARRIOR,
            ability(skirmish, exert(this) >> discard(a(possession))),
            "Skirmish: Exert Rohirrim Warrior to discard a possession.",
        ),
        (
            WEAPONS_OF_ISENGARD,
            at_start_of(regroup, discard(this)),
            "Discard this condition at the start of the regroup phase.",
        ),
        # What is prevented.
        (
            GOBLIN_MARKSMAN,
            response(about_to_take_a_wound(this), exert(this) >> prevent_that),
            "Response: If this minion is about to take a wound, exert him to prevent that wound.",
        ),
        (
            CORPS_OF_HARAD,
            response(about_to_take_a_wound(this), exert(this) >> prevent_that),
            "Response: If this minion is about to take a wound, exert it to prevent that.",
        ),
        (
            LEGOLAS_COMPANION_OF_THE_RING,
            ability(skirmish, exert(this) >> make(a(hobbit), overwhelmed_only_at(3))),
            (
                "Skirmish: Exert Legolas to prevent a Hobbit from being overwhelmed unless "
                "his or her strength is tripled."
            ),
        ),
        (
            LEGOLAS_COMPANION_OF_THE_RING,
            ability(
                skirmish,
                exert(a(elf)) >> lasting(each_time(about_to_take_a_wound(this), prevent_that)),
            ),
            "Skirmish: Exert an Elf to prevent all wounds to Legolas.",
        ),
        # Tokens, weapons, followers.
        (
            WEAPONS_OF_ISENGARD,
            ability(shadow, exert(a(orc)) >> place_tokens(1, isengard)),
            "Shadow: Exert an Orc to place an [isengard] token on this card.",
        ),
        (
            HEIRS_OF_GONDOR,
            ability(shadow, exert(a(orc)) >> place_tokens(1, isengard)),
            "Shadow: Exert an Orc to add an [isengard] token here.",
        ),
        (
            HAND_AXE,
            ability(archery, discard(this) >> draw(1)),
            "Archery: Discard this weapon to draw a card.",
        ),
        (
            ROHAN_WORKER,
            ability(skirmish, discard(this) >> draw(1)),
            "Skirmish: Discard this to draw a card.",
        ),
    ],
)
def test_a_card_is_worded_like_its_set(card_id: str, sentence: Sentence, expected: str) -> None:
    assert say(card_id, sentence) == expected


@pytest.mark.parametrize(
    ("card_id", "bearer", "sentence", "expected"),
    [
        ("1_95", titled("Boromir"), gets(bearer, damage(+1)), "He is damage +1."),
        (
            "1_98",
            titled("Boromir"),
            ability(maneuver, exert(bearer) >> draw(1)),
            "Maneuver: Exert Boromir to draw a card.",
        ),
        (
            "3_108",
            hobbit,
            ability(skirmish, exert(bearer) >> wound(a(orc, skirmishing_against(bearer)))),
            "Skirmish: Exert bearer to wound an Orc he or she is skirmishing.",
        ),
        (
            "12_80",
            titled("The Balrog"),
            gets(bearer, fierce),
            "It is fierce.",
        ),
        (
            AXE_OF_KHAZAD_DUM,
            dwarf,
            while_(at(mountain), gets(bearer, damage(+1))),
            "While bearer is at a mountain site, he is damage +1.",
        ),
        (
            "11_59",
            gondor & man,
            while_(at(river), gets(bearer, damage(+1))),
            "While bearer is at a river site, he or she is damage +1.",
        ),
        (
            "11_2",
            character,
            response(about_to_take_a_wound(bearer), draw(1)),
            "Response: If the Ring-bearer is about to take a wound, draw a card.",
        ),
    ],
)
def test_a_bearer_has_a_name_where_only_one_may_be_it(
    card_id: str, bearer: Filter, sentence: Sentence, expected: str
) -> None:
    text = Definition("", "", (bearer_must_be(bearer), sentence))
    assert sentences_of(facts(card_id), text, brackets=True)[1] == expected
