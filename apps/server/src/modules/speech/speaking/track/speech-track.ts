import { setImmediate } from 'node:timers/promises';
import { type AudioEncoder, createEncoder, measure, type OutputFormat } from '@mynah/audio';
import type { Watermarker } from '@mynah/watermark';
import type { SoundSpool } from '../../../../platform/sound/index.ts';
import type { SegmentTimings, TimedCharacter } from './character-timings.ts';
import { type JoinedSound, SegmentJoin } from './join-segments.ts';
import type { SpokenSegment } from './speak-segments.ts';

/** A piece of the answer: encoded sound, and the characters that are heard up to its end. */
export interface SpeechChunk {
  bytes: Uint8Array;
  /** Where in the whole sound the piece begins. */
  startMs: number;
  written: TimedCharacter[];
  spoken: TimedCharacter[];
}

/** Everything that a track has said, beside its sound. */
export interface Recording {
  durationMs: number;
  /** One byte for each of 800 stretches, the loudest sample of each. */
  peaks: Uint8Array;
  written: TimedCharacter[];
  spoken: TimedCharacter[];
}

export interface TrackOptions {
  format: OutputFormat;
  /** Rate of the main engine: other engines are brought to it. */
  sampleRateHz: number;
  speed: number;
  /** What every sample of the speech passes through. */
  watermarker: Watermarker;
  ffmpegPath?: string;
  /** Takes the sound for a file, and has what was said kept for `recording`. */
  spool?: SoundSpool | undefined;
}

const waveformBuckets = 800;
const sliceMs = 500;

/** One continuous sound in one format: segments go in, encoded chunks come out. The owner disposes it. */
export class SpeechTrack {
  readonly #encoder: AudioEncoder;
  readonly #join: SegmentJoin;
  readonly #peaks: measure.Peaks;
  readonly #spool: SoundSpool | undefined;
  readonly #said: SegmentTimings = { written: [], spoken: [] };
  /** Characters whose sound the encoder still holds back. */
  #waiting: SegmentTimings = { written: [], spoken: [] };
  /** Length of the sound in the bytes that were given out. */
  #givenMs = 0;

  private constructor(encoder: AudioEncoder, options: TrackOptions) {
    this.#encoder = encoder;
    this.#join = new SegmentJoin(options);
    this.#peaks = new measure.Peaks({ sampleRateHz: options.sampleRateHz });
    this.#spool = options.spool;
  }

  static async open(options: TrackOptions): Promise<SpeechTrack> {
    const { format, sampleRateHz, ffmpegPath } = options;
    return new SpeechTrack(await createEncoder(format, { sourceRateHz: sampleRateHz, ffmpegPath }), options);
  }

  get durationMs(): number {
    return this.#join.durationMs;
  }

  /** Takes one spoken segment; gives its sound as it comes. `onWarning` hears what the engine has to say. */
  async *speak(spoken: SpokenSegment, onWarning: (code: string) => void): AsyncGenerator<SpeechChunk> {
    const { segment, sampleRateHz } = spoken;
    yield* this.#encode(this.#join.begin({ ...segment, sampleRateHz }));
    for await (const part of spoken.parts) {
      if (part.type === 'timing') this.#join.setTimings(part.marks);
      else if (part.type === 'audio') yield* this.#take(part.samples, spoken.sampleRateHz);
      else onWarning(part.warning.code);
    }
    yield* this.#encode(this.#join.end());
  }

  /** A long part in slices: chunks stay small, and other requests have their turn between them. */
  async *#take(samples: Float32Array, sampleRateHz: number): AsyncGenerator<SpeechChunk> {
    const length = Math.round((sliceMs * sampleRateHz) / 1000);
    for (let at = 0; at < samples.length; at += length) {
      if (at > 0) await setImmediate();
      yield* this.#encode(this.#join.write(samples.subarray(at, at + length)));
    }
  }

  /** The last bytes. */
  async finish(): Promise<SpeechChunk> {
    const samples = this.#join.finish();
    this.#peaks.write(samples);
    const parts = [await this.#encoder.write(samples), await this.#encoder.finish()];
    const last = await this.#give(Buffer.concat(parts));
    this.#spool?.finish(this.durationMs);
    return last;
  }

  /** What was said. After `finish` only, and only of a track with a spool. */
  get recording(): Recording {
    return {
      durationMs: this.durationMs,
      peaks: measure.fitPeaks(this.#peaks.values(), waveformBuckets),
      ...this.#said,
    };
  }

  dispose(): void {
    this.#encoder.dispose();
  }

  async *#encode({ samples, written, spoken }: JoinedSound): AsyncGenerator<SpeechChunk> {
    this.#peaks.write(samples);
    this.#waiting.written.push(...written);
    this.#waiting.spoken.push(...spoken);
    if (samples.length === 0) return;
    const bytes = await this.#encoder.write(samples);
    if (bytes.length > 0) yield await this.#give(bytes);
  }

  async #give(bytes: Uint8Array): Promise<SpeechChunk> {
    const chunk = { bytes, startMs: this.#givenMs, ...this.#waiting };
    this.#waiting = { written: [], spoken: [] };
    this.#givenMs = this.#encoder.givenMs;
    if (!this.#spool) return chunk;
    await this.#spool.write(bytes);
    for (const character of chunk.written) this.#said.written.push(character);
    for (const character of chunk.spoken) this.#said.spoken.push(character);
    return chunk;
  }
}
