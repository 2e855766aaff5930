"""The Sauron cards of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce, twilight_cost
from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.wounds import can_heal
from rules.tcg.engine.state.codes import ARCHERY, TURN_ENDS, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn import assignment
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import ORC, maneuver
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.paths import PLAIN_FELLOWSHIP
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

STRONG_ORC = made(MORDOR_TROOPER, strength=30)
STRONG_MAN = made(SOUTHRON_CAPTAIN, strength=30)
MAN = made(ARAGORN_DRIVEN_BY_NEED)  # Gondor companion, 7/4
COMPANION = made(DWARF_GUARD, unique=False, vitality=3)


def all_wounds(scene: Scene) -> int:
    return sum(scene.state.wounds)


ARAGORN = ARAGORN_DRIVEN_BY_NEED
WEAK = made(ARAGORN_DRIVEN_BY_NEED, strength=9)
STRONG = made(ARAGORN_DRIVEN_BY_NEED, strength=11)


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


@pytest.mark.parametrize(
    ("minion", "playable"), [(MORDOR_VETERAN, True), (GOBLIN_PATROL_TROOP, False)]
)
@pytest.mark.parametrize("spotted", [0, 2])
def test_enduring_evil_weakens_by_the_burdens_you_spot(
    minion: str, playable: bool, spotted: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN, ROHIRRIM_GUARD],
        minions=[minion, MORGUL_LACKEY],
        shadow_hand=[ENDURING_EVIL],
        burdens=3,
        twilight=5,
        site=6,
    ).skirmish(ARAGORN, minion)
    if scene.comes_to(Verb.PLAY, ENDURING_EVIL):
        scene.play(ENDURING_EVIL)
        if scene.can(Verb.NUMBER):
            scene.take_number(spotted)
    assert scene.strength(ARAGORN) == 7 - spotted * playable
    assert scene.strength(ROHIRRIM_GUARD) == 6


@pytest.mark.parametrize(
    ("minion", "fighter", "bonus"),
    [
        (MORDOR_VETERAN, ARAGORN, 2),
        (MORDOR_VETERAN, ROHIRRIM_GUARD, 0),
        (GOBLIN_PATROL_TROOP, ARAGORN, 0),
    ],
    ids=["Gondor", "Rohan", "an Orc of Moria"],
)
def test_gleaming_spires_help_orcs_of_sauron_against_gondor(
    minion: str, fighter: str, bonus: int
) -> None:
    scene = Scene(
        fellowship=[fighter],
        minions=[minion, MORGUL_LACKEY],
        shadow_support=[GLEAMING_SPIRES_WILL_CRUMBLE],
        site=6,
    )
    before = scene.strength(minion)
    assert scene.skirmish(fighter, minion).strength(minion) == before + bonus


@pytest.mark.parametrize(("loser", "gone"), [(MORDOR_TROOPER, True), (GOBLIN_RUNNER, False)])
def test_gleaming_spires_are_discarded_where_an_orc_of_sauron_loses(loser: str, gone: bool) -> None:
    strong = made(ROHIRRIM_GUARD, strength=9)
    scene = Scene(
        fellowship=[strong],
        minions=[loser],
        shadow_support=[GLEAMING_SPIRES_WILL_CRUMBLE],
        site=6,
    )
    scene.skirmish(strong, loser).resolve()
    assert scene.is_discarded(GLEAMING_SPIRES_WILL_CRUMBLE) is gone


@pytest.mark.parametrize(
    ("orc", "fights", "hurt"),
    [(MORDOR_VETERAN, True, 1), (GOBLIN_PATROL_TROOP, True, 0), (MORDOR_VETERAN, False, 0)],
    ids=["Sauron", "Moria", "not in the skirmish"],
)
def test_mordors_strength_exerts_an_orc_of_sauron_to_wound_whom_he_skirmishes(
    orc: str, fights: bool, hurt: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN, ROHIRRIM_GUARD],
        minions=[orc, MORGUL_LACKEY],
        shadow_hand=[MORDORS_STRENGTH],
        twilight=5,
        site=6,
    ).skirmish(ARAGORN, orc if fights else MORGUL_LACKEY)
    if scene.comes_to(Verb.PLAY, MORDORS_STRENGTH):
        scene.play(MORDORS_STRENGTH)
        assert scene.wounds(orc) == 1
        assert scene.wounds(ARAGORN) == hurt
    else:
        assert hurt == 0
    assert scene.wounds(ROHIRRIM_GUARD) == 0


@pytest.mark.parametrize("orc", [ORC_SCOUTING_BAND, ORC_SOLDIER])
@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (1, False)])
def test_an_orc_exerts_to_wound_whom_he_skirmishes(orc: str, wounds: int, usable: bool) -> None:
    scene = Scene(fellowship=[ARAGORN, ROHIRRIM_GUARD], minions=[orc, MORGUL_LACKEY], site=6).wound(
        orc, wounds
    )
    scene.skirmish(ARAGORN, orc)
    assert scene.comes_to(Verb.USE, orc) is usable
    if usable:
        scene.use(orc)
        assert (scene.wounds(orc), scene.wounds(ARAGORN), scene.wounds(ROHIRRIM_GUARD)) == (1, 1, 0)


@pytest.mark.parametrize(("minion", "price"), [(MORDOR_TROOPER, 2 + 1), (URUK_SAVAGE, 2 + 2)])
def test_minions_of_sauron_roam_for_less_beside_a_scouting_band(minion: str, price: int) -> None:
    scene = Scene(minions=[ORC_SCOUTING_BAND], shadow_hand=[minion], twilight=9, site=4)
    assert scene.shadow_phase().play(minion).twilight == 9 - price


@pytest.mark.parametrize(("minion", "total"), [(MORDOR_TROOPER, 1), (GOBLIN_RUNNER, 0)])
def test_orc_bowmen_shoot_where_an_orc_of_sauron_is(minion: str, total: int) -> None:
    scene = Scene(minions=[minion], shadow_support=[ORC_BOWMEN], site=6)
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[1] == total


@pytest.mark.parametrize(("twilight", "usable"), [(3, True), (2, False)])
def test_strength_born_of_fear_costs_three_twilight(twilight: int, usable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        shadow_support=[STRENGTH_BORN_OF_FEAR],
        twilight=twilight,
        site=6,
    ).skirmish(ARAGORN, MORDOR_VETERAN)
    assert scene.comes_to(Verb.USE, STRENGTH_BORN_OF_FEAR) is usable
    if usable:
        scene.use(STRENGTH_BORN_OF_FEAR)
        assert (scene.strength(MORDOR_VETERAN), scene.twilight) == (9 + 1, 0)
        assert scene.strength(MORGUL_LACKEY) == 6


@pytest.mark.parametrize("spotted", [0, 2, 3])
def test_forces_of_mordor_adds_as_many_as_you_spot(spotted: int) -> None:
    scene = Scene(
        minions=[MORDOR_TROOPER, MORDOR_VETERAN, ORC_HUNTERS, GOBLIN_RUNNER],
        shadow_hand=[FORCES_OF_MORDOR],
        twilight=1,
        site=6,
    )
    scene.shadow_phase().play(FORCES_OF_MORDOR)
    assert sorted(option.number for option in scene.options(Verb.NUMBER)) == [0, 1, 2, 3]
    assert scene.take_number(spotted).twilight == 1 + spotted


@pytest.mark.parametrize(
    ("orc", "wounds", "twilight", "usable"),
    [
        (ORC_HUNTERS, 0, 2, True),
        (ORC_HUNTERS, 0, 1, False),
        (ORC_HUNTERS, 1, 2, False),
        (GOBLIN_PATROL_TROOP, 0, 2, False),
    ],
    ids=["paid", "one twilight", "exhausted", "of Moria"],
)
def test_seeking_its_master_draws_a_card_for_an_exertion_and_two_twilight(
    orc: str, wounds: int, twilight: int, usable: bool
) -> None:
    scene = Scene(
        minions=[orc],
        shadow_support=[SEEKING_ITS_MASTER],
        shadow_deck=[MORDOR_TROOPER] * 2,
        twilight=twilight,
        site=6,
    ).wound(orc, wounds)
    assert scene.shadow_phase().can(Verb.USE, SEEKING_ITS_MASTER) is usable
    if usable:
        scene.use(SEEKING_ITS_MASTER)
        assert scene.hand(SHADOW) == [MORDOR_TROOPER]
        assert (scene.wounds(orc), scene.twilight) == (1, 0)


@pytest.mark.parametrize(
    ("companion", "held", "left"),
    [(WEAK, 3, 1), (WEAK, 1, 0), (STRONG, 3, 3)],
    ids=["wins", "wins against a hand of one", "loses"],
)
def test_tower_lieutenant_takes_two_cards_from_hand_where_he_wins(
    companion: str, held: int, left: int
) -> None:
    scene = Scene(
        fellowship=[companion],
        minions=[TOWER_LIEUTENANT],
        hand=[ROHIRRIM_GUARD] * held,
        site=6,
    )
    scene.skirmish(companion, TOWER_LIEUTENANT).resolve()
    assert len(scene.hand()) == left


def test_another_orc_who_wins_takes_nothing_for_the_tower_lieutenant() -> None:
    scene = Scene(
        fellowship=[WEAK],
        minions=[TOWER_LIEUTENANT, made(MORDOR_TROOPER, strength=12)],
        hand=[ROHIRRIM_GUARD] * 3,
        site=6,
    )
    scene.skirmish(WEAK, scene.id_of(scene.state.minions[-1])).resolve()
    assert len(scene.hand()) == 3


@pytest.mark.parametrize(
    ("orc", "wounds", "playable"),
    [(ORC_SCOUT, 0, True), (ORC_SCOUT, 1, False), (MORDOR_VETERAN, 0, False)],
    ids=["tracker", "exhausted", "no tracker"],
)
def test_a_tracker_exerts_to_put_the_fellowship_under_the_watching_eye(
    orc: str, wounds: int, playable: bool
) -> None:
    scene = Scene(minions=[orc], shadow_hand=[UNDER_THE_WATCHING_EYE], site=6).wound(orc, wounds)
    assert scene.shadow_phase().can(Verb.PLAY, UNDER_THE_WATCHING_EYE) is playable
    if playable:
        scene.play(UNDER_THE_WATCHING_EYE)
        assert scene.wounds(orc) == 1
        assert scene.in_play(UNDER_THE_WATCHING_EYE)


def test_each_move_under_the_watching_eye_costs_an_exertion_the_free_peoples_choose() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ROHIRRIM_GUARD],
        support=[GRIMIR_DWARVEN_ELDER],
        shadow_support=[UNDER_THE_WATCHING_EYE],
        path=PLAIN_FELLOWSHIP,
    )
    for hurt in (1, 2):
        scene.fellowship_phase().happen(path.move)
        while not scene.can(Verb.CHOOSE):
            scene.pass_()
        assert scene.who == FREE_PEOPLES
        assert not scene.can(Verb.CHOOSE, GRIMIR_DWARVEN_ELDER)
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == hurt
    assert scene.wounds(ROHIRRIM_GUARD) == 0


def test_band_of_the_eye_removes_two_twilight_to_take_a_card_from_hand() -> None:
    scene = Scene(
        fellowship=[MAN],
        minions=[BAND_OF_THE_EYE],
        hand=[HOBBIT_SWORD_7_319] * 2,
        site=6,
        twilight=3,
    )
    scene.skirmish(MAN, BAND_OF_THE_EYE).wait_to(Verb.TRIGGER, BAND_OF_THE_EYE).answer_with(
        BAND_OF_THE_EYE
    )
    assert scene.hand() == [HOBBIT_SWORD_7_319]
    assert scene.twilight == 1


@pytest.mark.parametrize(
    ("top", "hand"),
    [
        (ORC, [MERRY_ROHIRRIM_SQUIRE, MERRY_ROHIRRIM_SQUIRE, ORC]),
        (SOUTHRON_CAPTAIN, [MERRY_ROHIRRIM_SQUIRE]),
    ],
)
def test_the_dark_lords_summons_takes_a_sauron_card_or_costs_two(top: str, hand: list[str]) -> None:
    scene = Scene(
        shadow_support=[THE_DARK_LORDS_SUMMONS],
        shadow_hand=[MERRY_ROHIRRIM_SQUIRE] * 2,
        shadow_deck=[MERRY_ROHIRRIM_SQUIRE, top],
        site=6,
        twilight=6,
    )
    scene.shadow_phase().use(THE_DARK_LORDS_SUMMONS)
    if scene.can(Verb.DISCARD):
        scene.discard(MERRY_ROHIRRIM_SQUIRE)
    assert sorted(scene.hand(1)) == sorted(hand)
    assert (
        scene.is_discarded(SOUTHRON_CAPTAIN)
        if top == SOUTHRON_CAPTAIN
        else not scene.is_discarded(ORC)
    )
    assert scene.twilight == 3


def test_orc_butchery_discards_three_cards_for_each_dead_card() -> None:
    """The companion who has just been killed is among the dead."""
    scene = Scene(
        fellowship=[COMPANION],
        minions=[STRONG_ORC],
        shadow_hand=[ORC_BUTCHERY],
        deck=[HOBBIT_SWORD_7_319] * 8,
        dead=[MERRY_ROHIRRIM_SQUIRE],
        site=6,
    )
    scene.skirmish(COMPANION, STRONG_ORC).wait_to(Verb.PLAY, ORC_BUTCHERY).play(ORC_BUTCHERY)
    assert len(scene.deck()) == 8 - 6
