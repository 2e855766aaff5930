"""Fields of bodies that take what they say and nothing like it: JSON has types of its own."""

from typing import Any

from rest_framework import serializers


class StrictCharField(serializers.CharField):
    """Text. A number isn’t accepted as text."""

    def to_internal_value(self, sent: Any) -> str:
        """Return the text; ValidationError for anything else."""
        if not isinstance(sent, str):
            self.fail("invalid")
        return super().to_internal_value(sent)


class StrictIntegerField(serializers.IntegerField):
    """A whole number; a text that looks like one is none."""

    def to_internal_value(self, sent: Any) -> int:
        """Return the number; ValidationError for anything else."""
        if not isinstance(sent, int) or isinstance(sent, bool):
            self.fail("invalid")
        return super().to_internal_value(sent)


class StrictBooleanField(serializers.BooleanField):
    """true or false; a text or a number is neither."""

    def to_internal_value(self, sent: Any) -> bool:
        """Return it; ValidationError for anything else."""
        if not isinstance(sent, bool):
            self.fail("invalid", input=sent)
        return sent
