"""Cards are worded as the templates of their set: print changed them over the years."""

import pytest

from rules.tcg.facts.reader import card as facts
from rules.tcg.notation.english import describe_sentence, sentences_of
from rules.tcg.notation.language import (
    a,
    ability,
    about_to_take_a_wound,
    add_twilight,
    all_of_these,
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

ORC_OF_MORIA = "1_176"  # Goblin Marksman, of the first set
CORPS = "11_73"  # Corps of Harad, a minion that is not unique, of Shadows
LEGOLAS = "11_21"
WARRIOR = "15_139"  # Rohirrim Warrior
DWARF_EVENT = "1_26"  # Their Halls of Stone
AXE = "2_10"  # Hand Axe
KHAZAD_AXE = "11_3"
SITE_OF_SET_1 = "1_344"  # Dwarrowdelf Chamber
SITE_OF_SET_7 = "7_337"
INN = "11_242"  # Green Dragon Inn
TOKENS_OF_SET_4 = "4_211"  # Weapons of Isengard
TOKENS_OF_SET_13 = "13_69"
FOLLOWER = "15_135"


def say(card_id: str, sentence: Sentence) -> str:
    return describe_sentence(facts(card_id), sentence, brackets=True)


@pytest.mark.parametrize(
    ("card_id", "sentence", "expected"),
    [
        # Where a character is.
        (
            CORPS,
            while_(at(plains), gets(this, fierce)),
            "While this minion is at a plains site, it is fierce.",
        ),
        (
            LEGOLAS,
            while_(at(forest), gets(this, strength(+2))),
            "While Legolas is at a forest site, he is strength +2.",
        ),
        (
            LEGOLAS,
            while_(at(forest), gets(elf, strength(+1))),
            "While Legolas is at a forest site, each Elf is strength +1.",
        ),
        (
            WARRIOR,
            while_(at(forest), gets(elf, strength(+1))),
            "While the fellowship is at a forest site, each Elf is strength +1.",
        ),
        # What it bears and whom it skirmishes.
        (
            ORC_OF_MORIA,
            while_(is_(this, bearing(weapon)), gets(this, strength(+2))),
            "While this minion bears a weapon, he is strength +2.",
        ),
        (
            CORPS,
            while_(is_(this, bearing(weapon)), gets(this, strength(+2))),
            "While this minion is bearing a weapon, it is strength +2.",
        ),
        (
            ORC_OF_MORIA,
            while_(is_skirmishing(this, elf), gets(this, strength(+2))),
            "While skirmishing an Elf, this minion is strength +2.",
        ),
        (
            CORPS,
            while_(is_skirmishing(this, elf), gets(this, strength(+2))),
            "While this minion is skirmishing an Elf, this minion is strength +2.",
        ),
        (
            CORPS,
            ability(skirmish, exert(this) >> wound(a(companion, skirmishing_against(this)))),
            "Skirmish: Exert this minion to wound a companion it is skirmishing.",
        ),
        # Conditions in parentheses.
        (
            DWARF_EVENT,
            event(skirmish, make(a(dwarf), strength(or_if(+2, at(battleground), +4)))),
            "Skirmish: Make a Dwarf strength +2 (or +4 if at a battleground site).",
        ),
        (
            "4_42",
            event(skirmish, make(a(dwarf), strength(or_if(+2, at(battleground), +4)))),
            "Skirmish: Make a Dwarf strength +2 (or +4 if at a battleground).",
        ),
        (
            DWARF_EVENT,
            event(skirmish, draw(or_if(1, can_spot(elf), 2))),
            "Skirmish: Draw a card (or 2 cards if you spot an Elf).",
        ),
        (
            DWARF_EVENT,
            event(
                skirmish,
                make(a(dwarf), strength(+2))
                + if_(is_(that(dwarf), mounted), make(that(dwarf), damage(+1))),
            ),
            "Skirmish: Make a Dwarf strength +2 (and damage +1 if mounted).",
        ),
        (
            DWARF_EVENT,
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
            DWARF_EVENT,
            event(skirmish, if_(at(site_numbered(between(1, 4))), wound(a(minion)), draw(1))),
            "Skirmish: At sites 1 to 4, wound a minion. At any other site, draw a card.",
        ),
        # Sites speak of themselves.
        (
            SITE_OF_SET_1,
            each_time(the_fellowship_moves_here, add_twilight(2)),
            "When the fellowship moves to Dwarrowdelf Chamber, add (2).",
        ),
        (
            SITE_OF_SET_7,
            each_time(the_fellowship_moves_here, add_twilight(2)),
            "When the fellowship moves to this site, add (2).",
        ),
        (SITE_OF_SET_7, gets(this, shadow_number(+1)), "The Shadow number of this site is +1."),
        (
            INN,
            at_start_of(fellowship, may(draw(1))),
            "At the start of your fellowship phase, you may draw a card.",
        ),
        (
            SITE_OF_SET_1,
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
            CORPS,
            ability(skirmish, exert(this) >> discard(a(possession))),
            "Skirmish: Exert this minion to discard a possession from play.",
        ),
        (
            WARRIOR,
            ability(skirmish, exert(this) >> discard(a(possession))),
            "Skirmish: Exert Rohirrim Warrior to discard a possession.",
        ),
        (
            TOKENS_OF_SET_4,
            at_start_of(regroup, discard(this)),
            "Discard this condition at the start of the regroup phase.",
        ),
        # What is prevented.
        (
            ORC_OF_MORIA,
            response(about_to_take_a_wound(this), exert(this) >> prevent_that),
            "Response: If this minion is about to take a wound, exert him to prevent that wound.",
        ),
        (
            CORPS,
            response(about_to_take_a_wound(this), exert(this) >> prevent_that),
            "Response: If this minion is about to take a wound, exert it to prevent that.",
        ),
        (
            LEGOLAS,
            ability(skirmish, exert(this) >> make(a(hobbit), overwhelmed_only_at(3))),
            (
                "Skirmish: Exert Legolas to prevent a Hobbit from being overwhelmed unless "
                "his or her strength is tripled."
            ),
        ),
        (
            LEGOLAS,
            ability(
                skirmish,
                exert(a(elf)) >> lasting(each_time(about_to_take_a_wound(this), prevent_that)),
            ),
            "Skirmish: Exert an Elf to prevent all wounds to Legolas.",
        ),
        # Tokens, weapons, followers.
        (
            TOKENS_OF_SET_4,
            ability(shadow, exert(a(orc)) >> place_tokens(1, isengard)),
            "Shadow: Exert an Orc to place an [isengard] token on this card.",
        ),
        (
            TOKENS_OF_SET_13,
            ability(shadow, exert(a(orc)) >> place_tokens(1, isengard)),
            "Shadow: Exert an Orc to add an [isengard] token here.",
        ),
        (
            AXE,
            ability(archery, discard(this) >> draw(1)),
            "Archery: Discard this weapon to draw a card.",
        ),
        (
            FOLLOWER,
            ability(skirmish, discard(this) >> draw(1)),
            "Skirmish: Discard this to draw a card.",
        ),
    ],
)
def test_a_card_is_worded_like_its_set(card_id, sentence, expected):
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
            KHAZAD_AXE,
            dwarf,
            while_(at(mountain), gets(bearer, damage(+1))),
            "While bearer is at a mountain site, he is damage +1.",
        ),
        (
            "11_59",
            all_of_these(gondor, man),
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
def test_a_bearer_has_a_name_where_only_one_may_be_it(card_id, bearer, sentence, expected):
    text = Definition("", "", (bearer_must_be(bearer), sentence))
    assert sentences_of(facts(card_id), text, brackets=True)[1] == expected
