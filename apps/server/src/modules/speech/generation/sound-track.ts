import { type AudioEncoder, createEncoder, files, measure, type OutputFormat } from '@mynah/audio';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import type { Platform } from '../../../platform/platform.ts';

/** A whole sound in its format, with what the history wants of it. */
export interface FinishedSound {
  bytes: Uint8Array;
  durationMs: number;
  /** One byte for each of 800 stretches: the loudest sample of each. */
  peaks: Uint8Array;
}

interface TrackOptions {
  format: OutputFormat;
  /** Of what is written, Hz. */
  sampleRateHz: number;
  channels: 1 | 2;
}

const waveformBuckets = 800;

/** Samples in, encoded bytes out while they come, and the whole file at the end. The owner disposes it. */
export class SoundTrack {
  readonly #encoder: AudioEncoder;
  readonly #options: TrackOptions;
  readonly #peaks: measure.Peaks;
  readonly #parts: Uint8Array[] = [];
  #frames = 0;

  private constructor(encoder: AudioEncoder, options: TrackOptions) {
    this.#encoder = encoder;
    this.#options = options;
    this.#peaks = new measure.Peaks({ sampleRateHz: options.sampleRateHz * options.channels });
  }

  static async open(
    platform: Pick<Platform, 'config' | 'dataFolder'>,
    options: TrackOptions,
  ): Promise<SoundTrack> {
    const { format, sampleRateHz, channels } = options;
    const ffmpegPath = findFfmpeg(platform);
    const encoder = await createEncoder(format, { sourceRateHz: sampleRateHz, channels, ffmpegPath });
    return new SoundTrack(encoder, options);
  }

  get durationMs(): number {
    return (this.#frames / this.#options.sampleRateHz) * 1000;
  }

  /** Takes ownership of samples (interleaved where there are two channels); gives the bytes that are ready. */
  async write(samples: Float32Array): Promise<Uint8Array> {
    this.#peaks.write(samples);
    this.#frames += samples.length / this.#options.channels;
    return this.#keep(await this.#encoder.write(samples));
  }

  /** The last bytes. No `write` may follow. */
  async finish(): Promise<Uint8Array> {
    return this.#keep(await this.#encoder.finish());
  }

  /** All of it. After `finish` only. */
  async whole(): Promise<FinishedSound> {
    const stream = await files.joinInTurns(this.#parts);
    return {
      bytes: await files.completeFile(stream, this.#options.format, this.durationMs / 1000),
      durationMs: this.durationMs,
      peaks: measure.fitPeaks(this.#peaks.values(), waveformBuckets),
    };
  }

  dispose(): void {
    this.#encoder.dispose();
  }

  #keep(bytes: Uint8Array): Uint8Array {
    this.#parts.push(bytes);
    return bytes;
  }
}
