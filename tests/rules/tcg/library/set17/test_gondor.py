"""The Gondor cards of set 17, *Rise of Saruman*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_archer, is_roaming, twilight_cost
from rules.tcg.engine.operations import tokens
from rules.tcg.engine.operations.wounds import discard_from_play
from rules.tcg.engine.state.codes import (
    DEFENDER,
    FELLOWSHIP,
    REGROUP,
    SETUP,
    SITE_NUMBER,
    SKIRMISH_WON,
    Verb,
)
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.phases import begin_phase
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def _anduril(**laid: Any) -> Scene:
    return Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        bearing={
            ARAGORN_DRIVEN_BY_NEED: [ANDURIL_SWORD_THAT_WAS_BROKEN],
            **laid.pop("bearing", {}),
        },
        minions=[MORDOR_TROOPER],
        shadow_support=[CRY_AND_PANIC],
        site=6,
        **laid,
    )


THREE_RANGERS = [FARAMIR_STOUT_CAPTAIN, MADRIL_LOYAL_LIEUTENANT, RANGER_OF_MINAS_TIRITH]


@pytest.mark.parametrize(
    ("setting_out", "others", "cost"),
    [
        (True, [ARAGORN_DRIVEN_BY_NEED], 1),
        (True, [EOMER_VALIANT_WARCHIEF], 3),
        (False, [ARAGORN_DRIVEN_BY_NEED], 3),
    ],
)
def test_ranger_of_the_white_tree_is_cheap_in_the_starting_fellowship(
    setting_out: bool, others: list[str], cost: int
) -> None:
    scene = Scene(fellowship=others, hand=[RANGER_OF_THE_WHITE_TREE])
    scene.state.phase = SETUP if setting_out else FELLOWSHIP
    assert twilight_cost(scene.state, scene.card(RANGER_OF_THE_WHITE_TREE)) == cost


@pytest.mark.parametrize(("site", "usable"), [(2, True), (6, False)])
def test_ranger_of_the_white_tree_spots_a_roaming_minion_to_defend(site: int, usable: bool) -> None:
    scene = Scene(fellowship=[RANGER_OF_THE_WHITE_TREE], minions=[MORDOR_TROOPER], site=site)
    scene.maneuver_phase()
    assert scene.can(Verb.USE, RANGER_OF_THE_WHITE_TREE) is usable
    if usable:
        scene.use(RANGER_OF_THE_WHITE_TREE)
        assert scene.wounds(RANGER_OF_THE_WHITE_TREE) == 1
        assert scene.number(DEFENDER, RANGER_OF_THE_WHITE_TREE) == 1


@pytest.mark.parametrize(
    ("fighter", "free"), [(ARAGORN_DRIVEN_BY_NEED, False), (FARAMIR_STOUT_CAPTAIN, True)]
)
def test_spirit_of_the_white_tree_silences_skirmishes_of_its_bearer(
    fighter: str, free: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
        bearing={ARAGORN_DRIVEN_BY_NEED: [SPIRIT_OF_THE_WHITE_TREE]},
        minions=[WHITE_HAND_GUARD],
        shadow_hand=[VIOLENT_HURL],
        twilight=5,
        hand=[CITY_OF_MEN],
        site=6,
    )
    scene.skirmish(fighter, WHITE_HAND_GUARD)
    while scene.who == 0 and scene.can(Verb.PASS):
        scene.pass_()
    assert scene.can(Verb.PLAY, VIOLENT_HURL) is free
    assert scene.can(Verb.USE, WHITE_HAND_GUARD) is free


@pytest.mark.parametrize(("by", "stays"), [(MORDOR_TROOPER, False), (ARAGORN_DRIVEN_BY_NEED, True)])
def test_spirit_of_the_white_tree_goes_when_the_shadow_adds_a_burden(by: str, stays: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [SPIRIT_OF_THE_WHITE_TREE]},
        minions=[MORDOR_TROOPER],
    )
    scene.happen(tokens.add_burdens, 0, 1, scene.card(by))
    assert scene.burdens == 1
    assert scene.is_discarded(SPIRIT_OF_THE_WHITE_TREE) is not stays


@pytest.mark.parametrize("in_a_skirmish", [True, False])
def test_throne_of_minas_tirith_counts_minions_lost_in_a_skirmish(in_a_skirmish: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[THRONE_OF_MINAS_TIRITH],
        minions=[BATTLEFIELD_RECRUIT, EASTERLING_BLADEMASTER],
        site=4,
    )
    scene.put_tokens(THRONE_OF_MINAS_TIRITH, 1)
    if in_a_skirmish:
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_BLADEMASTER)
        scene.wait_to(Verb.USE, BATTLEFIELD_RECRUIT).use(BATTLEFIELD_RECRUIT)
    else:
        scene.happen(discard_from_play, scene.card(BATTLEFIELD_RECRUIT))
    assert scene.can(Verb.TRIGGER, THRONE_OF_MINAS_TIRITH) is in_a_skirmish
    if in_a_skirmish:
        scene.answer_with(THRONE_OF_MINAS_TIRITH)
        assert scene.tokens(THRONE_OF_MINAS_TIRITH) == 2


@pytest.mark.parametrize(("tokens", "offered"), [(3, True), (2, False)])
def test_throne_of_minas_tirith_turns_three_tokens_into_a_possession(
    tokens: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[THRONE_OF_MINAS_TIRITH],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        site=4,
    )
    scene.put_tokens(THRONE_OF_MINAS_TIRITH, tokens)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, BRUTAL_EASTERLING)
    assert scene.can(Verb.USE, THRONE_OF_MINAS_TIRITH) is offered
    if offered:
        scene.use(THRONE_OF_MINAS_TIRITH)
        assert scene.is_discarded(CORSAIR_SCIMITAR)
        assert scene.tokens(THRONE_OF_MINAS_TIRITH) == 0


@pytest.mark.parametrize(("exhausted", "offered"), [(False, True), (True, False)])
def test_narsil_forged_by_telchar_breaks_what_the_shadow_bears(
    exhausted: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ELENDIL_THE_TALL],
        bearing={
            ELENDIL_THE_TALL: [NARSIL_FORGED_BY_TELCHAR],
            BRUTAL_EASTERLING: [CORSAIR_SCIMITAR],
        },
        minions=[BRUTAL_EASTERLING],
        site=4,
    )
    scene.wound(ELENDIL_THE_TALL, 4 if exhausted else 0)
    scene.happen(emit, SKIRMISH_WON, scene.card(ELENDIL_THE_TALL))
    assert scene.can(Verb.TRIGGER, NARSIL_FORGED_BY_TELCHAR) is offered
    if offered:
        scene.answer_with(NARSIL_FORGED_BY_TELCHAR)
        assert scene.is_discarded(CORSAIR_SCIMITAR)
        assert scene.wounds(ELENDIL_THE_TALL) == 1


@pytest.mark.parametrize(
    ("fellowship", "playable"),
    [
        ([DENETHOR_WIZENED_STEWARD], True),
        ([ARAGORN_DRIVEN_BY_NEED, MADRIL_LOYAL_LIEUTENANT], True),
        ([ARAGORN_DRIVEN_BY_NEED], False),
    ],
)
def test_throne_of_minas_tirith_is_played_for_denethor_or_two_of_gondor(
    fellowship: list[str], playable: bool
) -> None:
    scene = Scene(fellowship=fellowship, hand=[THRONE_OF_MINAS_TIRITH]).fellowship_phase()
    assert scene.can(Verb.PLAY, THRONE_OF_MINAS_TIRITH) is playable
    if playable:
        assert scene.play(THRONE_OF_MINAS_TIRITH).in_play(THRONE_OF_MINAS_TIRITH)
        assert scene.twilight == 2


@pytest.mark.parametrize("way", ["liberate", "discard"])
def test_anduril_frees_a_site_or_a_companion_of_a_condition(way: str) -> None:
    scene = _anduril(bearing={DWARF_GUARD: [LATHSPELL]}).control(ARAGORN_SITES[0])
    scene.happen(emit, SKIRMISH_WON, scene.card(ARAGORN_DRIVEN_BY_NEED))
    scene.answer_with(ANDURIL_SWORD_THAT_WAS_BROKEN).choose(way)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.controls(ARAGORN_SITES[0]) is (way == "discard")
    assert scene.is_discarded(LATHSPELL) is (way == "discard")
    assert scene.in_play(CRY_AND_PANIC)
    assert damage_bonus(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED)) == 1


def test_anduril_discards_the_one_condition_where_no_site_is_controlled() -> None:
    scene = _anduril(bearing={DWARF_GUARD: [LATHSPELL]})
    scene.happen(emit, SKIRMISH_WON, scene.card(ARAGORN_DRIVEN_BY_NEED))
    scene.answer_with(ANDURIL_SWORD_THAT_WAS_BROKEN)
    assert scene.is_discarded(LATHSPELL)


@pytest.mark.parametrize(
    ("winner", "wounds"), [(ARAGORN_DRIVEN_BY_NEED, 4), (DWARF_GUARD, 0), (MORDOR_TROOPER, 0)]
)
def test_anduril_asks_aragorn_to_win_and_to_exert(winner: str, wounds: int) -> None:
    scene = _anduril(bearing={DWARF_GUARD: [LATHSPELL]})
    scene.wound(ARAGORN_DRIVEN_BY_NEED, wounds)
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert not scene.can(Verb.TRIGGER, ANDURIL_SWORD_THAT_WAS_BROKEN)


@pytest.mark.parametrize(("way", "burdens", "threats"), [("burdens", 2, 0), ("threats", 0, 2)])
def test_faramir_pays_for_each_skirmish_with_the_ring(way: str, burdens: int, threats: int) -> None:
    scene = Scene(
        ring_bearer=FARAMIR_BEARER_OF_QUALITY,
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.skirmish(FARAMIR_BEARER_OF_QUALITY, MORDOR_VETERAN).choose(way)
    assert (scene.burdens, scene.threats) == (burdens, threats)


def test_faramir_alone_with_the_ring_adds_burdens_as_two_threats_do_not_fit() -> None:
    scene = Scene(ring_bearer=FARAMIR_BEARER_OF_QUALITY, minions=[MORDOR_VETERAN], site=6)
    scene.skirmish(FARAMIR_BEARER_OF_QUALITY, MORDOR_VETERAN)
    assert (scene.burdens, scene.threats) == (2, 0)


@pytest.mark.parametrize("fighter", [INGOLD, DWARF_GUARD])
def test_faramir_with_the_ring_makes_a_minion_that_faces_gondor_roam(fighter: str) -> None:
    scene = Scene(
        ring_bearer=FARAMIR_BEARER_OF_QUALITY,
        fellowship=[INGOLD, DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        hand=[CITY_OF_MEN],
        site=7,
    )
    scene.skirmish(fighter, MORDOR_VETERAN)
    assert (scene.burdens, scene.threats) == (0, 0)
    # The One Ring may be worn for the wound.
    scene.use(FARAMIR_BEARER_OF_QUALITY).pass_()
    assert scene.wounds(FARAMIR_BEARER_OF_QUALITY) == 1
    assert is_roaming(scene.state, scene.card(MORDOR_VETERAN)) is (fighter == INGOLD)
    scene.happen(begin_phase, REGROUP)
    assert is_roaming(scene.state, scene.card(MORDOR_VETERAN)) is (fighter == INGOLD)


def test_faramir_without_the_ring_pays_nothing_and_does_nothing() -> None:
    scene = Scene(
        fellowship=[FARAMIR_BEARER_OF_QUALITY],
        minions=[MORDOR_VETERAN],
        hand=[CITY_OF_MEN],
        site=7,
    ).skirmish(FARAMIR_BEARER_OF_QUALITY, MORDOR_VETERAN)
    assert (scene.burdens, scene.threats) == (0, 0)
    assert not scene.can(Verb.USE, FARAMIR_BEARER_OF_QUALITY)


@pytest.mark.parametrize("in_a_skirmish", [True, False])
@pytest.mark.parametrize(
    ("fellowship", "threats", "playable"),
    [
        ([INGOLD, MADRIL_LOYAL_LIEUTENANT], 2, True),
        ([INGOLD, MADRIL_LOYAL_LIEUTENANT], 3, False),
        ([INGOLD, EOMER_VALIANT_WARCHIEF], 0, False),
    ],
)
def test_nimble_attack_trades_a_threat_for_a_possession_of_the_shadow(
    fellowship: list[str], threats: int, playable: bool, in_a_skirmish: bool
) -> None:
    scene = Scene(
        fellowship=fellowship,
        bearing={INGOLD: [SHIELD_OF_BOROMIR]},
        minions=[BRUTAL_EASTERLING],
        shadow_support=[BEAST_OF_WAR],
        hand=[NIMBLE_ATTACK, CITY_OF_MEN],
        threats=threats,
        site=6,
    )
    if in_a_skirmish:
        scene.skirmish(INGOLD, BRUTAL_EASTERLING)
    else:
        scene.fellowship_phase()
    assert scene.can(Verb.PLAY, NIMBLE_ATTACK) is playable
    if playable:
        scene.play(NIMBLE_ATTACK)
        assert scene.is_discarded(BEAST_OF_WAR)
        assert scene.in_play(SHIELD_OF_BOROMIR)
        assert scene.threats == threats + 1


@pytest.mark.parametrize(
    ("bearer", "fighter", "site_number", "exhausts"),
    [
        (FARAMIR_STOUT_CAPTAIN, FARAMIR_STOUT_CAPTAIN, 7, True),
        (MADRIL_LOYAL_LIEUTENANT, FARAMIR_STOUT_CAPTAIN, 7, True),
        (FARAMIR_STOUT_CAPTAIN, MADRIL_LOYAL_LIEUTENANT, 7, False),
        (FARAMIR_STOUT_CAPTAIN, INGOLD, 6, False),
    ],
)
def test_faramirs_bow_serves_every_ranger_and_faramir_most(
    bearer: str, fighter: str, site_number: int, exhausts: bool
) -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN, MADRIL_LOYAL_LIEUTENANT, INGOLD],
        bearing={bearer: [FARAMIRS_BOW_ITHILIEN_LONGBOW]},
        minions=[MORDOR_VETERAN],
        hand=[CITY_OF_MEN],
        site=6,
    )
    assert is_archer(scene.state, scene.card(bearer)) is (bearer == FARAMIR_STOUT_CAPTAIN)
    scene.skirmish(fighter, MORDOR_VETERAN)
    assert scene.number(SITE_NUMBER, MORDOR_VETERAN) == site_number
    scene.use(FARAMIRS_BOW_ITHILIEN_LONGBOW)
    assert scene.wounds(bearer) == 2
    assert scene.wounds(MORDOR_VETERAN) == (2 if exhausts else 0)


def test_faramirs_bow_needs_a_bearer_who_can_exert_twice() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        bearing={FARAMIR_STOUT_CAPTAIN: [FARAMIRS_BOW_ITHILIEN_LONGBOW]},
        minions=[MORDOR_VETERAN],
        hand=[CITY_OF_MEN],
        site=6,
    ).wound(FARAMIR_STOUT_CAPTAIN, 1)
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, MORDOR_VETERAN)
    assert not scene.can(Verb.USE, FARAMIRS_BOW_ITHILIEN_LONGBOW)


@pytest.mark.parametrize("cache", [SOLDIERS_CACHE_17_35, SOLDIERS_CACHE_18_58])
@pytest.mark.parametrize(
    ("fellowship", "way", "chosen", "exerted"),
    [
        (THREE_RANGERS, "spot", THREE_RANGERS[:2], ""),
        (THREE_RANGERS, "exert", [MADRIL_LOYAL_LIEUTENANT], MADRIL_LOYAL_LIEUTENANT),
        ([INGOLD], "", [], INGOLD),
    ],
)
def test_soldiers_cache_falls_on_a_minion_for_three_rangers_or_an_exertion(
    cache: str, fellowship: list[str], way: str, chosen: list[str], exerted: str
) -> None:
    """Its printed site number is added to that of the minion it falls on."""
    scene = Scene(
        fellowship=fellowship,
        support=[cache],
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        site=6,
    )
    scene.maneuver_phase().answer_with(cache)
    if way:
        scene.choose(way)
    for ranger in chosen:
        scene.choose(ranger)
    scene.choose(MORDOR_VETERAN)
    assert scene.bearer_of(cache) == MORDOR_VETERAN
    assert scene.wounds(MORDOR_VETERAN) == 1
    assert scene.wounds(MORDOR_TROOPER) == 0
    assert scene.number(SITE_NUMBER, MORDOR_VETERAN) == 6 + 3
    assert {card for card in fellowship if scene.wounds(card)} == ({exerted} if exerted else set())


@pytest.mark.parametrize("cache", [SOLDIERS_CACHE_17_35, SOLDIERS_CACHE_18_58])
@pytest.mark.parametrize(
    ("fellowship", "wounds"), [([DWARF_GUARD], 0), ([EOMER_VALIANT_WARCHIEF], 0), ([INGOLD], 2)]
)
def test_soldiers_cache_needs_a_man_of_gondor_who_can_exert(
    cache: str, fellowship: list[str], wounds: int
) -> None:
    scene = Scene(fellowship=fellowship, support=[cache], minions=[MORDOR_VETERAN], site=6)
    scene.wound(fellowship[0], wounds).maneuver_phase()
    assert not scene.can(Verb.TRIGGER, cache)
    assert not scene.bearer_of(cache)


@pytest.mark.parametrize("cache", [SOLDIERS_CACHE_17_35, SOLDIERS_CACHE_18_58])
@pytest.mark.parametrize(("fighter", "offered"), [(MADRIL_LOYAL_LIEUTENANT, True), (INGOLD, False)])
def test_soldiers_cache_lets_a_ranger_reinforce_gondor(
    cache: str, fighter: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[fighter],
        support=[cache, THRONE_OF_MINAS_TIRITH],
        minions=[MORDOR_VETERAN],
        site=6,
    ).put_tokens(THRONE_OF_MINAS_TIRITH, 1)
    scene.regroup_phase()
    assert scene.can(Verb.USE, cache) is offered
    if offered:
        scene.use(cache)
        assert scene.tokens(THRONE_OF_MINAS_TIRITH) == 2
        assert scene.wounds(fighter) == 1


@pytest.mark.parametrize(
    ("site", "culprit", "saved"),
    [(4, MORDOR_VETERAN, True), (6, MORDOR_VETERAN, False), (4, DWARF_GUARD, False)],
)
def test_madril_keeps_conditions_of_gondor_from_the_shadow_while_a_minion_roams(
    site: int, culprit: str, saved: bool
) -> None:
    """A Veteran of site 6 roams at site 4."""
    scene = Scene(
        fellowship=[MADRIL_LOYAL_LIEUTENANT, DWARF_GUARD],
        support=[DISARMED],
        minions=[MORDOR_VETERAN],
        site=site,
    )
    scene.happen(discard_from_play, scene.card(DISARMED), scene.card(culprit))
    assert scene.in_play(DISARMED) is saved


@pytest.mark.parametrize(("ranger", "usable"), [(RANGER_OF_MINAS_TIRITH, True), (INGOLD, False)])
def test_madril_and_another_ranger_send_a_minion_astray(ranger: str, usable: bool) -> None:
    madril = MADRIL_LOYAL_LIEUTENANT
    scene = Scene(fellowship=[madril, ranger], minions=[MORDOR_VETERAN], site=6).maneuver_phase()
    assert scene.comes_to(Verb.USE, madril) is usable
    if usable:
        scene.use(madril)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert scene.number(SITE_NUMBER, MORDOR_VETERAN) == 8
        assert [scene.wounds(madril), scene.wounds(ranger)] == [1, 1]
