"""Conflict at the Carrock: its player cards, encounter cards and quest."""

from rules.lcg.engine import codes
from rules.lcg.engine.board import discard
from rules.lcg.engine.codes import Verb
from rules.lcg.engine.damage import deal_damage, destroy
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.numbers import threat_strength
from rules.lcg.engine.quest_progress import advance_quest, place_progress
from rules.lcg.engine.traits import ALLY, CHARACTER
from rules.lcg.engine.triggers import look_around
from tests.rules.lcg.scene import Scene, Seat

SACKED = "Sacked!"
TROLLS = ("Louis", "Morris", "Stuart", "Rupert")
GRIMBEORN = "Grimbeorn the Old"
SACKED_ARAGORN = {"Aragorn": [SACKED]}


def attack_on(hero: str, *, enemy: str, shadow: str = "The Brown Lands") -> Scene:
    """Return the combat phase in which a hero defends against an enemy."""
    scene = Scene(Seat([hero], engaged=[enemy]), encounter_deck=[shadow])
    return scene.combat_phase().defend(hero)


# --- player cards ---


def test_frodo_takes_threat_for_damage_once_a_phase() -> None:
    scene = Scene(Seat(["Frodo Baggins", "Aragorn"]))
    frodo = scene.card("Frodo Baggins")
    scene.happen(deal_damage, frodo, 5).respond("Frodo Baggins")
    assert scene.damage("Frodo Baggins") == 0
    assert scene.threat() == 30
    scene.happen(deal_damage, frodo, 1)
    assert scene.damage("Frodo Baggins") == 1


def test_frodo_may_let_it_happen() -> None:
    scene = Scene(Seat(["Frodo Baggins", "Aragorn"]))
    scene.happen(deal_damage, scene.card("Frodo Baggins"), 1).pass_()
    assert scene.damage("Frodo Baggins") == 1
    assert scene.threat() == 25


def test_born_aloft_sends_its_ally_home() -> None:
    scene = Scene(Seat(["Gimli"], allies=["Gandalf"], attached={"Gandalf": ["Born Aloft"]}))
    scene.actions().use("Born Aloft")
    assert scene.hand() == ["Gandalf"]
    assert scene.is_discarded("Born Aloft")


def test_longbeard_map_maker_quests_better_for_lore() -> None:
    scene = Scene(Seat(["Beravor"], allies=["Longbeard Map-Maker"], resources=2))
    before = scene.numbers("Longbeard Map-Maker")[0]
    scene.actions().use("Longbeard Map-Maker").use("Longbeard Map-Maker")
    assert scene.numbers("Longbeard Map-Maker")[0] == before + 2
    assert scene.resources("Beravor") == 0


def test_a_burning_brand_cancels_shadows_while_its_bearer_defends() -> None:
    for defender, damage in (("Denethor", 0), ("Aragorn", 2)):
        scene = Scene(
            Seat(["Denethor", "Aragorn"], engaged=["Goblin Sniper"],
                 attached={"Denethor": ["A Burning Brand"]}),
            encounter_deck=["East Bight Patrol"] * 2,
        )  # fmt: skip
        scene.state.set_base(codes.ATTACK, scene.card("Goblin Sniper"), 3)
        scene.combat_phase().defend(defender).pass_all()
        assert scene.damage(defender) == damage


def test_a_burning_brand_is_borne_by_lore_characters_only() -> None:
    seat = Seat(["Denethor", "Aragorn"], hand=["A Burning Brand"], resources=2)
    scene = Scene(seat).planning_phase()
    assert scene.can(Verb.PLAY, "A Burning Brand", "Denethor")
    assert not scene.can(Verb.PLAY, "A Burning Brand", "Aragorn")


# --- the quest ---


def begun(players: int) -> Scene:
    heroes = (["Aragorn"], ["Éowyn"], ["Gimli"], ["Denethor"])
    scene = Scene(
        *(Seat(heroes[player]) for player in range(players)),
        next_quests=["Grimbeorn's Quest", "Against the Trolls"],
        encounter_deck=["The Carrock", *TROLLS, *[SACKED] * 5, "Hill Troll"],
    )
    return scene.happen(advance_quest)


