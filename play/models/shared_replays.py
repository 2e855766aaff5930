"""Links under which others watch the replay of a game that was played at a table."""

import secrets

from django.db import models

from play.models.tables import Seat


def make_replay_token() -> str:
    """Return the secret of a link to a replay."""
    return secrets.token_urlsafe(18)


class SharedReplay(models.Model):
    """What the person of a seat lets others see of a game that is over.

    Whoever has the `token` can watch the replay as the seat saw it; without one, nobody can. Where
    all people of the game have `shows_all`, such links show all cards.
    """

    seat = models.OneToOneField(Seat, on_delete=models.CASCADE, related_name="shared_replay")
    token = models.CharField(max_length=24, null=True, unique=True, editable=False)  # noqa: DJ001
    shows_all = models.BooleanField(default=False)

    def __str__(self) -> str:
        return f"what others see of {self.seat}"
