"""The Gondor cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations import tokens
from rules.tcg.engine.operations.wounds import discard_from_play
from rules.tcg.engine.state.codes import DEFENDER, FELLOWSHIP, SETUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BATTLEFIELD_RECRUIT,
    BRUTAL_EASTERLING,
    CITY_OF_MEN,
    CORSAIR_SCIMITAR,
    DENETHOR_WIZENED_STEWARD,
    EASTERLING_BLADEMASTER,
    ELENDIL_THE_TALL,
    EOMER_VALIANT_WARCHIEF,
    FARAMIR_STOUT_CAPTAIN,
    MADRIL_LOYAL_LIEUTENANT,
    MORDOR_TROOPER,
    NARSIL_FORGED_BY_TELCHAR,
    RANGER_OF_THE_WHITE_TREE,
    SPIRIT_OF_THE_WHITE_TREE,
    THRONE_OF_MINAS_TIRITH,
    VIOLENT_HURL,
    WHITE_HAND_GUARD,
)
from tests.rules.tcg.scene import Scene


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