def test_set_up_leaves_a_sacked_card_for_each_player_and_one() -> None:
    for players in (1, 2, 4):
        scene = begun(players)
        names = [scene.name(card) for card in scene.state.encounter_deck]
        assert names.count(SACKED) == 1 + players
        assert names.count("Hill Troll") == 1
        assert not set(names) & set(TROLLS)
        assert scene.is_staged("The Carrock")


def test_the_carrock_becomes_active_with_the_seventh_progress_and_the_trolls_come() -> None:
    scene = begun(1)
    scene.state.location = -1
    scene.happen(place_progress, 6)
    assert scene.is_staged("The Carrock")
    scene.happen(place_progress, 4)
    assert scene.state.location == scene.card("The Carrock")
    assert scene.name(scene.state.quest) == "Against the Trolls"
    assert all(scene.is_staged(troll) for troll in TROLLS)
    assert scene.progress("The Carrock") == 0


def test_the_carrock_discards_the_location_before_it() -> None:
    scene = Scene(
        quest="Grimbeorn's Quest", staging=["The Carrock"], location="Bee Pastures",
        next_quests=["Against the Trolls"],
    )  # fmt: skip
    scene.happen(place_progress, 9)
    assert scene.is_discarded("Bee Pastures")
    assert scene.state.location == scene.card("The Carrock")


def test_the_trolls_must_be_defeated() -> None:
    scene = Scene(quest="Against the Trolls", staging=["Louis"]).happen(place_progress, 5)
    assert scene.state.ending == ""
    scene.happen(destroy, scene.card("Louis"))
    assert scene.state.ending == "won"


def test_nobody_travels_to_the_carrock() -> None:
    scene = Scene(staging=["The Carrock", "Bee Pastures"]).travel_phase()
    assert scene.can(Verb.TRAVEL, "Bee Pastures")
    assert not scene.can(Verb.TRAVEL, "The Carrock")


def test_the_carrock_is_immune_to_player_card_effects() -> None:
    hand = ["Secret Paths", "Ancient Mathom"]
    scene = Scene(
        Seat(["Beravor", "Éowyn", "Legolas"], hand=hand, resources=3), staging=["The Carrock"],
    )  # fmt: skip
    assert not scene.actions(codes.QUEST).can(Verb.PLAY, "Secret Paths")
    assert not scene.planning_phase().can(Verb.PLAY, "Ancient Mathom")


def test_legolas_makes_no_progress_at_the_carrock() -> None:
    # Official FAQ, on active locations that are immune.
    for location, progress in (("The Carrock", 0), ("", 2)):
        seat = Seat(["Legolas"], engaged=["Wargs"])
        scene = Scene(seat, location=location, quest="Beorn's Path")
        scene.hurt("Wargs", 2).combat_phase().wait_for(Verb.ATTACK).attack("Wargs", "Legolas")
        while scene.options:
            scene.respond("Legolas") if scene.can(Verb.TRIGGER, "Legolas") else scene.pass_()
        assert not scene.in_play("Wargs")
        assert scene.progress() == progress
        assert not location or scene.progress(location) == 0


# --- Grimbeorn ---


def test_anybody_pays_grimbeorn_with_leadership_resources() -> None:
    scene = Scene(
        Seat(["Gimli"], resources=3), Seat(["Aragorn"], resources=1), staging=[GRIMBEORN]
    )  # fmt: skip
    scene.actions()
    assert scene.who == 1
    scene.use(GRIMBEORN)
    assert scene.resources(GRIMBEORN) == 1
    assert scene.resources("Aragorn") == 0


