"""Transcription, alignment, isolation, effects and music."""

import asyncio
import base64

from elevenlabs import AudioFormat, CommitStrategy, RealtimeEvents
from elevenlabs.types import ExportOptions_SegmentedJson, ExportOptions_Srt
from cases import GIVEN, URL, case, client, fits, hear, is_mp3, plain, refused, run

with open(GIVEN["recording"], "rb") as file:
    RECORDING = file.read()
with open(GIVEN["pcm"], "rb") as file:
    PCM = file.read()
SAID = "good morning everybody"


def transcribe(file=RECORDING, **options):
    return fits(client.speech_to_text.convert(model_id="scribe_v2", file=file, **options))


@case("[SPE-003] a recording is transcribed with nothing but a file")
def _():
    heard = transcribe()
    assert plain(heard.text) == SAID and heard.language_code == "eng"
    assert heard.words[0].type == "word" and heard.words[0].start is not None


@case("[SPE-003] a recording is transcribed with every option")
def _():
    heard = transcribe(
        file=("talk", RECORDING, "application/octet-stream"),
        enable_logging=True,
        language_code="en",
        tag_audio_events=False,
        num_speakers=1,
        timestamps_granularity="character",
        diarize=True,
        additional_formats=[ExportOptions_Srt(max_characters_per_line=20), ExportOptions_SegmentedJson()],
        file_format="other",
        webhook=False,
        temperature=0.0,
        seed=7,
        entity_detection="all",
        no_verbatim=False,
        keyterms=["everybody", "good morning"],
    )
    assert plain(heard.text) == SAID
    assert "-->" in heard.additional_formats[0].content and heard.additional_formats[1].requested_format == "segmented_json"
    assert "".join(letter.text for letter in heard.words[0].characters) == heard.words[0].text
    assert {word.speaker_id for word in heard.words} == {heard.words[0].speaker_id} and heard.words[0].speaker_id
    assert heard.entities == []


@case("entities are chosen by one name, by a list, and redacted")
def _():
    for choice in ("pii", ["pii", "email_address"]):
        assert transcribe(language_code="en", entity_detection=choice).entities == []
    chosen = {"entity_detection": ["email_address"], "entity_redaction": "email_address", "entity_redaction_mode": "redacted"}
    assert plain(transcribe(language_code="en", **chosen).text) == SAID
    body = refused(400, lambda: transcribe(entity_detection=["no_such_thing"]))
    assert body["detail"]["status"] == "unsupported_entity_type"


@case("channels are transcribed apart")
def _():
    with open(GIVEN["stereo"], "rb") as file:
        heard = transcribe(file=file, language_code="en", use_multi_channel=True)
    assert [plain(one.text) for one in heard.transcripts] == [SAID, SAID]


@case("a transcript is read again and deleted")
def _():
    made = transcribe(language_code="en")
    assert fits(client.speech_to_text.transcripts.get(made.transcription_id)).text == made.text
    client.speech_to_text.transcripts.delete(made.transcription_id)
    refused(404, lambda: client.speech_to_text.transcripts.get(made.transcription_id))


@case("a transcription is accepted for a webhook, with what is to come back with it")
def _():
    accepted = transcribe(language_code="en", webhook=True, webhook_metadata={"order": "A1"})
    assert accepted.request_id and accepted.transcription_id


@case("sound goes in while it is spoken and comes back as text, by a single-use token")
def _():
    token = fits(client.tokens.single_use.create("realtime_scribe")).token

    async def dictate():
        connection = await client.speech_to_text.realtime.connect(
            {
                "model_id": "scribe_v2_realtime",
                "audio_format": AudioFormat.PCM_16000,
                "sample_rate": 16_000,
                "commit_strategy": CommitStrategy.MANUAL,
                "language_code": "en",
                "include_timestamps": True,
                "vad_threshold": 0.5,
                "keyterms": ["everybody"],
                "no_verbatim": False,
                "token": token,
            }
        )
        done = asyncio.get_running_loop().create_future()
        connection.on(RealtimeEvents.COMMITTED_TRANSCRIPT_WITH_TIMESTAMPS, lambda told: done.done() or done.set_result(told))
        connection.on(RealtimeEvents.ERROR, lambda told: done.done() or done.set_exception(AssertionError(told)))
        await connection.send({"audio_base_64": base64.b64encode(PCM).decode()})
        await connection.commit()
        told = await asyncio.wait_for(done, 60)
        await connection.close()
        return told

    told = asyncio.run(dictate())
    assert plain(told["text"]) == SAID and told["words"]


@case("every letter of a text gets its time in a recording")
def _():
    text = "Good morning everybody."
    aligned = fits(client.forced_alignment.create(file=RECORDING, text=text))
    assert [word.text for word in aligned.words] == text.split()
    assert "".join(letter.text for letter in aligned.characters) == text
    refused(400, lambda: client.forced_alignment.create(file=b"no sound", text=text))


@case("[SPE-006] noise is taken out, whole and as a stream, and what was made is listed and deleted")
def _():
    for ask in (client.audio_isolation.convert, client.audio_isolation.stream):
        assert is_mp3(b"".join(ask(audio=RECORDING)))
    listed = fits(client.audio_isolation.list(page_size=1))
    client.audio_isolation.delete(listed.items[0].id)
    assert listed.items[0].id not in {item.id for item in client.audio_isolation.list().items}


@case("[SPE-004] a sound effect")
def _():
    sound = client.text_to_sound_effects.convert(
        text="rain on a window", loop=True, duration_seconds=0.5, prompt_influence=0.3, output_format="pcm_16000"
    )
    seconds, level = hear(b"".join(sound), 16_000)
    assert abs(seconds - 0.5) < 0.05 and level > -40
    refused(422, lambda: client.text_to_sound_effects.convert(text="rain", duration_seconds=40))


@case("[SPE-005] music: a plan, a piece, a stream, its details and its stems")
def _():
    plan = fits(client.music.composition_plan.create(prompt="a short rock tune", music_length_ms=3000))
    whole = b"".join(client.music.compose(composition_plan=plan, seed=1))
    assert is_mp3(whole)
    streamed = b"".join(client.music.stream(composition_plan=plan, seed=1, output_format="pcm_44100"))
    assert hear(streamed, 44_100)[0] > 2.9
    detailed = client.music.compose_detailed(composition_plan=plan, seed=1)
    assert detailed.song_id and is_mp3(detailed.audio)
    assert b"".join(client.music.separate_stems(file=whole))[:2] == b"PK"
    assert fits(client.music.upload(file=whole, with_waveform_visual=True)).song_id
    refused(403, lambda: client.music.upload(file=RECORDING))


run()
