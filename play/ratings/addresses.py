"""From where the seats of a rated game were played: one person with two accounts has one address.

What is kept is a keyed hash, and only of rated games. An address of this machine or of a private
network tells nothing: there the site doesn't see where people come from, or all are in one room.
"""

from collections.abc import Sequence

from django.utils.crypto import salted_hmac

from cards.client_address import tells_people_apart
from play.models import Seat, SeatAddress, Table

# Nobody plays a game from more; later ones are not noted.
MOST_ADDRESSES = 8


def note_address(table: Table, seat: Seat, address: str) -> None:
    """Note from which address a seat of a rated game is played."""
    if not table.rated or not tells_people_apart(address):
        return
    key = salted_hmac("play.ratings.addresses", address).hexdigest()
    known = set(seat.addresses.values_list("key", flat=True))
    if key not in known and len(known) < MOST_ADDRESSES:
        SeatAddress.objects.get_or_create(seat=seat, key=key)


def share_an_address(seats: Sequence[Seat]) -> bool:
    """Return whether two seats were played from one address."""
    found = SeatAddress.objects.filter(seat__in=seats).values_list("key", "seat")
    keys = [key for key, _ in found.distinct()]
    return len(keys) > len(set(keys))
