"""Voices: the lists, settings, clones, designed ones, professional ones, collections and the library."""

import base64

from elevenlabs import VoiceSettings
from cases import GIVEN, case, client, connect, fits, refused, run

with open(GIVEN["recording"], "rb") as file:
    RECORDING = file.read()
TEXT = (
    "The harbor was quiet when the first boats came in, and nobody had slept. "
    "She counted the steps again, slowly, and wrote the number on the wall."
)
stranger = connect(GIVEN["stranger"])


@case("[VOI-005] voices are listed, searched and read one by one")
def _():
    every = fits(client.voices.get_all(show_legacy=False)).voices
    page = fits(client.voices.search(page_size=5, include_total_count=True, voice_type="default", sort="name"))
    assert page.total_count == len(every) and page.has_more
    rest = client.voices.search(page_size=5, next_page_token=page.next_page_token, voice_type="default", sort="name")
    assert not {voice.voice_id for voice in page.voices} & {voice.voice_id for voice in rest.voices}
    ids = [voice.voice_id for voice in every[:2]]
    assert {voice.voice_id for voice in client.voices.search(voice_ids=ids).voices} == set(ids)
    one = fits(client.voices.get(ids[0], with_settings=True))
    assert one.voice_id == ids[0] and one.settings.stability is not None and one.labels["gender"]
    refused(404, lambda: client.voices.get("no-such-voice-here-00"))


@case("[VOI-027] [VOI-028] [VOI-030] settings are read and changed")
def _():
    voice = client.voices.get_all().voices[0].voice_id
    assert fits(client.voices.settings.get_default()).stability == 0.5
    client.voices.settings.update(voice, request=VoiceSettings(stability=0.3, speed=1.1))
    changed = fits(client.voices.settings.get(voice))
    assert (changed.stability, changed.speed) == (0.3, 1.1)


@case("[VOI-026] [VOI-050] a clone is made of bytes without a name, changed and deleted")
def _():
    made = fits(client.voices.ivc.create(name="Mine", files=[RECORDING])).voice_id
    voice = fits(client.voices.get(made))
    assert (voice.name, voice.category, voice.labels) == ("Mine", "cloned", {})
    assert [sample.mime_type for sample in voice.samples] == ["audio/wav"]
    edit = client.voices.update(made, name="Newer", files=[("me.mp3", RECORDING, "audio/mpeg")], labels={"accent": "british"}, description="Calm")
    assert fits(edit).status == "ok"
    voice = fits(client.voices.get(made))
    assert (voice.name, voice.labels, voice.description) == ("Newer", {"accent": "british"}, "Calm")
    assert [sample.mime_type for sample in voice.samples] == ["audio/wav", "audio/wav"]
    # what is not said stays as it is
    assert fits(client.voices.update(made, name="Newest")).status == "ok"
    voice = client.voices.get(made)
    assert (voice.name, voice.labels, voice.description) == ("Newest", {"accent": "british"}, "Calm")
    sample = voice.samples[0].sample_id
    assert b"".join(client.voices.samples.audio.get(made, sample)) == RECORDING
    assert fits(client.samples.delete(made, sample)).status == "ok"
    assert fits(client.voices.delete(made)).status == "ok"
    refused(404, lambda: client.voices.get(made))


@case("[VOI-044] [VOI-049] a voice is designed from words, heard, saved and remixed")
def _():
    designed = fits(client.text_to_voice.design(voice_description="A young British woman with a bright voice", text=TEXT, seed=7))
    assert len(designed.previews) == 3 and len(base64.b64decode(designed.previews[0].audio_base_64)) > 10_000
    preview = designed.previews[0].generated_voice_id
    assert len(b"".join(client.text_to_voice.preview.stream(preview))) > 10_000
    saved = fits(
        client.text_to_voice.create(
            voice_name="Ada", voice_description="A young British woman out of words", generated_voice_id=preview, labels=None
        )
    )
    assert (saved.name, saved.category) == ("Ada", "generated")
    remixed = fits(client.text_to_voice.remix(saved.voice_id, voice_description="An older and slower speaker", text=TEXT))
    assert remixed.previews
    client.voices.delete(saved.voice_id)


@case("[VOI-032] [VOI-051] a shared voice is found in the library, added and given up")
def _():
    found = fits(stranger.voices.get_shared(search="harbor", page_size=5, featured=False, reader_app_enabled=False))
    assert [voice.voice_id for voice in found.voices] == [GIVEN["shared"]]
    shared = found.voices[0]
    added = fits(stranger.voices.share(shared.public_owner_id, shared.voice_id, new_name="Taken over")).voice_id
    assert [voice.voice_id for voice in stranger.voices.search(voice_type="community").voices] == [added]
    assert fits(stranger.voices.delete(added)).status == "ok"


@case("the library is searched by a recording")
def _():
    assert fits(client.voices.find_similar_voices(audio_file=RECORDING, top_k=3)).voices is not None


@case("[VOI-045] [VOI-046] a professional voice is begun, fed, trimmed and given up")
def _():
    pvc = client.voices.pvc
    voice = fits(pvc.create(name="Slow work", language="en")).voice_id
    sample = fits(pvc.samples.create(voice, files=[RECORDING]))[0]
    assert sample.mime_type == "audio/wav"
    pvc.samples.update(voice, sample.sample_id, trim_start_time=0, trim_end_time=3, file_name="story.wav")
    assert fits(pvc.samples.audio.get(voice, sample.sample_id)).duration_secs > 2
    assert len(fits(pvc.samples.waveform.get(voice, sample.sample_id)).visual_waveform) > 10
    assert fits(pvc.samples.speakers.get(voice, sample.sample_id)).status == "not_started"
    pvc.update(voice, name="Slower work")
    assert fits(client.voices.get(voice)).name == "Slower work"
    assert fits(pvc.samples.delete(voice, sample.sample_id)).status == "ok"
    client.voices.delete(voice)


@case("[VOI-042] collections are made, filled and deleted")
def _():
    voice = client.voices.get_all().voices[0].voice_id
    collections = client.voices.collections
    made = fits(collections.create(title="Readers", icon="book")).collection_id
    collections.add_voice(made, voice)
    assert [one.voice_id for one in client.voices.search(collection_id=made).voices] == [voice]
    assert [one.title for one in fits(collections.list()).collections] == ["Readers"]
    collections.remove_voice(made, voice)
    collections.delete(made)


run()
