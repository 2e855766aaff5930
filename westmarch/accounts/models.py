"""What has been counted against haste, shared by all processes of an installation."""

from django.db import models


class CountedTries(models.Model):
    """How often something was done within a span of time (`westmarch.accounts.limits`).

    `key` is the kind of try and a hash of who it was.
    """

    key = models.CharField(max_length=100, primary_key=True)
    count = models.PositiveBigIntegerField()
    until = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return f"{self.key}: {self.count}"
