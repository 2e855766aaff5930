"""What has been counted against haste, what API tokens are called, and banned addresses."""

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


class TokenName(models.Model):
    """What an account calls one of its API tokens, whose own table is a library's."""

    token = models.OneToOneField(
        "knox.AuthToken", on_delete=models.CASCADE, primary_key=True, related_name="named"
    )
    name = models.CharField(max_length=60)

    def __str__(self) -> str:
        return self.name


class AddressBan(models.Model):
    """Staff's decision that nothing is written from an address until a time.

    `key` is a keyed hash of the address (`cards.client_address`).
    """

    key = models.CharField(max_length=64, primary_key=True)
    until = models.DateTimeField()
    reason = models.CharField(max_length=500, blank=True)

    def __str__(self) -> str:
        return f"banned until {self.until:%Y-%m-%d}"
