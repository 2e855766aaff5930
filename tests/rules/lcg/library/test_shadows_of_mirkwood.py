"""Player cards of the Shadows of Mirkwood cycle."""

from functools import partial

import pytest

from rules.lcg.engine.board import discard
from rules.lcg.engine.codes import Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.traits import RANGED, SENTINEL
from tests.rules.lcg.scene import Scene, Seat

RESOURCES = 5
discard_explored = partial(discard, explored=True)


def seat(hero: str, *hand: str, allies: tuple[str, ...] = ()) -> Seat:
    return Seat([hero], allies=allies, hand=hand, resources=RESOURCES)


class TestLeadership:
    def test_campfire_tales_draws_a_card_for_each_player(self) -> None:
        first = Seat(["Aragorn"], hand=["Campfire Tales"], deck=["Faramir"], resources=1)
        scene = Scene(first, Seat(["Éowyn"], deck=["Lórien Guide"]))
        scene.actions().play("Campfire Tales")
        assert scene.hand(0) == ["Faramir"]
        assert scene.hand(1) == ["Lórien Guide"]

    def test_second_breakfast_returns_each_players_topmost_attachment(self) -> None:
        discard = ["Celebrían's Stone", "Steward of Gondor", "Faramir"]
        scene = Scene(Seat(["Aragorn"], hand=["Second Breakfast"], discard=discard, resources=1))
        scene.actions().play("Second Breakfast")
        assert scene.hand() == ["Steward of Gondor"]

    def test_prince_imrahil_readies_once_a_round(self) -> None:
        scene = Scene(Seat(["Prince Imrahil"], allies=["Faramir", "Snowbourn Scout"]))
        scene.tire("Prince Imrahil").happen(deal_damage, scene.card("Snowbourn Scout"), 1)
        scene.respond("Prince Imrahil")
        assert not scene.is_exhausted("Prince Imrahil")
        scene.tire("Prince Imrahil").happen(deal_damage, scene.card("Faramir"), 9)
        assert not scene.can(Verb.TRIGGER, "Prince Imrahil")

    def test_rear_guard_trades_a_leadership_ally_for_willpower_on_the_quest(self) -> None:
        scene = Scene(
            seat("Aragorn", "Rear Guard", "For Gondor!", allies=("Snowbourn Scout", "Gandalf")),
            encounter_deck=["Despair"],
        )
        scene.quest_phase().commit("Aragorn").wait_for(Verb.PLAY, "Rear Guard")
        scene.play("Rear Guard")
        assert scene.is_discarded("Snowbourn Scout")
        assert scene.numbers("Aragorn")[0] == 3

    def test_dunedain_watcher_cancels_a_shadow_effect(self) -> None:
        scene = Scene(
            Seat(["Aragorn"], allies=["Dúnedain Watcher"], engaged=["Wargs"]),
            encounter_deck=["Goblin Sniper"],
        )
        scene.combat_phase().defend("Aragorn")
        if scene.can(Verb.TRIGGER, "Dúnedain Watcher"):
            scene.respond("Dúnedain Watcher")
            assert scene.is_discarded("Dúnedain Watcher")


class TestSignalsOfTheDunedain:
    """Attachments that a resource of their hero attaches to another hero."""

    @pytest.mark.parametrize(
        ("signal", "numbers"),
        [
            ("Dúnedain Mark", (2, 4, 2, 5)),
            ("Dúnedain Warning", (2, 3, 3, 5)),
            ("Dúnedain Quest", (3, 3, 2, 5)),
        ],
    )
    def test_what_it_gives_goes_with_it(
        self, signal: str, numbers: tuple[int, int, int, int]
    ) -> None:
        scene = Scene(Seat(["Théodred", "Aragorn"], attached={"Théodred": [signal]}, resources=1))
        before = scene.numbers("Théodred")
        scene.actions().use(signal)
        assert scene.numbers("Aragorn") == numbers
        assert sum(scene.numbers("Théodred")) == sum(before) - 1
        assert scene.resources("Théodred") == 0

    @pytest.mark.parametrize(
        ("signal", "keyword"),
        [("Dúnedain Cache", RANGED), ("Dúnedain Signal", SENTINEL)],
    )
    def test_its_keyword_goes_with_it(self, signal: str, keyword: int) -> None:
        scene = Scene(Seat(["Théodred", "Glóin"], attached={"Théodred": [signal]}, resources=1))
        theodred, gloin = scene.card("Théodred"), scene.card("Glóin")
        assert scene.state.mask[theodred] & keyword
        scene.actions().use(signal)
        assert scene.state.mask[gloin] & keyword
        assert not scene.state.mask[theodred] & keyword

    def test_a_hero_without_resources_keeps_it(self) -> None:
        scene = Scene(Seat(["Théodred", "Glóin"], attached={"Théodred": ["Dúnedain Mark"]}))
        scene.actions()
        assert not scene.can(Verb.USE, "Dúnedain Mark")