def test_grimbeorn_joins_the_first_player_for_eight_resources() -> None:
    scene = Scene(Seat(["Aragorn"], resources=1), staging=[GRIMBEORN]).give(GRIMBEORN, 7)
    scene.actions().use(GRIMBEORN)
    assert scene.state.allies[0] == [scene.card(GRIMBEORN)]
    assert not scene.is_staged(GRIMBEORN)
    scene.quest_phase()
    assert scene.can(Verb.COMMIT, GRIMBEORN)


def with_grimbeorn(*engaged: str) -> Scene:
    scene = Scene(
        Seat(["Aragorn"], engaged=engaged), staging=[GRIMBEORN],
        encounter_deck=["The Brown Lands"] * 4,
    )  # fmt: skip
    return scene.give(GRIMBEORN, 8).happen(look_around)


def test_grimbeorn_defends_against_trolls_without_exhausting() -> None:
    scene = with_grimbeorn("Rupert", "Stuart", "Wargs").combat_phase()
    scene.do(Verb.RESOLVE_ATTACK, "Rupert").defend(GRIMBEORN)
    scene.wait_for(Verb.RESOLVE_ATTACK, "Stuart").do(Verb.RESOLVE_ATTACK, "Stuart")
    scene.defend(GRIMBEORN)
    assert not scene.is_exhausted(GRIMBEORN)
    scene.defend(GRIMBEORN)
    assert scene.is_exhausted(GRIMBEORN)


def test_grimbeorn_who_dies_goes_to_the_encounter_discard_pile() -> None:
    scene = with_grimbeorn()
    scene.happen(deal_damage, scene.card(GRIMBEORN), 10)
    assert scene.card(GRIMBEORN) in scene.state.encounter_discard
    assert not scene.state.mask[scene.card(GRIMBEORN)] & (ALLY | CHARACTER)


def test_bee_pastures_find_grimbeorn() -> None:
    deck = ["Despair", GRIMBEORN, "Wargs"]
    scene = Scene(staging=["Bee Pastures"], encounter_deck=deck).travel_phase()
    scene.do(Verb.TRAVEL, "Bee Pastures").respond("Bee Pastures")
    assert scene.is_staged(GRIMBEORN)


def test_every_resource_is_leadership_at_the_oak_wood_grove() -> None:
    seat = Seat(["Gimli"], hand=["Guard of the Citadel"], resources=2)
    scene = Scene(seat, staging=[GRIMBEORN], location="Oak-wood Grove").actions()
    scene.use(GRIMBEORN)
    assert scene.resources("Gimli") == 1
    scene.give("Gimli", 2).planning_phase().play("Guard of the Citadel")
    assert scene.in_play("Guard of the Citadel")


# --- trolls ---


def test_louis_lets_every_troll_raise_threat() -> None:
    for engaged in (True, False):
        scene = Scene(
            Seat(["Gimli"], engaged=["Stuart", *(["Louis"] if engaged else [])]),
            staging=[] if engaged else ["Louis"], encounter_deck=["The Brown Lands"] * 2,
        )  # fmt: skip
        scene.state.set_base(codes.HIT_POINTS, scene.card("Gimli"), 20)
        scene.combat_phase()
        if engaged:
            scene.do(Verb.RESOLVE_ATTACK, "Stuart")
        scene.defend("Gimli").pass_all()
        while scene.options:
            scene.take(0)
        assert scene.threat() == (31 if engaged else 25)


def test_morris_and_stuart_strengthen_all_trolls_while_they_are_engaged() -> None:
    scene = Scene(Seat(["Aragorn"], engaged=["Morris", "Stuart"]), staging=["Louis", "Wargs"])
    assert scene.numbers("Louis")[1:3] == (5, 3)
    assert scene.numbers("Morris")[1:3] == (5, 3)
    assert scene.numbers("Wargs")[1:3] == (3, 1)
    scene.happen(discard, scene.card("Morris"))
    assert scene.numbers("Louis")[1:3] == (4, 3)


def test_the_carrock_strengthens_trolls_while_it_is_active() -> None:
    assert Scene(location="The Carrock", staging=["Hill Troll"]).numbers("Hill Troll")[1:3] == (
        7,
        4,
    )
    assert Scene(staging=["The Carrock", "Hill Troll"]).numbers("Hill Troll")[1:3] == (6, 3)


