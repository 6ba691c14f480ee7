"""Runs the cases of a file with the official client and prints what became of each, one JSON object a line."""

import array
import json
import math
import os
import sys
import traceback

import httpx
from elevenlabs import ElevenLabs
from pydantic import TypeAdapter
from websockets.sync import client as websocket_client

URL = os.environ["MYNAH_URL"]
GIVEN = json.loads(os.environ["MYNAH_GIVEN"])
# ten seconds for a handshake are what a busy machine may need
for opener in (websocket_client.connect, getattr(websocket_client, "reconnect", object).__init__):
    if "open_timeout" in (getattr(opener, "__kwdefaults__", None) or {}):
        opener.__kwdefaults__["open_timeout"] = 600
_cases = []
_last = {}


def case(title):
    def keep(work):
        _cases.append((title, work))
        return work

    return keep


def run():
    for title, work in _cases:
        try:
            work()
            fault = None
        except Exception as error:
            fault = f"{traceback.format_exc(limit=3)}\n{getattr(error, 'body', '')}"
        print(json.dumps({"title": title, "fault": fault}), flush=True)
    sys.exit(0)


def connect(key):
    """The client with only address and key changed. It keeps the last JSON answer for `fits`."""

    def remember(response):
        if "json" in response.headers.get("content-type", ""):
            response.read()
            _last["json"] = None if b"}\n\n{" in response.content else json.loads(response.content or b"null")

    hooks = httpx.Client(event_hooks={"response": [remember]}, timeout=240)
    return ElevenLabs(api_key=key, base_url=URL, httpx_client=hooks)


client = connect(GIVEN["key"])


def fits(answer):
    """The last answer has every key that its type demands, with values of their types: the client does not look."""
    told = _last["json"]
    pairs = [(answer, told)]
    if isinstance(answer, list):
        assert len(answer) == len(told)
        pairs = list(zip(answer, told))
    elif isinstance(answer, dict):
        pairs = [(answer[key], told[key]) for key in answer]
    for model, value in pairs:
        TypeAdapter(type(model)).validate_python(value)
    return answer


def refused(status, ask):
    """The call raises the client's error with this status; gives its body."""
    from elevenlabs.core.api_error import ApiError

    try:
        answer = ask()
        if hasattr(answer, "__next__"):
            b"".join(answer)
    except ApiError as error:
        assert error.status_code == status, f"{error.status_code}: {error.body}"
        return error.body
    raise AssertionError(f"not refused with {status}")


def hear(pcm, rate):
    """Seconds and level (dBFS) of 16-bit samples."""
    samples = array.array("h", pcm[: len(pcm) // 2 * 2])
    assert len(samples) > 0, "no sound"
    power = sum((sample / 32768) ** 2 for sample in samples[::7]) / len(samples[::7])
    return len(samples) / rate, 10 * math.log10(power + 1e-12)


def is_mp3(sound):
    return sound[:3] == b"ID3" or (sound[0] == 0xFF and sound[1] & 0xE0 == 0xE0)


def plain(text):
    return "".join(letter for letter in text.lower() if letter.isalpha() or letter == " ").strip()
