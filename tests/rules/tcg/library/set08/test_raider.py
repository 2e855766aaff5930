"""The Raider cards of set 8, *Siege of Gondor*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(
    ("tokens", "minion", "has"),
    [(6, SOUTHRON_ARCHER, True), (5, SOUTHRON_ARCHER, False), (6, MORDOR_TROOPER, False)],
)
def test_corsair_war_galley_gives_initiative(tokens: int, minion: str, has: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[CORSAIR_WAR_GALLEY],
        minions=[minion],
        hand=[GIMLIS_HELM] * 5,
    ).put_tokens(CORSAIR_WAR_GALLEY, tokens, Culture.RAIDER)
    assert scene.state.shadow_has_initiative() is has


def test_corsair_war_galley_sinks_for_twilight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[CORSAIR_WAR_GALLEY],
        minions=[SOUTHRON_ARCHER],
    ).put_tokens(CORSAIR_WAR_GALLEY, 4, Culture.RAIDER)
    scene.regroup_phase().wait_to(Verb.USE, CORSAIR_WAR_GALLEY).use(CORSAIR_WAR_GALLEY)
    assert scene.twilight == 4
    assert scene.is_discarded(CORSAIR_WAR_GALLEY)


@pytest.mark.parametrize(("tokens", "bonus"), [(4, 4), (9, 6)])
def test_wind_that_sped_ships_counts_six_tokens_at_most(tokens: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[CORSAIR_WAR_GALLEY],
        minions=[CORSAIR_MARAUDER],
        hand=[MORNING_CAME],
        shadow_hand=[WIND_THAT_SPED_SHIPS],
        twilight=3,
    ).put_tokens(CORSAIR_WAR_GALLEY, tokens, Culture.RAIDER)
    before = scene.strength(CORSAIR_MARAUDER)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, CORSAIR_MARAUDER)
    scene.wait_to(Verb.PLAY, WIND_THAT_SPED_SHIPS).play(WIND_THAT_SPED_SHIPS)
    assert scene.strength(CORSAIR_MARAUDER) == before + bonus
    scene.do(Verb.YES)
    assert scene.deck(SHADOW) == [WIND_THAT_SPED_SHIPS]


def corsairs(*hand: str, **laid: Any) -> Scene:
    """A Shadow phase with these cards in hand, and Under Foot to hold tokens."""
    return Scene(
        **{
            "fellowship": [DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
            "minions": [CORSAIR_GUNNERS],
            "shadow_support": [UNDER_FOOT],
            "shadow_hand": hand,
            "twilight": 20,
            "site": 4,
            **laid,
        }
    )


@pytest.mark.parametrize(
    ("corsair", "laid"),
    [
        (CORSAIR_BUCCANEER, {"threats": 1}),
        (CORSAIR_LOOKOUT, {"support": [TOM_BOMBADIL]}),
        (CORSAIR_MARAUDER, {"bearing": {GIMLI_DWARF_OF_EREBOR: [DWARVEN_AXE]}}),
    ],
)
@pytest.mark.parametrize("pays", [True, False])
def test_a_corsair_brings_two_tokens_for_its_price(
    corsair: str, laid: dict[str, object], pays: bool
) -> None:
    scene = corsairs(corsair, **(laid if pays else {})).put_tokens(UNDER_FOOT, 1)
    scene.shadow_phase().play(corsair)
    assert scene.can(Verb.TRIGGER, corsair) is pays
    if pays:
        scene.answer_with(corsair)
    assert scene.tokens(UNDER_FOOT) == (3 if pays else 1)
    assert scene.threats == 0


def test_corsair_plunderer_brings_two_tokens_for_two_cards() -> None:
    scene = corsairs(CORSAIR_PLUNDERER, MORDOR_VETERAN, MORDOR_VETERAN).put_tokens(UNDER_FOOT, 1)
    scene.shadow_phase().play(CORSAIR_PLUNDERER).answer_with(CORSAIR_PLUNDERER)
    assert scene.tokens(UNDER_FOOT) == 3
    assert scene.hand(SHADOW) == []


def test_corsair_freebooter_turns_two_tokens_of_anyone_into_two_of_raiders() -> None:
    scene = corsairs(CORSAIR_FREEBOOTER, support=[SONG_OF_THE_SHIRE]).put_tokens(UNDER_FOOT, 1)
    scene.put_tokens(SONG_OF_THE_SHIRE, 2)
    scene.shadow_phase().play(CORSAIR_FREEBOOTER).answer_with(CORSAIR_FREEBOOTER)
    while scene.can(Verb.CHOOSE, SONG_OF_THE_SHIRE):
        scene.choose(SONG_OF_THE_SHIRE)
    assert scene.tokens(SONG_OF_THE_SHIRE) == 0
    assert scene.tokens(UNDER_FOOT) == 3


def test_a_corsair_adds_nothing_where_no_card_has_a_token() -> None:
    scene = corsairs(CORSAIR_BUCCANEER, threats=1).shadow_phase().play(CORSAIR_BUCCANEER)
    if scene.can(Verb.TRIGGER, CORSAIR_BUCCANEER):
        scene.answer_with(CORSAIR_BUCCANEER)
    assert scene.tokens(UNDER_FOOT) == 0


def test_castamir_of_umbar_plays_a_corsair_and_adds_tokens() -> None:
    scene = corsairs(CORSAIR_PLUNDERER, minions=[CASTAMIR_OF_UMBAR]).put_tokens(UNDER_FOOT, 1)
    scene.shadow_phase().use(CASTAMIR_OF_UMBAR)
    assert scene.in_play(CORSAIR_PLUNDERER)
    assert scene.tokens(UNDER_FOOT) == 3
    assert scene.wounds(CASTAMIR_OF_UMBAR) == 1
    alone = corsairs(MORDOR_VETERAN, minions=[CASTAMIR_OF_UMBAR]).put_tokens(UNDER_FOOT, 1)
    assert not alone.shadow_phase().can(Verb.USE, CASTAMIR_OF_UMBAR)


@pytest.mark.parametrize(("cards", "offered"), [(0, True), (4, False)])
def test_corsair_gunners_rage_with_initiative(cards: int, offered: bool) -> None:
    scene = corsairs(hand=[AXE_STRIKE, *[DWARF_GUARD] * cards]).put_tokens(UNDER_FOOT, 1)
    scene.skirmish(DWARF_GUARD, CORSAIR_GUNNERS).pass_()
    assert scene.can(Verb.USE, CORSAIR_GUNNERS) is offered
    if offered:
        scene.use(CORSAIR_GUNNERS)
        assert fierce(scene, CORSAIR_GUNNERS)
        assert scene.tokens(UNDER_FOOT) == 0


@pytest.mark.parametrize(
    ("cards", "tokens", "offered"), [(0, 1, True), (4, 1, False), (0, 0, False)]
)
def test_black_numenorean_takes_a_possession_of_whom_he_fights(
    cards: int, tokens: int, offered: bool
) -> None:
    scene = corsairs(
        minions=[BLACK_NUMENOREAN],
        bearing={
            GIMLI_DWARF_OF_EREBOR: [DWARVEN_AXE],
            FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319],
        },
        hand=[DWARF_GUARD] * cards,
    ).put_tokens(UNDER_FOOT, tokens)
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, BLACK_NUMENOREAN)
    assert scene.comes_to(Verb.USE, BLACK_NUMENOREAN) is offered
    if offered:
        scene.use(BLACK_NUMENOREAN)
        assert scene.is_discarded(DWARVEN_AXE)
        assert scene.in_play(HOBBIT_SWORD_7_319)
        assert scene.tokens(UNDER_FOOT) == 0


@pytest.mark.parametrize(("cards", "has"), [(0, True), (4, False)])
def test_corsair_ballista_arms_an_archer_who_rages_with_initiative(
    cards: int, *, has: bool
) -> None:
    scene = corsairs(
        minions=[CORSAIR_LOOKOUT],
        bearing={CORSAIR_LOOKOUT: [CORSAIR_BALLISTA]},
        hand=[DWARF_GUARD] * cards,
    )
    assert is_archer(scene.state, scene.card(CORSAIR_LOOKOUT)) is has
    assert fierce(scene, CORSAIR_LOOKOUT) is has


@pytest.mark.parametrize(("burdens", "grows"), [(3, False), (4, True)])
def test_heavy_axeman_grows_with_four_burdens(burdens: int, *, grows: bool) -> None:
    scene = Scene(minions=[HEAVY_AXEMAN], burdens=burdens)
    assert scene.strength(HEAVY_AXEMAN) == 11 + 4 * grows
    assert fierce(scene, HEAVY_AXEMAN) is grows


@pytest.mark.parametrize(
    ("mounted", "fights", "taken"), [(True, False, 0), (False, False, 1), (True, True, 1)]
)
def test_line_of_defense_keeps_raider_men_from_wounds_but_in_skirmishes(
    mounted: bool, fights: bool, taken: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[EASTERLING_BLADEMASTER, SOUTHRON_CAPTAIN, MORGUL_LACKEY],
        bearing={SOUTHRON_CAPTAIN: [MUMAK] if mounted else []},
        shadow_support=[LINE_OF_DEFENSE],
        site=6,
    )
    if fights:
        scene.skirmish(DWARF_GUARD, EASTERLING_BLADEMASTER)
    else:
        scene.maneuver_phase()
    scene.happen(wound, scene.card(EASTERLING_BLADEMASTER))
    assert scene.wounds(EASTERLING_BLADEMASTER) == taken


@pytest.mark.parametrize("pays", ["threat", "card"])
def test_ships_of_great_draught_take_on_tokens_for_a_threat_or_a_card(pays: str) -> None:
    scene = Scene(
        shadow_support=[SHIPS_OF_GREAT_DRAUGHT],
        shadow_hand=[EASTERLING_BLADEMASTER, MORDOR_VETERAN],
        threats=1,
        site=6,
    ).shadow_phase()
    scene.use(SHIPS_OF_GREAT_DRAUGHT).choose("threat" if pays == "threat" else "discard a")
    assert scene.tokens(SHIPS_OF_GREAT_DRAUGHT) == 1
    assert scene.threats == (0 if pays == "threat" else 1)
    assert (
        scene.hand(SHADOW) == [EASTERLING_BLADEMASTER, MORDOR_VETERAN]
        if pays == "threat"
        else [MORDOR_VETERAN]
    )


def test_ships_of_great_draught_bring_a_raider_card_back_for_two_tokens() -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN],
        shadow_support=[SHIPS_OF_GREAT_DRAUGHT],
        shadow_discards=[EASTERLING_BLADEMASTER, CORSAIR_PLUNDERER, MORGUL_LACKEY],
        shadow_deck=[GORGOROTH_AXEMAN],
        site=6,
    ).put_tokens(SHIPS_OF_GREAT_DRAUGHT, 4)
    scene.regroup_phase().wait_to(Verb.USE, SHIPS_OF_GREAT_DRAUGHT).use(SHIPS_OF_GREAT_DRAUGHT)
    assert not scene.can(Verb.CHOOSE, MORGUL_LACKEY)
    scene.choose(EASTERLING_BLADEMASTER)
    assert scene.deck(SHADOW) == [GORGOROTH_AXEMAN, EASTERLING_BLADEMASTER]
    assert scene.tokens(SHIPS_OF_GREAT_DRAUGHT) == 2
