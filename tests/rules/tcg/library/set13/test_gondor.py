"""The Gondor cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, has_words, resistance
from rules.tcg.engine.operations.wounds import exert
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import DEFENDER, REMOVED, RESISTANCE, SKIRMISH, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def test_boromir_is_placed_in_the_dead_pile_to_save_faramir() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN, BOROMIR_HERO_OF_OSGILIATH],
        support=[AWAY_ON_THE_WIND],
        minions=[MORDOR_VETERAN],
    ).wound(FARAMIR_STOUT_CAPTAIN, 2)
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, MORDOR_VETERAN)
    scene.wait_to(Verb.TRIGGER, AWAY_ON_THE_WIND).answer_with(AWAY_ON_THE_WIND)
    assert scene.is_dead(BOROMIR_HERO_OF_OSGILIATH)
    assert scene.is_discarded(AWAY_ON_THE_WIND)
    assert scene.wounds(FARAMIR_STOUT_CAPTAIN) == 0


def test_faramir_is_not_saved_without_boromir_or_denethor() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN, DUILIN],
        support=[AWAY_ON_THE_WIND],
        minions=[MORDOR_VETERAN],
    )
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, MORDOR_VETERAN).resolve()
    assert scene.wounds(FARAMIR_STOUT_CAPTAIN) == 1
    assert scene.in_play(AWAY_ON_THE_WIND)


@pytest.mark.parametrize(("burdens", "dead"), [(1, False), (2, True)])
def test_isildur_dies_at_the_end_of_a_phase_without_resistance(burdens: int, *, dead: bool) -> None:
    """He has resistance 1, and 1 more for the card in hand."""
    scene = Scene(
        fellowship=[ISILDUR_HEIR_OF_ELENDIL],
        hand=[MORDOR_VETERAN],
        minions=[MORDOR_VETERAN],
        burdens=burdens,
    )
    scene.maneuver_phase().pass_all()
    assert scene.is_dead(ISILDUR_HEIR_OF_ELENDIL) is dead


@pytest.mark.parametrize(
    ("exerts", "gift"),
    [
        (DENETHOR_WIZENED_STEWARD, "muster"),
        (BOROMIR_LORD_OF_GONDOR, "exert"),
        (FARAMIR_STOUT_CAPTAIN, "silence"),
    ],
)
def test_stewards_legacy_serves_each_of_the_family(exerts: str, gift: str) -> None:
    scene = Scene(
        fellowship=[exerts], support=[STEWARDS_LEGACY], minions=[EASTERLING_BLADEMASTER], site=4
    )
    scene.happen(exert, scene.card(exerts))
    if gift != "muster":
        scene.answer_with(STEWARDS_LEGACY)
    assert scene.wounds(EASTERLING_BLADEMASTER) == int(gift == "exert")
    assert has_words(scene.state, scene.card(exerts), traits.MUSTER) is (gift == "muster")
    scene.skirmish(exerts, EASTERLING_BLADEMASTER)
    assert scene.comes_to(Verb.USE, EASTERLING_BLADEMASTER) is (gift == "muster")


def test_guarded_city_reinforces_for_each_possession_of_one_companion() -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_DOL_AMROTH, TARGON],
        bearing={KNIGHT_OF_DOL_AMROTH: [FOOTMANS_ARMOR, BLADE_OF_GONDOR]},
        support=[STORIED_HOMESTEAD],
        hand=[GUARDED_CITY],
    ).put_tokens(STORIED_HOMESTEAD, 1)
    scene.fellowship_phase().wait_to(Verb.PLAY, GUARDED_CITY).play(GUARDED_CITY)
    scene.choose(KNIGHT_OF_DOL_AMROTH)
    assert scene.tokens(STORIED_HOMESTEAD) == 1 + 2


@pytest.mark.parametrize(("friend", "discarded"), [(MERRY_ROHIRRIM_SQUIRE, True), (DUILIN, False)])
def test_kingsfoil_frees_a_hobbit_of_a_condition_as_it_heals(friend: str, discarded: bool) -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_DOL_AMROTH, friend],
        bearing={KNIGHT_OF_DOL_AMROTH: [KINGSFOIL], friend: [SENSE_OF_OBLIGATION]},
    ).wound(friend, 1)
    scene.fellowship_phase().use(KINGSFOIL)
    if discarded:
        scene.do(Verb.YES)
    assert scene.wounds(friend) == 0
    assert scene.is_discarded(KINGSFOIL)
    assert scene.is_discarded(SENSE_OF_OBLIGATION) is discarded


def test_aragorn_isildurs_heir_defends_who_resists_and_counts_tokens() -> None:
    aragorn = ARAGORN_ISILDURS_HEIR
    friend = made(DUILIN, resistance=7)
    scene = Scene(
        fellowship=[aragorn, DUILIN, friend],
        support=[STORIED_HOMESTEAD],
        minions=[MORDOR_VETERAN],
        hand=[BLADE_OF_GONDOR],
    ).put_tokens(STORIED_HOMESTEAD, 2)
    assert scene.strength(aragorn) == 8 + 1
    scene.assignment_phase().answer_with(aragorn)
    if scene.can(Verb.CHOOSE, friend):
        assert not scene.can(Verb.CHOOSE, DUILIN)
        scene.choose(friend)
    assert scene.number(DEFENDER, friend) == 1
    assert scene.wounds(aragorn) == 1


def test_denethor_last_ruling_steward_spends_the_wealth_of_gondor() -> None:
    denethor = DENETHOR_LAST_RULING_STEWARD
    scene = Scene(
        fellowship=[denethor, KNIGHT_OF_DOL_AMROTH],
        bearing={KNIGHT_OF_DOL_AMROTH: [FOOTMANS_ARMOR]},
        minions=[BRUTAL_EASTERLING],
        discards=[BLADE_OF_GONDOR, GUARDED_CITY],
    )
    assert scene.number(RESISTANCE, denethor) == 5 + 1
    scene.maneuver_phase().use(denethor)
    assert scene.state.zone[scene.card(FOOTMANS_ARMOR)] == REMOVED
    assert scene.wounds(BRUTAL_EASTERLING) == 2


@pytest.mark.parametrize(
    ("fellowship", "playable", "tired"),
    [
        ([KNIGHT_OF_DOL_AMROTH, BOROMIR_HERO_OF_OSGILIATH], True, False),
        ([DUILIN, TARGON], True, True),
        ([DUILIN], False, False),
    ],
)
def test_elendil_high_king_of_gondor_needs_two_knights_or_two_men_who_exert(
    fellowship: list[str], playable: bool, tired: bool
) -> None:
    elendil = ELENDIL_HIGH_KING_OF_GONDOR
    scene = Scene(fellowship=fellowship, hand=[elendil]).fellowship_phase()
    assert scene.can(Verb.PLAY, elendil) is playable
    if playable:
        scene.play(elendil)
        if scene.can(Verb.EITHER):
            scene.choose("spot 2")
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert scene.in_play(elendil)
        assert all(scene.wounds(card) == int(tired) for card in fellowship)


@pytest.mark.parametrize("reinforces", [True, False])
def test_hope_renewed_trades_one_possession_for_another(*, reinforces: bool) -> None:
    scene = Scene(
        fellowship=[DUILIN, DWARF_GUARD],
        bearing={
            DUILIN: [KINGSFOIL],
            DWARF_GUARD: [DWARVEN_AXE],
            BRUTAL_EASTERLING: [CORSAIR_SCIMITAR],
        },
        support=[HEIRS_OF_GONDOR],
        minions=[BRUTAL_EASTERLING],
        hand=[HOPE_RENEWED],
        site=4,
    ).put_tokens(HEIRS_OF_GONDOR, 1)
    scene.maneuver_phase().wait_to(Verb.PLAY, HOPE_RENEWED).play(HOPE_RENEWED)
    assert scene.is_discarded(KINGSFOIL)
    scene.choose(CORSAIR_SCIMITAR).do(Verb.YES if reinforces else Verb.PASS)
    assert scene.is_discarded(CORSAIR_SCIMITAR)
    assert scene.in_play(DWARVEN_AXE)
    assert scene.tokens(HEIRS_OF_GONDOR) == 1 + int(reinforces)


def test_hope_renewed_is_not_paid_for_with_the_possession_of_another_culture() -> None:
    scene = Scene(
        fellowship=[DUILIN, DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE], BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        minions=[BRUTAL_EASTERLING],
        hand=[HOPE_RENEWED],
        site=4,
    )
    assert not scene.maneuver_phase().comes_to(Verb.PLAY, HOPE_RENEWED)


@pytest.mark.parametrize(
    ("winner", "chosen", "strength", "damage", "healed"),
    [
        (ELENDIL_THE_TALL, ELVEN_SCOUT, 2, 0, 0),
        (ELENDIL_THE_TALL, DUILIN, 2, 0, 0),
        (ARAGORN_ISILDURS_HEIR, DUILIN, 0, 1, 0),
        (ISILDUR_BEARER_OF_HEIRLOOMS, DUILIN, 0, 0, 1),
    ],
)
def test_kings_legacy_is_another_for_each_king_who_wins(
    winner: str, chosen: str, strength: int, damage: int, healed: int
) -> None:
    scene = Scene(
        fellowship=[winner, DUILIN, ELVEN_SCOUT, DWARF_GUARD],
        support=[KINGS_LEGACY],
    )
    for card in (winner, DUILIN, ELVEN_SCOUT, DWARF_GUARD):
        scene.wound(card, 1)
    before = scene.strength(chosen)
    scene.state.phase = SKIRMISH
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    # No part of the legacy is for a Dwarf, and Elves have no part in two of three.
    assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
    assert scene.can(Verb.CHOOSE, ELVEN_SCOUT) is bool(strength)
    scene.choose(chosen)
    assert scene.strength(chosen) == before + strength
    assert damage_bonus(scene.state, scene.card(chosen)) == damage
    assert scene.wounds(chosen) == 1 - healed
    scene.regroup_phase()
    assert scene.strength(chosen) == before
    assert damage_bonus(scene.state, scene.card(chosen)) == 0


def test_kings_legacy_is_for_no_other_winner() -> None:
    scene = Scene(fellowship=[DUILIN, ELVEN_SCOUT], support=[KINGS_LEGACY]).wound(DUILIN, 1)
    scene.happen(emit, SKIRMISH_WON, scene.card(DUILIN))
    assert scene.options() == []
    assert scene.wounds(DUILIN) == 1


@pytest.mark.parametrize(
    ("others", "cost"),
    [
        ([DUILIN], 3),
        ([BOROMIR_LORD_OF_GONDOR], 2),
        ([DENETHOR_WIZENED_STEWARD], 2),
        ([BOROMIR_LORD_OF_GONDOR, DENETHOR_WIZENED_STEWARD], 1),
    ],
)
def test_faramir_prince_of_ithilien_comes_to_his_kin(others: list[str], cost: int) -> None:
    scene = Scene(fellowship=others, hand=[FARAMIR_PRINCE_OF_ITHILIEN]).fellowship_phase()
    assert scene.play(FARAMIR_PRINCE_OF_ITHILIEN).twilight == cost


@pytest.mark.parametrize(
    ("item", "defender"), [(KINGSFOIL, 1), (PHIAL_OF_GALADRIEL, 0), (SENSE_OF_OBLIGATION, 0)]
)
def test_faramir_prince_of_ithilien_defends_with_a_possession_of_gondor(
    item: str, defender: int
) -> None:
    faramir = FARAMIR_PRINCE_OF_ITHILIEN
    scene = Scene(fellowship=[faramir], bearing={faramir: [item]})
    assert scene.number(DEFENDER, faramir) == defender


@pytest.mark.parametrize(
    ("support", "borne", "offered"),
    [
        ([HEIRS_OF_GONDOR, MELLON], [], True),
        ([MELLON], [], False),
        ([], [SPIRIT_OF_THE_WHITE_TREE], False),
    ],
    ids=["in the support area", "another culture", "borne"],
)
def test_guard_of_the_white_tree_gives_a_condition_from_the_support_area(
    support: list[str], borne: list[str], *, offered: bool
) -> None:
    guard = GUARD_OF_THE_WHITE_TREE
    scene = Scene(
        fellowship=[guard],
        bearing={guard: borne},
        support=support,
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).skirmish(guard, EASTERLING_BLADEMASTER)
    before = scene.strength(guard)
    assert scene.comes_to(Verb.USE, guard) is offered
    if offered:
        scene.use(guard)
        assert scene.is_discarded(HEIRS_OF_GONDOR)
        assert scene.in_play(MELLON)
        assert scene.strength(guard) == before + 2


@pytest.mark.parametrize(
    ("items", "bonus"), [([], 0), ([GONDORIAN_SWORD], 1), ([GONDORIAN_SWORD, KINGSFOIL], 2)]
)
def test_boromir_doomed_heir_draws_strength_from_what_he_bears(
    items: list[str], bonus: int
) -> None:
    """Not from a condition."""
    boromir = BOROMIR_DOOMED_HEIR
    scene = Scene(
        fellowship=[boromir],
        bearing={boromir: [*items, SENSE_OF_OBLIGATION]},
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).skirmish(boromir, EASTERLING_BLADEMASTER)
    before = scene.strength(boromir)
    scene.use(boromir)
    assert scene.strength(boromir) == before + bonus
    assert scene.wounds(boromir) == 1


def test_isildur_heir_of_elendil_resists_by_the_hand_and_draws_when_it_is_reconciled() -> None:
    isildur = ISILDUR_HEIR_OF_ELENDIL
    scene = Scene(
        fellowship=[isildur, ELVEN_SCOUT],
        support=[SECLUDED_HOMESTEAD],
        hand=[GUARDED_CITY] * 3,
        deck=[GUARDED_CITY] * 9,
        site=4,
    )
    assert resistance(scene.state, scene.card(isildur)) == 1 + 3
    scene.regroup_phase().use(SECLUDED_HOMESTEAD)
    while not scene.can(Verb.TRIGGER, isildur):
        scene.pass_()
    assert len(scene.hand()) == 8
    scene.answer_with(isildur)
    assert len(scene.hand()) == 9


@pytest.mark.parametrize(
    ("tokens", "wounds", "offered"), [(2, 0, True), (1, 0, False), (2, 2, False)]
)
def test_brego_loyal_steed_tramples_a_minion(tokens: int, wounds: int, *, offered: bool) -> None:
    """For two tokens, wherever they lie, and an exertion of his rider."""
    scene = Scene(
        fellowship=[DUILIN],
        bearing={DUILIN: [BREGO_LOYAL_STEED]},
        support=[HEIRS_OF_GONDOR],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).wound(DUILIN, wounds)
    scene.put_tokens(HEIRS_OF_GONDOR, tokens).maneuver_phase()
    assert scene.can(Verb.USE, BREGO_LOYAL_STEED) is offered
    if offered:
        scene.use(BREGO_LOYAL_STEED)
        assert scene.wounds(EASTERLING_BLADEMASTER) == 1
        assert scene.wounds(DUILIN) == 1
        assert scene.tokens(HEIRS_OF_GONDOR) == 0


@pytest.mark.parametrize(("tokens", "stays"), [(1, True), (1, False), (0, False)])
def test_heirs_of_gondor_strengthen_who_bears_a_hand_weapon(tokens: int, *, stays: bool) -> None:
    scene = Scene(
        fellowship=[DUILIN, KNIGHT_OF_DOL_AMROTH, DWARF_GUARD],
        bearing={DUILIN: [GONDORIAN_SWORD], DWARF_GUARD: [DWARVEN_AXE]},
        support=[HEIRS_OF_GONDOR],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(HEIRS_OF_GONDOR, tokens)
    before = scene.skirmish(DUILIN, EASTERLING_BLADEMASTER).strength(DUILIN)
    scene.use(HEIRS_OF_GONDOR)
    if tokens:
        scene.choose("remove" if stays else "discard")
    # The others bear nothing, or are of another culture.
    assert not scene.can(Verb.CHOOSE)
    assert scene.strength(DUILIN) == before + 2
    assert scene.in_play(HEIRS_OF_GONDOR) is stays
    assert scene.tokens(HEIRS_OF_GONDOR) == 0


def test_heirs_of_gondor_begin_with_a_token() -> None:
    scene = Scene(fellowship=[DUILIN], hand=[HEIRS_OF_GONDOR])
    scene.fellowship_phase().play(HEIRS_OF_GONDOR)
    assert scene.tokens(HEIRS_OF_GONDOR) == 1


@pytest.mark.parametrize(("burdens", "tokens"), [(0, 1), (1, 0)])
def test_storied_homestead_counts_steadfast_companions(burdens: int, tokens: int) -> None:
    """Madril resists seven until there is a burden; the Elf is of another culture."""
    scene = Scene(
        fellowship=[MADRIL_RANGER_OF_ITHILIEN, DUILIN, ELVEN_SCOUT],
        hand=[STORIED_HOMESTEAD],
        burdens=burdens,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, STORIED_HOMESTEAD).play(STORIED_HOMESTEAD)
    assert scene.tokens(STORIED_HOMESTEAD) == tokens


@pytest.mark.parametrize(
    ("tokens", "choice", "stays"),
    [(2, "remove 2", True), (2, "discard", False), (1, "", False)],
)
def test_storied_homestead_cancels_what_a_minion_does(
    tokens: int, choice: str, *, stays: bool
) -> None:
    minion = EASTERLING_BLADEMASTER
    scene = Scene(
        fellowship=[DUILIN], support=[STORIED_HOMESTEAD, HEIRS_OF_GONDOR], minions=[minion], site=4
    )
    # Tokens on another card are no help: they must be here.
    scene.put_tokens(STORIED_HOMESTEAD, tokens).put_tokens(HEIRS_OF_GONDOR, 3)
    scene.skirmish(DUILIN, minion).wait_to(Verb.USE, minion).use(minion)
    scene.answer_with(STORIED_HOMESTEAD)
    if choice:
        scene.choose(choice)
    # Its cost stays paid.
    assert ("exerted", scene.card(minion)) in [entry[:2] for entry in scene.log]
    assert damage_bonus(scene.state, scene.card(minion)) == 0
    assert scene.in_play(STORIED_HOMESTEAD) is stays
    assert scene.tokens(STORIED_HOMESTEAD) == 0
    assert scene.tokens(HEIRS_OF_GONDOR) == 3


def test_storied_homestead_answers_no_ability_of_a_companion() -> None:
    scene = Scene(
        fellowship=[BOROMIR_DOOMED_HEIR],
        bearing={BOROMIR_DOOMED_HEIR: [GONDORIAN_SWORD]},
        support=[STORIED_HOMESTEAD],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    )
    scene.skirmish(BOROMIR_DOOMED_HEIR, EASTERLING_BLADEMASTER).use(BOROMIR_DOOMED_HEIR)
    assert not scene.can(Verb.TRIGGER, STORIED_HOMESTEAD)


def test_elendil_high_king_of_gondor_makes_his_own_firm() -> None:
    """Himself among them; the token of a condition does so once more for a day's fight."""
    cards = (ELENDIL_HIGH_KING_OF_GONDOR, DUILIN, DWARF_GUARD)
    scene = Scene(
        fellowship=cards, support=[HEIRS_OF_GONDOR], minions=[EASTERLING_BLADEMASTER], site=4
    ).put_tokens(HEIRS_OF_GONDOR, 1)

    def resisting() -> list[int]:
        return [resistance(scene.state, scene.card(card)) for card in cards]

    assert resisting() == [6 + 1, 5 + 1, 6]
    scene.maneuver_phase().use(ELENDIL_HIGH_KING_OF_GONDOR)
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.choose(DWARF_GUARD)
    assert resisting() == [7, 6, 6 + 1]
    assert scene.tokens(HEIRS_OF_GONDOR) == 0
    assert not scene.comes_to(Verb.USE, ELENDIL_HIGH_KING_OF_GONDOR)
    scene.regroup_phase()
    assert resisting() == [7, 6, 6]


def test_storied_homestead_calls_back_a_minion_that_lies_in_wait() -> None:
    """The card it discarded to be assigned stays discarded."""
    trapper = DUNLENDING_TRAPPER
    scene = Scene(
        fellowship=[DUILIN],
        support=[STORIED_HOMESTEAD],
        minions=[trapper, EASTERLING_BLADEMASTER],
        shadow_hand=[WORN_BATTLEAXE],
        site=4,
    ).put_tokens(STORIED_HOMESTEAD, 2)
    scene.assignment_phase().wait_to(Verb.USE, trapper).use(trapper)
    scene.answer_with(STORIED_HOMESTEAD).choose("remove 2")
    assert scene.assigned_to(trapper) == []
    assert scene.is_discarded(WORN_BATTLEAXE)
