"""Transcribes recordings with faster-whisper: `faster-whisper.py MODEL BEAM LANGUAGE:FILE...`, floats of 32 bits at 16 kHz.

Prints one JSON object a recording: text, words with times in ms, CPU seconds of the transcription alone.
"""
import json
import sys
import time

import numpy
from faster_whisper import WhisperModel

folder, beam, *recordings = sys.argv[1:]
model = WhisperModel(folder, device="cpu", compute_type="int8", cpu_threads=2, local_files_only=True)
model.transcribe(numpy.zeros(16000, numpy.float32), language="en")
for recording in recordings:
    language, path = recording.split(":", 1)
    samples = numpy.fromfile(path, numpy.float32)
    begun = time.process_time()
    segments, _ = model.transcribe(
        samples, language=language, beam_size=int(beam), word_timestamps=True, vad_filter=True
    )
    segments = list(segments)
    print(
        json.dumps(
            {
                "cpuSeconds": time.process_time() - begun,
                "text": "".join(segment.text for segment in segments),
                "words": [
                    {"text": word.word.strip(), "startMs": word.start * 1000, "endMs": word.end * 1000}
                    for segment in segments
                    for word in segment.words
                ],
            }
        ),
        flush=True,
    )