def test_rupert_brings_sacked_cards_back() -> None:
    scene = Scene(
        Seat(["Gimli"], engaged=["Rupert"]), encounter_deck=["The Brown Lands"],
        encounter_discard=[SACKED, "Despair", SACKED],
    )  # fmt: skip
    scene.combat_phase().defend("Gimli").pass_all()
    assert sorted(scene.name(card) for card in scene.state.encounter_deck) == [SACKED, SACKED]


def test_who_defeats_a_troll_may_free_a_hero() -> None:
    for troll in TROLLS:
        seat = Seat(["Aragorn", "Gimli"], attached=SACKED_ARAGORN, engaged=[troll])
        scene = Scene(seat)
        scene.happen(destroy, scene.card(troll)).respond(troll)
        assert scene.is_discarded(SACKED)


# --- other encounter cards ---


def test_muck_adder_kills_whom_it_damages() -> None:
    scene = Scene(
        Seat(["Aragorn"], allies=["Faramir"], engaged=["Muck Adder"]),
        encounter_deck=["The Brown Lands"],
    )  # fmt: skip
    scene.state.set_base(codes.ATTACK, scene.card("Muck Adder"), 3)
    scene.combat_phase().defend("Faramir").pass_all()
    assert scene.is_discarded("Faramir")


def test_muck_adder_leaves_alone_whom_it_does_not_damage() -> None:
    scene = attack_on("Aragorn", enemy="Muck Adder")
    scene.pass_all()
    assert scene.in_play("Aragorn")
    assert attack_on("Aragorn", enemy="Muck Adder", shadow="Muck Adder").pass_all().who is None


def test_frodo_survives_a_muck_adder() -> None:
    scene = Scene(
        Seat(["Frodo Baggins", "Gimli"], engaged=["Muck Adder"]), encounter_deck=["The Brown Lands"]
    )
    scene.state.set_base(codes.ATTACK, scene.card("Muck Adder"), 3)
    scene.combat_phase().defend("Frodo Baggins").wait_for(Verb.TRIGGER, "Frodo Baggins")
    scene.respond("Frodo Baggins")
    assert scene.in_play("Frodo Baggins")
    assert scene.threat() == 26


def test_river_langflood_counts_trolls_while_it_is_staged() -> None:
    scene = Scene(Seat(["Aragorn"], engaged=["Louis"]), staging=["River Langflood", "Hill Troll"])
    assert threat_strength(scene.state, scene.card("River Langflood")) == 4


def test_a_frightened_beast_raises_threat_unless_a_creature_is_given_up() -> None:
    seat = Seat(["Aragorn"], allies=["Vassal of the Windlord"])
    scene = Scene(Seat(["Éowyn"]), seat, staging=["Wargs"], encounter_deck=["A Frightened Beast"])
    scene.happen(reveal_top_card)
    assert scene.who == 1
    kept = scene.state.clone()
    scene.choose("Vassal of the Windlord")
    assert scene.is_discarded("Vassal of the Windlord")
    assert (scene.threat(0), scene.threat(1)) == (25, 25)
    scene.state = kept
    scene.pass_()
    assert (scene.threat(0), scene.threat(1)) == (27, 27)


# --- Sacked! ---


def test_the_first_player_chooses_who_is_sacked_and_nobody_twice() -> None:
    scene = Scene(
        Seat(["Aragorn", "Gimli", "Théodred"], attached=SACKED_ARAGORN), Seat(["Éowyn"]),
        encounter_deck=[SACKED],
    )  # fmt: skip
    scene.happen(reveal_top_card)
    assert {scene.name(option.card) for option in scene.options} == {"Gimli", "Théodred"}
    scene.choose("Gimli")
    assert scene.state.bearer[scene.card(f"{SACKED}#2")] == scene.card("Gimli")


