import { type AudioEncoder, createEncoder, measure, type OutputFormat } from '@mynah/audio';
import type { Blobs, StoredBlob } from '../blobs/blobs.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import type { Platform } from '../platform.ts';
import { type SoundFile, SoundSpool } from './sound-spool.ts';

interface TrackOptions {
  format: OutputFormat;
  /** Of what is written, Hz. */
  sampleRateHz: number;
  channels: 1 | 2;
}

const waveformBuckets = 800;

/** Samples in, encoded bytes out while they come, and the whole file at the end. The owner disposes it. */
export class SoundTrack implements SoundFile {
  readonly #encoder: AudioEncoder;
  readonly #options: TrackOptions;
  readonly #peaks: measure.Peaks;
  readonly #spool: SoundSpool;
  #frames = 0;

  private constructor(encoder: AudioEncoder, options: TrackOptions, spool: SoundSpool) {
    this.#encoder = encoder;
    this.#options = options;
    this.#peaks = new measure.Peaks({ sampleRateHz: options.sampleRateHz * options.channels });
    this.#spool = spool;
  }

  static async open(
    platform: Pick<Platform, 'config' | 'dataFolder'>,
    options: TrackOptions,
  ): Promise<SoundTrack> {
    const { format, sampleRateHz, channels } = options;
    const ffmpegPath = findFfmpeg(platform);
    const encoder = await createEncoder(format, { sourceRateHz: sampleRateHz, channels, ffmpegPath });
    return new SoundTrack(encoder, options, new SoundSpool(platform, format));
  }

  get durationMs(): number {
    return (this.#frames / this.#options.sampleRateHz) * 1000;
  }

  /** One byte for each of 800 stretches: the loudest sample of each. */
  get peaks(): Uint8Array {
    return measure.fitPeaks(this.#peaks.values(), waveformBuckets);
  }

  get sizeBytes(): number | undefined {
    return this.#spool.sizeBytes;
  }

  /** Takes ownership of samples (interleaved where there are two channels); gives the bytes that are ready. */
  async write(samples: Float32Array): Promise<Uint8Array> {
    this.#peaks.write(samples);
    this.#frames += samples.length / this.#options.channels;
    return this.#keep(await this.#encoder.write(samples));
  }

  /** The last bytes. No `write` may follow. */
  async finish(): Promise<Uint8Array> {
    const last = await this.#keep(await this.#encoder.finish());
    this.#spool.finish(this.durationMs);
    return last;
  }

  read(): AsyncIterable<Uint8Array> {
    return this.#spool.read();
  }

  readStream(bytes: number): AsyncIterable<Uint8Array> {
    return this.#spool.readStream(bytes);
  }

  store(blobs: Blobs, of: string): Promise<StoredBlob> {
    return this.#spool.store(blobs, of);
  }

  /** Harmless twice. */
  async dispose(): Promise<void> {
    this.#encoder.dispose();
    await this.#spool.remove();
  }

  async #keep(bytes: Uint8Array): Promise<Uint8Array> {
    await this.#spool.write(bytes);
    return bytes;
  }
}
