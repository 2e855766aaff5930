"""Pages and API answers travel compressed, and give nothing away by their size."""

import gzip
import json

import pytest
from django.test import Client

from decks.contents.encoding import to_contents
from rules.construction.starters import starter
from tests.samples import store_samples

pytestmark = pytest.mark.django_db

GZIP = {"Accept-Encoding": "gzip"}
SAMPLE = "rotk-aragorn-starter"


@pytest.mark.parametrize(
    ("address", "most"),
    [("/", 6_000), ("/cards/?q=t:companion", 12_000), (f"/decks/{SAMPLE}/", 10_000)],
)
def test_a_page_is_sent_compressed(client: Client, address: str, most: int) -> None:
    store_samples()
    plain = client.get(address)

    answer = client.get(address, headers=GZIP)

    assert answer["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in answer["Vary"]
    assert "Content-Encoding" not in plain
    assert len(answer.content) < most
    assert len(gzip.decompress(answer.content)) == len(plain.content)


def test_the_verdicts_of_all_formats_fit_into_20_kb(client: Client) -> None:
    sent = json.dumps({"contents": to_contents(starter(SAMPLE).deck), "on": "2004-06-01"})

    answer = client.post("/api/v1/verdicts/", sent, content_type="application/json", headers=GZIP)

    assert len(answer.content) < 20_000
    assert len(json.loads(gzip.decompress(answer.content))["verdicts"]) > 50


def test_a_condition_is_answered_whatever_the_encoding(client: Client) -> None:
    etag = client.get("/api/v1/sets/", headers=GZIP)["ETag"]

    assert client.get("/api/v1/sets/", headers={**GZIP, "If-None-Match": etag}).status_code == 304
    assert client.get("/api/v1/sets/", headers={"If-None-Match": etag}).status_code == 304


def test_the_same_page_has_another_length_each_time(client: Client) -> None:
    """Against BREACH: who can make a visitor ask learns nothing by comparing lengths."""
    lengths = {len(client.get("/cards/help/", headers=GZIP).content) for _ in range(12)}

    assert len(lengths) > 3
