import { type FileHandle, open } from 'node:fs/promises';
import { type AudioEncoder, createEncoder, files, measure, outputFormat } from '@mynah/audio';
import type { Blobs, StoredBlob } from '../../../platform/blobs/blobs.ts';
import { makeTemporaryFile, type TemporaryPath } from '../../../platform/files/temporary-file.ts';
import type { Platform } from '../../../platform/platform.ts';

export const spoolFormat = outputFormat('mp3_44100_192');

interface SpoolOptions {
  /** Of what is written, Hz. */
  sampleRateHz: number;
  channels: 1 | 2;
}

const waveformBuckets = 800;
const pieceBytes = 64 * 1024;

/**
 * A recording of any length on its way to an mp3 file: its frames wait on disk, because what stands in the first one
 * is known when the last is made. The owner removes it.
 */
export class Mp3Spool {
  readonly #options: SpoolOptions;
  readonly #temporary: TemporaryPath;
  readonly #file: FileHandle;
  readonly #encoder: AudioEncoder;
  readonly #peaks: measure.Peaks;
  readonly #summary = new files.Mp3Summary();
  #samples = 0;
  #frameBytes = 0;

  private constructor(
    options: SpoolOptions,
    { temporary, file, encoder }: { temporary: TemporaryPath; file: FileHandle; encoder: AudioEncoder },
  ) {
    this.#options = options;
    this.#temporary = temporary;
    this.#file = file;
    this.#encoder = encoder;
    this.#peaks = new measure.Peaks(options);
  }

  static async open(platform: Platform, options: SpoolOptions): Promise<Mp3Spool> {
    const { sampleRateHz: sourceRateHz, channels } = options;
    const temporary = await makeTemporaryFile(platform);
    try {
      const file = await open(temporary.path, 'wx+', 0o600);
      const encoder = await createEncoder(spoolFormat, { sourceRateHz, channels });
      return new Mp3Spool(options, { temporary, file, encoder });
    } catch (cause) {
      await temporary.remove();
      throw cause;
    }
  }

  /** Of the file that reads like an mp3; after `finish`. */
  get path(): string {
    return this.#temporary.path;
  }

  get durationMs(): number {
    return (this.#samples / this.#options.channels / this.#options.sampleRateHz) * 1000;
  }

  /** One byte for each of 800 stretches. */
  get peaks(): Uint8Array {
    return measure.fitPeaks(this.#peaks.values(), waveformBuckets);
  }

  /** Interleaved samples, which it takes over. Gives the frames that are ready. */
  async write(samples: Float32Array): Promise<Uint8Array> {
    this.#samples += samples.length;
    this.#peaks.write(samples);
    return this.#keep(await this.#encoder.write(samples));
  }

  /** The last frames. No `write` may follow. */
  async finish(): Promise<Uint8Array> {
    return this.#keep(await this.#encoder.finish());
  }

  /** The size of what `read` gives. After `finish`. */
  get sizeBytes(): number {
    return this.#head().length + this.#frameBytes;
  }

  /** The whole file, from its first byte. After `finish`; as often as wanted. */
  async *read(): AsyncGenerator<Uint8Array> {
    yield this.#head();
    for (let position = 0; position < this.#frameBytes; ) {
      const { bytesRead, buffer } = await this.#file.read(Buffer.alloc(pieceBytes), 0, pieceBytes, position);
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  async store(blobs: Blobs, of: string): Promise<StoredBlob> {
    const writer = await blobs.writer(of);
    try {
      for await (const bytes of this.read()) await writer.write(bytes);
      return await writer.commit();
    } catch (cause) {
      await writer.abort();
      throw cause;
    }
  }

  /** Harmless twice. */
  async remove(): Promise<void> {
    this.#encoder.dispose();
    await this.#file.close().catch(() => {});
    await this.#temporary.remove();
  }

  #head(): Uint8Array {
    const atFileRate = (this.durationMs / 1000) * spoolFormat.sampleRateHz;
    return this.#summary.infoFrame(Math.ceil(atFileRate - 1e-6));
  }

  async #keep(frames: Uint8Array): Promise<Uint8Array> {
    if (frames.length === 0) return frames;
    this.#summary.write(frames);
    this.#frameBytes += frames.length;
    await this.#file.appendFile(frames);
    return frames;
  }
}
