"""The Sauron cards of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce, twilight_cost
from rules.tcg.engine.operations.wounds import can_heal
from rules.tcg.engine.state.codes import TURN_ENDS, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn import assignment
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import ORC, maneuver
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

STRONG_ORC = made(MORDOR_TROOPER, strength=30)
STRONG_MAN = made(SOUTHRON_CAPTAIN, strength=30)
MAN = made(ARAGORN_DRIVEN_BY_NEED)  # Gondor companion, 7/4
COMPANION = made(DWARF_GUARD, unique=False, vitality=3)


def all_wounds(scene: Scene) -> int:
    return sum(scene.state.wounds)


@pytest.mark.parametrize(("others", "exertions"), [(4, 1), (6, 3)])
def test_all_thought_bent_exerts_once_for_each_companion_over_four(
    others: int, exertions: int
) -> None:
    scene = maneuver(ALL_THOUGHT_BENT_ON_IT, fellowship=[COMPANION] * others)
    for _ in range(exertions):
        assert scene.who == 0
        scene.choose(FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == exertions


@pytest.mark.parametrize("card_id", [ALL_THOUGHT_BENT_ON_IT, A_HOST_AVAILS_LITTLE])
def test_too_few_companions_leave_the_event_in_hand(card_id: str) -> None:
    others = {ALL_THOUGHT_BENT_ON_IT: 3, A_HOST_AVAILS_LITTLE: 4}[card_id]
    scene = Scene(
        fellowship=[COMPANION] * others, minions=[ORC], shadow_hand=[card_id], site=6, twilight=5
    ).maneuver_phase()
    assert not scene.can(Verb.PLAY, card_id)


@pytest.mark.parametrize(
    ("cards", "choice", "left", "burdens"), [(4, 0, 1, 0), (4, 1, 4, 1), (2, None, 2, 1)]
)
def test_desperate_defense_costs_three_cards_or_a_burden(
    cards: int, choice: int | None, left: int, burdens: int
) -> None:
    """2.0, "Effects": of two actions one that can be done in full must be chosen."""
    scene = Scene(
        fellowship=[MAN],
        bearing={MAN: [DESPERATE_DEFENSE_OF_THE_RING]},
        minions=[ORC],
        hand=[HOBBIT_SWORD_7_319] * cards,
        site=6,
    )
    scene.assignment_phase().do(Verb.ASSIGN, MAN, ORC)
    if choice is not None:
        assert scene.who == 0
        scene.take_number(choice)
        while choice == 0 and scene.can(Verb.DISCARD):
            scene.discard(HOBBIT_SWORD_7_319)
    assert len(scene.hand()) == left
    assert scene.burdens == burdens


def test_desperate_defense_costs_once_for_a_skirmish_with_two_minions() -> None:
    scene = Scene(
        fellowship=[ARAGORN_HEIR_OF_ELENDIL],
        bearing={ARAGORN_HEIR_OF_ELENDIL: [DESPERATE_DEFENSE_OF_THE_RING]},
        minions=[ORC, ORC],
        site=6,
    )
    scene.assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_HEIR_OF_ELENDIL, ORC).do(
        Verb.ASSIGN, ARAGORN_HEIR_OF_ELENDIL, ORC
    )
    assert scene.burdens == 1


def test_enheartened_foe_makes_the_winner_fierce() -> None:
    scene = Scene(
        fellowship=[MAN], minions=[STRONG_ORC, ORC], shadow_hand=[ENHEARTENED_FOE], site=6
    )
    scene.skirmish(MAN, STRONG_ORC).wait_to(Verb.PLAY, ENHEARTENED_FOE).play(ENHEARTENED_FOE)
    assert is_fierce(scene.state, scene.card(STRONG_ORC))
    assert not is_fierce(scene.state, scene.card(ORC))


def test_a_host_avails_little_may_wound_one_companion_twice_but_not_the_ring_bearer() -> None:
    """2.0, "Clarifications", 1 U 251."""
    scene = maneuver(A_HOST_AVAILS_LITTLE, fellowship=[GIMLI_DWARF_OF_EREBOR, *[COMPANION] * 5])
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.choose(GIMLI_DWARF_OF_EREBOR).choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 2
    assert all_wounds(scene) == 2


@pytest.mark.parametrize(
    ("burdens", "deck", "corrupted"),
    [(5, [], True), (4, [], False), (5, [HOBBIT_SWORD_7_319], False)],
)
def test_the_irresistible_shadow_corrupts_at_five_burdens_and_an_empty_deck(
    burdens: int, deck: list[str], corrupted: bool
) -> None:
    scene = Scene(
        shadow_support=[THE_IRRESISTIBLE_SHADOW],
        minions=[ORC],
        shadow_deck=[ORC],
        hand=[HOBBIT_SWORD_7_319],
        deck=deck,
        burdens=burdens,
        site=6,
    )
    scene.maneuver_phase()
    assert (scene.state.winner == 1) == corrupted


@pytest.mark.parametrize(("others", "cost"), [(3, 1), (4, 3)])
def test_journey_into_danger_makes_companions_dearer_beside_five(others: int, cost: int) -> None:
    scene = Scene(
        fellowship=[COMPANION] * others,
        shadow_support=[JOURNEY_INTO_DANGER],
        hand=[PIPPIN_SWORN_TO_SERVICE],
    )
    assert twilight_cost(scene.state, scene.card(PIPPIN_SWORN_TO_SERVICE)) == cost


def test_mordor_enraged_counts_companions_who_are_archers() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, GIMLI_DWARF_OF_EREBOR],
        bearing={ORC: [MORDOR_ENRAGED]},
        minions=[ORC],
        site=6,
        shadow_hand=[ORC],
    )
    scene.shadow_phase().use(MORDOR_ENRAGED)
    assert scene.twilight == 1
    assert scene.wounds(ORC) == 1


def test_morgul_hunter_counts_every_companion() -> None:
    assert (
        Scene(
            fellowship=[MAN, GIMLI_DWARF_OF_EREBOR, ELROND_LORD_OF_RIVENDELL],
            minions=[MORGUL_HUNTER],
        ).strength(MORGUL_HUNTER)
        == 9 + 3
    )


def test_morgul_skirmisher_exerts_no_ring_bearer() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, MAN],
        minions=[MORGUL_SKIRMISHER],
        site=6,
        twilight=3,
    )
    scene.maneuver_phase().use(MORGUL_SKIRMISHER)
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    assert not scene.can(Verb.CHOOSE, MAN)
    scene.choose(PIPPIN_SWORN_TO_SERVICE)
    assert scene.wounds(PIPPIN_SWORN_TO_SERVICE) == 1
    assert scene.twilight == 0


def test_morgul_skulker_shuffles_up_to_two_wraith_cards_into_the_deck() -> None:
    nazgul = ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR
    scene = Scene(shadow_hand=[MORGUL_SKULKER], shadow_discards=[nazgul] * 3, site=6, twilight=9)
    scene.shadow_phase().play(MORGUL_SKULKER).answer_with(MORGUL_SKULKER)
    scene.choose(nazgul).choose(nazgul)
    assert scene.deck(1) == [nazgul] * 2


def test_morgul_warden_counts_other_sauron_orcs() -> None:
    scene = Scene(minions=[MORGUL_WARDEN, ORC, ORC, SOUTHRON_CAPTAIN])
    assert scene.strength(MORGUL_WARDEN) == 9 + 2


@pytest.mark.parametrize(("companions", "copies", "allowed"), [(5, 1, 2), (6, 1, 1), (6, 2, 1)])
def test_the_number_must_be_few_leaves_one_move(companions: int, copies: int, allowed: int) -> None:
    scene = Scene(
        fellowship=[COMPANION] * companions, shadow_support=[THE_NUMBER_MUST_BE_FEW] * copies
    )
    assert moves_allowed(scene.state) == allowed


@pytest.mark.parametrize(("winner", "strength"), [(STRONG_ORC, 7), (STRONG_MAN, 6)])
def test_orc_banner_strengthens_orcs_until_regroup_when_an_orc_beats_a_companion(
    winner: str, strength: int
) -> None:
    scene = Scene(
        fellowship=[MAN, MERRY_ROHIRRIM_SQUIRE],
        minions=[winner, ORC],
        shadow_support=[ORC_BANNER],
        site=6,
    )
    assignment.assign(scene.state, scene.card(MERRY_ROHIRRIM_SQUIRE), scene.card(ORC))
    scene.skirmish(MAN, winner).do(Verb.FIGHT, MAN).pass_()
    assert scene.is_dead(MAN)
    assert scene.strength(ORC) == strength
    scene.resolve()
    assert scene.strength(ORC) == 6


@pytest.mark.parametrize("card_id", [ORC_BUTCHERY, THE_RINGS_OPPRESSION])
def test_only_a_sauron_orc_who_kills_is_answered(card_id: str) -> None:
    scene = Scene(
        fellowship=[COMPANION],
        minions=[STRONG_MAN, ORC],
        shadow_hand=[card_id],
        deck=[HOBBIT_SWORD_7_319] * 9,
        site=6,
        twilight=3,
    )
    scene.skirmish(COMPANION, STRONG_MAN).resolve()
    assert scene.is_dead(COMPANION)
    assert scene.hand(1) == [card_id]
    assert scene.burdens == 0


@pytest.mark.parametrize(("wearing", "burdens"), [(False, 1), (True, 3)])
def test_the_rings_oppression_adds_three_burdens_while_the_ring_is_worn(
    wearing: bool, burdens: int
) -> None:
    scene = Scene(
        fellowship=[COMPANION],
        minions=[STRONG_ORC],
        shadow_hand=[THE_RINGS_OPPRESSION],
        site=6,
        twilight=3,
    )
    scene.state.wearing[0] = wearing
    scene.skirmish(COMPANION, STRONG_ORC).wait_to(Verb.PLAY, THE_RINGS_OPPRESSION).play(
        THE_RINGS_OPPRESSION
    )
    assert scene.burdens == burdens


@pytest.mark.parametrize("minions", [[STRONG_MAN, ORC], [ORC, STRONG_MAN]])
def test_an_orc_kills_beside_other_minions(minions: list[str]) -> None:
    """4.2, "Card rulings", The Ring's Oppression: a skirmish that involves the Orc is enough."""
    scene = Scene(
        fellowship=[COMPANION],
        minions=minions,
        shadow_hand=[THE_RINGS_OPPRESSION],
        site=6,
        twilight=3,
    )
    scene.skirmish(COMPANION, *minions).wait_to(Verb.PLAY, THE_RINGS_OPPRESSION).play(
        THE_RINGS_OPPRESSION
    )
    assert scene.burdens == 1