class TestSearches:
    def test_the_eagles_are_coming_takes_all_eagles_of_the_top_five(self) -> None:
        deck = ["Feint", "Winged Guardian", "Beorn", "Landroval", "Feint", "Winged Guardian"]
        scene = Scene(Seat(["Gimli"], hand=["The Eagles Are Coming!"], deck=deck))
        scene.actions().play("The Eagles Are Coming!")
        assert sorted(scene.hand()) == ["Landroval", "Winged Guardian"]
        assert len(scene.state.decks[0]) == 4

    def test_mustering_the_rohirrim_finds_an_ally_of_rohan(self) -> None:
        deck = ["Nor am I a Stranger", "Éomund", "Westfold Horse-breaker", "Lórien Guide"]
        scene = Scene(Seat(["Éowyn"], hand=["Mustering the Rohirrim"], deck=deck, resources=1))
        scene.actions().play("Mustering the Rohirrim").choose("Éomund")
        assert scene.hand() == ["Éomund"]
        assert len(scene.state.decks[0]) == 3

    def test_rivendell_minstrel_brings_a_song(self) -> None:
        deck = ["Gandalf", "Song of Kings", "Forest Snare"]
        scene = Scene(Seat(["Beravor"], hand=["Rivendell Minstrel"], deck=deck, resources=3))
        scene.planning_phase().play("Rivendell Minstrel").respond("Rivendell Minstrel")
        assert scene.hand() == ["Song of Kings"]


class TestTactics:
    def test_beorning_beekeeper_hurts_each_enemy_in_the_staging_area(self) -> None:
        scene = Scene(
            Seat(allies=["Beorning Beekeeper"], engaged=["Wargs"]),
            staging=["Hill Troll", "Forest Spider"],
        )
        scene.actions().use("Beorning Beekeeper")
        assert [scene.damage(enemy) for enemy in ("Hill Troll", "Forest Spider", "Wargs")] == [
            1,
            1,
            0,
        ]

    def test_descendant_of_thorondor_hurts_an_enemy_as_it_enters_and_as_it_leaves(self) -> None:
        scene = Scene(
            Seat(["Gimli"], hand=["Descendant of Thorondor"], resources=4), staging=["Hill Troll"]
        )
        scene.planning_phase().play("Descendant of Thorondor").respond("Descendant of Thorondor")
        assert scene.damage("Hill Troll") == 2
        scene.happen(deal_damage, scene.card("Descendant of Thorondor"), 9)
        scene.respond("Descendant of Thorondor")
        assert scene.damage("Hill Troll") == 4

    def test_meneldors_flight_returns_an_eagle(self) -> None:
        scene = Scene(
            Seat(
                ["Gimli"],
                allies=["Descendant of Thorondor", "Beorn"],
                hand=["Meneldor's Flight"],
                resources=1,
            )
        )
        scene.actions().play("Meneldor's Flight")
        assert scene.hand() == ["Descendant of Thorondor"]

    def test_boromir_readies_for_a_point_of_threat_as_often_as_you_like(self) -> None:
        scene = Scene(Seat(["Boromir"])).tire("Boromir")
        scene.actions().use("Boromir")
        assert not scene.is_exhausted("Boromir")
        assert scene.threat() == 26

    def test_boromir_falls_for_two_damage_to_each_enemy_of_a_player(self) -> None:
        scene = Scene(Seat(["Boromir", "Gimli"], engaged=["Wargs", "Hill Troll"]))
        scene.actions().use("Boromir")
        assert not scene.in_play("Boromir")
        assert scene.damage("Hill Troll") == 2


