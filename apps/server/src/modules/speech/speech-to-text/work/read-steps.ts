import { measure } from '@mynah/audio';
import { decodeMedia, type MediaFile } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { detectSpeech, type EngineTurn, speechFrameMs } from './detect-speech.ts';
import { findCut, type Span } from './find-cut.ts';
import { SampleBuffer } from './sample-buffer.ts';

export const sampleRateHz = 16_000;
export const peakMs = 50;
/** Of which the probabilities of speech are asked for at once. */
const lookSeconds = 20;

/** A part of a recording, from where the one before ended. */
export interface SoundStep {
  startMs: number;
  endMs: number;
  /** What is spoken in it, in time of the recording. Empty: silence. */
  speech: Span[];
  /** From the first speech to the last; empty where there is none. */
  samples: Float32Array;
  /** One byte for each 50 ms. */
  peaks: Uint8Array;
}

export interface StepSource {
  file: MediaFile;
  /** How many channels are decoded, and which of them is read. */
  channels: number;
  channel: number;
  fromMs: number;
  /** The longest window. */
  mostMs: number;
}

/** The parts of a recording one after the other, cut in pauses, while it is decoded: memory is some windows. */
export async function* readSteps(
  platform: Platform,
  { file, channels, channel, fromMs, mostMs }: StepSource,
  turn: EngineTurn,
): AsyncGenerator<SoundStep> {
  const cutter = new StepCutter(fromMs, { frameMs: speechFrameMs(platform), mostMs });
  const look = async (samples: Float32Array) =>
    cutter.add(samples, await detectSpeech(platform, samples, turn));
  const decoded = decodeMedia(platform, file, {
    sampleRateHz,
    channels,
    startMs: fromMs,
    signal: turn.signal,
  });
  // probabilities come in whole frames: what is left of a look begins the next
  const lookLength = Math.floor((lookSeconds * 1000) / cutter.frameMs) * cutter.frameLength;
  const coming = new SampleBuffer();
  for await (const block of decoded) {
    coming.add(oneOf(block, channels, channel));
    while (coming.length >= lookLength) {
      await look(coming.slice(0, lookLength));
      coming.dropFront(lookLength);
      yield* cutter.ready();
    }
  }
  if (coming.length > 0) await look(coming.slice(0, coming.length));
  yield* cutter.rest();
}

const oneOf = (block: Float32Array, channels: number, channel: number): Float32Array =>
  channels === 1
    ? block
    : Float32Array.from(
        { length: block.length / channels },
        (_, frame) => block[frame * channels + channel]!,
      );

/** Takes samples with their probabilities and gives the steps that can be cut. */
class StepCutter {
  readonly frameMs: number;
  readonly frameLength: number;
  readonly #mostMs: number;
  readonly #samples = new SampleBuffer();
  #probabilities = new Float32Array(0);
  /** Of the first sample that is held, in time of the recording. */
  #startMs: number;

  constructor(startMs: number, { frameMs, mostMs }: { frameMs: number; mostMs: number }) {
    this.#startMs = startMs;
    this.frameMs = frameMs;
    this.frameLength = (frameMs * sampleRateHz) / 1000;
    this.#mostMs = mostMs;
  }

  add(samples: Float32Array, probabilities: Float32Array): void {
    this.#samples.add(samples);
    const joined = new Float32Array(this.#probabilities.length + probabilities.length);
    joined.set(this.#probabilities);
    joined.set(probabilities, this.#probabilities.length);
    this.#probabilities = joined;
  }

  *ready(): Generator<SoundStep> {
    yield* this.#cut(false);
  }

  /** All that is left. */
  *rest(): Generator<SoundStep> {
    while (this.#samples.length > 0) {
      const before = this.#samples.length;
      yield* this.#cut(true);
      // less than a frame
      if (this.#samples.length === before) return;
    }
  }

  *#cut(isEnd: boolean): Generator<SoundStep> {
    for (;;) {
      const cut = findCut(this.#probabilities, { frameMs: this.frameMs, mostMs: this.#mostMs, isEnd });
      const frames = cut ? Math.round(cut.endMs / this.frameMs) : 0;
      if (!cut || frames === 0) return;
      yield this.#take(frames, cut.speech, isEnd && frames >= this.#probabilities.length);
    }
  }

  #take(frames: number, speech: readonly Span[], isAll: boolean): SoundStep {
    const length = isAll ? this.#samples.length : frames * this.frameLength;
    const at = (ms: number): number => Math.round((ms * sampleRateHz) / 1000);
    const [first, last] = [speech[0], speech.at(-1)];
    const peaks = new measure.Peaks({ sampleRateHz, bucketMs: peakMs });
    peaks.write(this.#samples.slice(0, length));
    const step = {
      startMs: this.#startMs,
      endMs: this.#startMs + (length / sampleRateHz) * 1000,
      speech: speech.map(({ startMs, endMs }) => ({
        startMs: this.#startMs + startMs,
        endMs: this.#startMs + endMs,
      })),
      samples: first && last ? this.#samples.slice(at(first.startMs), at(last.endMs)) : new Float32Array(0),
      peaks: peaks.values(),
    };
    this.#samples.dropFront(length);
    this.#probabilities = this.#probabilities.slice(frames);
    this.#startMs = step.endMs;
    return step;
  }
}
