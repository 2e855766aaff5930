"""The address that a request came from, as limits count it."""

import re
from ipaddress import IPv6Address, ip_address, ip_network

from django.conf import settings
from django.http import HttpRequest
from django.utils.crypto import salted_hmac

# What a provider gives to one customer, who has all of its 2**64 addresses.
CUSTOMER_BITS = 64
_WITH_PORT = re.compile(r"\[(.+)\](?::\d+)?|([\d.]+):\d+")


def client_address(request: HttpRequest) -> str:
    """Return the address a request came from; of IPv6 the network of 64 bits, which is one person.

    Behind proxies (`settings.PROXIES` says how many) it is what the outermost of them saw; what
    a visitor wrote into the header themselves stands before that and is not believed.
    """
    seen = request.META.get("HTTP_X_FORWARDED_FOR", "").split(",")
    proxies: int = settings.PROXIES
    if proxies and len(seen) >= proxies and (address := seen[-proxies].strip()):
        return _customer(str(address))
    return _customer(str(request.META.get("REMOTE_ADDR", "")))


def tells_people_apart(address: str) -> bool:
    """Return whether an address is one of the internet's, which one household has.

    An address of this machine or of a private network tells nothing: there the site doesn't see
    where people come from, or all are in one room.
    """
    try:
        return ip_address(address).is_global
    except ValueError:
        pass
    try:
        return ip_network(address).is_global
    except ValueError:
        return False


def address_key(request: HttpRequest) -> str:
    """Return a keyed hash of the address of a request, "" for one that tells nobody apart."""
    address = client_address(request)
    if not tells_people_apart(address):
        return ""
    return salted_hmac("cards.client_address", address).hexdigest()


def _customer(written: str) -> str:
    """Return the part of an address that one person has; what is no address as it is."""
    with_port = _WITH_PORT.fullmatch(written)
    if with_port is not None:
        written = with_port[1] or with_port[2]
    try:
        address = ip_address(written.partition("%")[0])
    except ValueError:
        return written
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, CUSTOMER_BITS), strict=False))