class TestSpirit:
    def test_westfold_horse_breaker_readies_a_hero(self) -> None:
        scene = Scene(Seat(["Éowyn"], allies=["Westfold Horse-breaker"])).tire("Éowyn")
        scene.actions().use("Westfold Horse-breaker")
        assert not scene.is_exhausted("Éowyn")
        assert scene.is_discarded("Westfold Horse-breaker")

    def test_eomund_readies_all_characters_of_rohan_as_he_leaves(self) -> None:
        scene = Scene(Seat(["Éowyn", "Aragorn"], allies=["Éomund"]))
        scene.tire("Éowyn", "Aragorn").happen(deal_damage, scene.card("Éomund"), 9)
        scene.respond("Éomund")
        assert not scene.is_exhausted("Éowyn")
        assert scene.is_exhausted("Aragorn")

    def test_nor_am_i_a_stranger_makes_its_bearer_one_of_rohan(self) -> None:
        attached = {"Aragorn": ["Nor am I a Stranger"]}
        hand = ["Astonishing Speed"]
        scene = Scene(Seat(["Aragorn", "Éowyn"], hand=hand, attached=attached, resources=3))
        scene.actions().play("Astonishing Speed")
        assert scene.numbers("Aragorn")[0] == 4
        assert scene.numbers("Éowyn")[0] == 6

    def test_ancient_mathom_draws_three_cards_for_the_first_player(self) -> None:
        deck = ["Feint", "Gandalf", "Beorn"]
        scene = Scene(
            Seat(["Éowyn"], deck=deck, attached={"Old Forest Road": ["Ancient Mathom"]}),
            location="Old Forest Road",
        )
        scene.happen(discard_explored, scene.card("Old Forest Road")).respond("Ancient Mathom")
        assert len(scene.hand()) == 3

    def test_the_riddermarks_finest_leaves_for_progress(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], allies=["The Riddermark's Finest"]), staging=["Mountains of Mirkwood"]
        )
        scene.actions().use("The Riddermark's Finest")
        assert scene.progress("Mountains of Mirkwood") == 2
        assert scene.is_discarded("The Riddermark's Finest")

    def test_an_exhausted_riddermarks_finest_cannot_be_used(self) -> None:
        scene = Scene(
            Seat(["Éowyn"], allies=["The Riddermark's Finest"]), staging=["Mountains of Mirkwood"]
        )
        scene.tire("The Riddermark's Finest").actions()
        assert not scene.can(Verb.USE, "The Riddermark's Finest")

    def test_ride_to_ruin_trades_an_ally_of_rohan_for_progress(self) -> None:
        scene = Scene(
            seat("Éowyn", "Ride to Ruin", allies=("Westfold Horse-breaker", "Beorn")),
            staging=["Enchanted Stream"],
        )
        scene.actions().play("Ride to Ruin")
        assert scene.is_discarded("Westfold Horse-breaker")


class TestLoreAndNeutral:
    def test_fast_hitch_is_for_hobbits(self) -> None:
        scene = Scene(Seat(["Denethor"], hand=["Fast Hitch"], resources=1))
        scene.planning_phase()
        assert not scene.can(Verb.PLAY, "Fast Hitch")

    @pytest.mark.parametrize(
        ("song", "card"),
        [
            ("Song of Kings", "Snowbourn Scout"),
            ("Song of Wisdom", "Henamarth Riversong"),
            ("Song of Travel", "Lórien Guide"),
            ("Song of Battle", "Veteran Axehand"),
        ],
    )
    def test_a_song_pays_for_cards_of_its_sphere(self, song: str, card: str) -> None:
        hero = "Éowyn" if song != "Song of Travel" else "Gimli"
        without = Scene(Seat([hero], hand=[card], resources=RESOURCES)).planning_phase()
        scene = Scene(Seat([hero], hand=[card], attached={hero: [song]}, resources=RESOURCES))

        assert not without.can(Verb.PLAY, card)
        assert scene.planning_phase().can(Verb.PLAY, card)
