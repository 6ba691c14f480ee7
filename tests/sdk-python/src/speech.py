"""Text to speech, dialogue, the voice changer, the history, models and the account."""

import base64
import io
import zipfile

from elevenlabs import DialogueInput, VoiceSettings
from cases import GIVEN, case, client, fits, hear, is_mp3, refused, run

SENTENCE = "The quick brown fox jumps over the lazy dog."
VOICES = GIVEN["voices"]


@case("[SPE-009] models are listed with their limits")
def _():
    models = {model.model_id: model for model in fits(client.models.list())}
    assert models["eleven_multilingual_v2"].can_do_text_to_speech
    assert models["eleven_multilingual_v2"].maximum_text_length_per_request == 10_000
    assert models["eleven_v3"].languages


@case("[ACC-060] [ACC-061] user and subscription")
def _():
    assert fits(client.user.get()).subscription.tier == "trial"
    assert fits(client.user.subscription.get()).character_limit > 0


@case("[SPE-001] convert gives sound, in the usual form and as bare samples")
def _():
    assert is_mp3(b"".join(client.text_to_speech.convert(VOICES[0], text=SENTENCE)))
    pcm = b"".join(client.text_to_speech.convert(VOICES[0], text=SENTENCE, output_format="pcm_16000"))
    seconds, level = hear(pcm, 16_000)
    assert 1.5 < seconds < 6 and level > -35, (seconds, level)


@case("convert takes every field")
def _():
    pcm = b"".join(
        client.text_to_speech.convert(
            VOICES[0],
            text=SENTENCE,
            enable_logging=True,
            optimize_streaming_latency=0,
            output_format="pcm_16000",
            model_id="eleven_multilingual_v2",
            language_code="en",
            voice_settings=VoiceSettings(stability=0.4, similarity_boost=0.8, style=0.0, use_speaker_boost=True, speed=1.1),
            pronunciation_dictionary_locators=[],
            seed=7,
            previous_text="Before.",
            next_text="After.",
            previous_request_ids=[],
            next_request_ids=[],
            use_pvc_as_ivc=False,
            apply_text_normalization="auto",
            apply_language_text_normalization=False,
        )
    )
    assert hear(pcm, 16_000)[1] > -35


@case("[SPE-001] stream gives the sound in parts")
def _():
    parts = list(client.text_to_speech.stream(VOICES[0], text=SENTENCE * 2, output_format="pcm_24000"))
    assert hear(b"".join(parts), 24_000)[0] > 3


@case("[SPE-019] times of every character, whole and in parts")
def _():
    whole = fits(client.text_to_speech.convert_with_timestamps(VOICES[0], text=SENTENCE, output_format="pcm_16000"))
    assert "".join(whole.alignment.characters) == SENTENCE
    seconds, _level = hear(base64.b64decode(whole.audio_base_64), 16_000)
    assert abs(whole.alignment.character_end_times_seconds[-1] - seconds) < 0.1
    said, sound = "", b""
    for part in client.text_to_speech.stream_with_timestamps(VOICES[0], text=SENTENCE, output_format="pcm_16000"):
        said += "".join(part.alignment.characters) if part.alignment else ""
        sound += base64.b64decode(part.audio_base_64)
    assert said == SENTENCE and hear(sound, 16_000)[0] > 1.5


@case("text goes in word by word over the websocket, sound comes out")
def _():
    words = (f"{word} " for word in SENTENCE.split())
    parts = client.text_to_speech.convert_realtime(VOICES[0], text=words, output_format="pcm_16000")
    seconds, level = hear(b"".join(parts), 16_000)
    assert 1.5 < seconds < 6 and level > -35, (seconds, level)


@case("a voice that is not there is refused, by HTTP and on the websocket")
def _():
    body = refused(404, lambda: client.text_to_speech.convert("no-such-voice-here-00", text=SENTENCE))
    assert body["detail"]["status"] == "voice_not_found"
    assert refused(400, lambda: client.text_to_speech.convert(VOICES[0], text=""))
    refused(1008, lambda: client.text_to_speech.convert_realtime("no-such-voice-here-00", text=iter(["Hi. "])))


@case("dialogue, whole and as a stream")
def _():
    inputs = [DialogueInput(text="[giggling] Knock knock.", voice_id=VOICES[0]), DialogueInput(text="Who is there?", voice_id=VOICES[1])]
    for ask in (client.text_to_dialogue.convert, client.text_to_dialogue.stream):
        assert hear(b"".join(ask(inputs=inputs, seed=7, output_format="pcm_16000")), 16_000)[0] > 1
    timed = fits(client.text_to_dialogue.convert_with_timestamps(inputs=inputs))
    assert [segment.dialogue_input_index for segment in timed.voice_segments] == [0, 1]
    parts = list(client.text_to_dialogue.stream_with_timestamps(inputs=inputs))
    assert {segment.dialogue_input_index for part in parts for segment in part.voice_segments} == {0, 1}


@case("[SPE-002] a recording in another voice, by the addresses of this client")
def _():
    speech = b"".join(client.text_to_speech.convert(VOICES[0], text=SENTENCE, output_format="pcm_16000"))
    for ask in (client.speech_to_speech.convert, client.speech_to_speech.stream):
        changed = b"".join(
            ask(
                VOICES[1],
                audio=speech,
                file_format="pcm_s16le_16",
                output_format="pcm_16000",
                model_id="eleven_multilingual_sts_v2",
                voice_settings='{"similarity_boost": 0.9, "stability": null}',
                seed=3,
                remove_background_noise=False,
            )
        )
        assert abs(hear(changed, 16_000)[0] - hear(speech, 16_000)[0]) < 0.05
    refused(400, lambda: client.speech_to_speech.convert(VOICES[1], audio=b"no sound at all"))


@case("[HIS-001] [HIS-004] the history is listed with every filter, and one item is read")
def _():
    page = fits(client.history.list(page_size=2, voice_id=VOICES[0], source="TTS", sort_direction="desc"))
    assert len(page.history) == 2 and page.has_more
    second = client.history.list(page_size=2, start_after_history_item_id=page.last_history_item_id, voice_id=VOICES[0])
    first_ids = {item.history_item_id for item in page.history}
    assert second.history and not first_ids & {item.history_item_id for item in second.history}
    item = fits(client.history.get(page.history[0].history_item_id))
    assert item.voice_id == VOICES[0] and item.text


@case("[HIS-006] [HIS-007] [HIS-009] sound of the history, alone and as a zip, until it is deleted")
def _():
    ids = [item.history_item_id for item in client.history.list(page_size=2, source="TTS").history]
    assert len(b"".join(client.history.get_audio(ids[0]))) > 1000
    assert b"".join(client.history.download(history_item_ids=ids[:1], output_format="wav"))[:4] == b"RIFF"
    packed = zipfile.ZipFile(io.BytesIO(b"".join(client.history.download(history_item_ids=ids))))
    assert len(packed.namelist()) == 2
    assert fits(client.history.delete(ids[0])).status == "ok"
    refused(404, lambda: client.history.get(ids[0]))


run()
