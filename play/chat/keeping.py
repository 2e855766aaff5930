"""How long messages are kept."""

from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import Exists, OuterRef

from play.models import Message, MessageReport


def delete_old_messages(now: datetime) -> int:
    """Delete messages older than the operator keeps; return how many.

    One that is reported stays until the staff has looked at it.
    """
    waits = MessageReport.objects.filter(message=OuterRef("pk"), handled=False)
    old = Message.objects.filter(created__lt=now - timedelta(days=settings.CHAT_DAYS))
    return old.filter(~Exists(waits)).delete()[0]