def test_sacked_is_discarded_where_all_heroes_are_sacked() -> None:
    scene = Scene(Seat(["Aragorn"], attached=SACKED_ARAGORN), encounter_deck=[SACKED])
    scene.happen(reveal_top_card)
    assert scene.is_discarded(f"{SACKED}#2")


def test_sacked_is_not_canceled() -> None:
    seat = Seat(["Eleanor", "Aragorn"], hand=["A Test of Will"], resources=1)
    scene = Scene(seat, encounter_deck=[SACKED]).happen(reveal_top_card)
    assert not scene.can(Verb.PLAY, "A Test of Will")
    assert not scene.can(Verb.TRIGGER, "Eleanor")


def test_a_sacked_hero_does_nothing() -> None:
    seat = Seat(["Beravor", "Aragorn"], attached={"Beravor": [SACKED]}, engaged=["Wargs"])
    scene = Scene(seat, encounter_deck=["Despair"])
    assert not scene.actions().can(Verb.USE, "Beravor")
    assert not scene.quest_phase().can(Verb.COMMIT, "Beravor")
    assert scene.can(Verb.COMMIT, "Aragorn")
    scene.resource_phase()
    assert scene.resources("Beravor") == 0
    assert scene.resources("Aragorn") == 1
    scene.combat_phase().wait_for(Verb.DEFEND)
    assert not scene.can(Verb.DEFEND, "Beravor")
    scene.pass_all()
    assert not scene.can(Verb.JOIN_ATTACK, "Beravor")


def test_a_sacked_hero_gets_no_resources_from_cards() -> None:
    # Official FAQ 1.25: collecting is gaining by card effects, too.
    attached = {"Aragorn": [SACKED, "Steward of Gondor"]}
    scene = Scene(Seat(["Aragorn", "Gimli"], attached=attached)).actions()
    assert not scene.can(Verb.USE, "Steward of Gondor")


def test_who_is_sacked_while_questing_stays_on_the_quest() -> None:
    # Official FAQ, on Sacked!
    scene = Scene(Seat(["Aragorn"]), encounter_deck=[SACKED]).quest_phase().commit("Aragorn")
    scene.wait_for(Verb.PASS) if scene.options else None
    assert scene.card("Aragorn") in scene.state.committed or scene.progress() == 2


def test_a_condition_is_removed_as_any_other() -> None:
    seat = Seat(["Denethor"], hand=["Miner of the Iron Hills"], attached={"Denethor": [SACKED]})
    scene = Scene(seat).give("Denethor", 2).planning_phase().play("Miner of the Iron Hills")
    scene.respond("Miner of the Iron Hills")
    assert scene.is_discarded(SACKED)


def test_sacked_as_a_shadow_of_a_troll_sacks_a_hero_of_the_first_player() -> None:
    for enemy, is_sacked in (("Rupert", True), ("Wargs", False)):
        scene = Scene(Seat(["Gimli", "Aragorn"], engaged=[enemy]), encounter_deck=[SACKED])
        scene.combat_phase().defend("Gimli")
        while not scene.can(Verb.CHOOSE, "Aragorn") and scene.can(Verb.PASS):
            scene.pass_()
        assert scene.can(Verb.CHOOSE, "Aragorn") == is_sacked


def test_roasted_slowly_destroys_who_is_sacked_and_stays_in_the_deck() -> None:
    seat = Seat(["Aragorn", "Gimli"], attached=SACKED_ARAGORN)
    scene = Scene(seat, encounter_deck=["Roasted Slowly"]).happen(reveal_top_card)
    assert scene.is_discarded("Aragorn")
    assert scene.in_play("Gimli")
    assert scene.state.encounter_deck == [scene.card("Roasted Slowly")]


def test_roasted_slowly_as_a_shadow_heals_a_troll() -> None:
    scene = Scene(Seat(["Gimli"], engaged=["Rupert"]), encounter_deck=["Roasted Slowly"])
    scene.hurt("Rupert", 5).combat_phase().defend("Gimli").pass_all()
    assert scene.damage("Rupert") == 3
