"""Games of the LCG that people played at home and wrote down."""

from django.conf import settings
from django.db import models

MAX_SCENARIO, MAX_HEROES, MAX_QUEST_NOTE = 80, 200, 500


class QuestMode(models.TextChoices):
    """How hard a scenario was played, as its rules call it."""

    EASY = "easy", "Easy"
    STANDARD = "standard", "Standard"
    NIGHTMARE = "nightmare", "Nightmare"
    CAMPAIGN = "campaign", "Campaign"


class QuestAtHome(models.Model):
    """A game at home as its player wrote it down; `score` is the one of the rules, None without."""

    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="quests_at_home"
    )
    played = models.DateField()
    scenario = models.CharField(max_length=MAX_SCENARIO)
    mode = models.CharField(max_length=9, choices=QuestMode.choices, default=QuestMode.STANDARD)
    heroes = models.CharField(max_length=MAX_HEROES, blank=True)
    players = models.PositiveSmallIntegerField(default=1)
    won = models.BooleanField()
    score = models.PositiveSmallIntegerField(null=True, blank=True)
    note = models.CharField(max_length=MAX_QUEST_NOTE, blank=True)
    public = models.BooleanField(default=False)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-played", "-pk"]
        indexes = [models.Index(fields=["player", "-played"], name="quests_of_a_player")]

    def __str__(self) -> str:
        return f"{self.scenario}, {self.played}"