@pytest.mark.parametrize(
    ("dead", "allowed"),
    [
        ([GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE], 2),
        ([GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE], 1),
        ([ELROND_LORD_OF_RIVENDELL] * 3, 2),
    ],
)
def test_saurons_defenses_ask_for_three_dead_companions(dead: list[str], allowed: int) -> None:
    scene = Scene(shadow_support=[SAURONS_DEFENSES], dead=dead)
    assert moves_allowed(scene.state) == allowed


@pytest.mark.parametrize("answering", [True, False])
def test_seeking_it_always_exerts_a_tracker_to_cancel_a_stealth_event(answering: bool) -> None:
    tracker = ORC_SCOUTING_BAND
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[tracker],
        shadow_support=[SEEKING_IT_ALWAYS],
        hand=[HOBBIT_STEALTH],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, tracker).play(HOBBIT_STEALTH)
    if answering:
        scene.answer_with(SEEKING_IT_ALWAYS)
    else:
        scene.pass_().choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(tracker) == int(answering)
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == (3 if answering else 5)


@pytest.mark.parametrize(
    ("assigned", "burdens"),
    [
        ([MERRY_ROHIRRIM_SQUIRE], 1),
        ([FRODO_HOPE_OF_FREE_PEOPLES], 0),
        ([FRODO_HOPE_OF_FREE_PEOPLES, MERRY_ROHIRRIM_SQUIRE], 0),
        ([], 0),
    ],
)
def test_thin_and_stretched_punishes_a_ring_bearer_who_lets_another_fight(
    assigned: list[str], burdens: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [THIN_AND_STRETCHED]},
        minions=[ORC] * len(assigned),
        site=6,
    )
    scene.assignment_phase()
    for character in assigned:
        scene.do(Verb.ASSIGN, character, ORC)
    scene.happen(emit, TURN_ENDS)
    assert scene.burdens == burdens


def test_the_weight_of_a_legacy_weakens_aragorn() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [THE_WEIGHT_OF_A_LEGACY]},
    )
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7 - 1


def test_you_bring_great_evil_is_not_played_on_an_elf() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, MAN],
        minions=[ORC],
        shadow_hand=[YOU_BRING_GREAT_EVIL],
        site=6,
        twilight=1,
    )
    scene.shadow_phase().play(YOU_BRING_GREAT_EVIL)
    assert not scene.can(Verb.CHOOSE, YOU_BRING_GREAT_EVIL, LEGOLAS_GREENLEAF)
    scene.do(Verb.CHOOSE, YOU_BRING_GREAT_EVIL, MAN)
    assert scene.bearer_of(YOU_BRING_GREAT_EVIL) == MAN


@pytest.mark.parametrize(("site", "healed"), [(3, False), (4, True)])
def test_you_bring_great_evil_lets_nobody_heal_at_a_sanctuary(site: int, healed: bool) -> None:
    scene = Scene(
        fellowship=[MAN, GIMLI_DWARF_OF_EREBOR], bearing={MAN: [YOU_BRING_GREAT_EVIL]}, site=site
    ).wound(MAN, 1)
    assert can_heal(scene.state, scene.card(MAN)) == healed
