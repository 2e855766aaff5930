"""The response that Django's test client gives, by a name of our own.

Django's stubs know that it has `json()` and `context`; at run time it is an HttpResponse.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Response
else:
    from django.http import HttpResponse as Response

__all__ = ["Response"]
