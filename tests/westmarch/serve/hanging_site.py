"""A site whose pages never come, for `gunicorn tests.westmarch.serve.hanging_site`."""

import time
from collections.abc import Iterable
from typing import Any


def application(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
    time.sleep(60)
    return []
