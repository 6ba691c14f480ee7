import { type FileHandle, open } from 'node:fs/promises';
import { createEncoder, type OutputFormat, outputFormat, pcm, Resampler } from '@mynah/audio';
import type { StoredBlob } from '../../../../platform/blobs/blobs.ts';
import { makeTemporaryFile, type TemporaryPath } from '../../../../platform/files/temporary-file.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Lane } from './lane.ts';

const rateHz = 16_000;
const perMs = rateHz / 1000;
/** Sound is written off to the disk when so much of it is over. */
const batchMs = 2000;
/** A network’s unevenness is no gap in what somebody says. */
const jitterMs = 400;
const readBytes = 256 * 1024;

export interface StoredRecording {
  key: string;
  sizeBytes: number;
  durationMs: number;
  hasUserAudio: boolean;
  hasResponseAudio: boolean;
}

/**
 * A conversation as it was heard: the caller left, the agent right. It waits on disk as samples and is encoded when the
 * conversation is over: while it goes on, the cores are for the voices.
 */
export class Recording {
  readonly #platform: Platform;
  readonly #format: OutputFormat;
  readonly #resampler: Resampler;
  readonly #left = new Lane();
  readonly #right = new Lane();
  readonly #place: TemporaryPath;
  readonly #file: FileHandle;
  #writtenSamples = 0;
  #hasUserAudio = false;
  #hasResponseAudio = false;
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(platform: Platform, format: OutputFormat, place: TemporaryPath, file: FileHandle) {
    this.#platform = platform;
    this.#format = format;
    this.#resampler = new Resampler(format.sampleRateHz, rateHz);
    this.#place = place;
    this.#file = file;
  }

  /** `format` is that of the agent’s sound. @throws Failure `disk_full` */
  static async open(platform: Platform, format: OutputFormat): Promise<Recording> {
    const place = await makeTemporaryFile(platform);
    return new Recording(platform, format, place, await open(place.path, 'w+'));
  }

  /** What the caller said up to now: 16 kHz. */
  hear(samples: Float32Array, nowMs: number): void {
    const arrived = nowMs * perMs - samples.length;
    const isGap = arrived - this.#left.end > jitterMs * perMs;
    this.#left.put(isGap ? arrived : this.#left.end, samples);
    this.#hasUserAudio ||= samples.length > 0;
    this.#writeOff(nowMs);
  }

  /** A piece of the agent’s sound, and when it is heard. */
  say(bytes: Uint8Array, atMs: number): void {
    const samples = this.#format.codec === 'ulaw' ? pcm.fromUlaw(bytes) : pcm.fromPcm16(bytes);
    this.#right.put(atMs * perMs, this.#resampler.write(samples));
    this.#hasResponseAudio ||= samples.length > 0;
  }

  /** The agent was interrupted: what was sent ahead is not heard. */
  cut(nowMs: number): void {
    this.#right.cut(nowMs * perMs);
  }

  /** Encodes it. Undefined where nothing was heard. The file is gone then. */
  async store(of: string, nowMs: number): Promise<StoredRecording | undefined> {
    try {
      const end = Math.max(this.#left.end, Math.min(this.#right.end, nowMs * perMs));
      this.#write(Math.max(0, Math.round(end) - this.#writtenSamples));
      await this.#writing;
      if (this.#writtenSamples === 0) return undefined;
      const { key, sizeBytes } = await this.#encode(of);
      return {
        key,
        sizeBytes,
        durationMs: this.#writtenSamples / perMs,
        hasUserAudio: this.#hasUserAudio,
        hasResponseAudio: this.#hasResponseAudio,
      };
    } finally {
      await this.remove();
    }
  }

  /** Harmless twice. */
  async remove(): Promise<void> {
    await this.#writing.catch(() => {}); // a full disk is told by `store`
    await this.#file.close().catch(() => {}); // closed before
    await this.#place.remove();
  }

  #writeOff(nowMs: number): void {
    const over = Math.floor(Math.min(nowMs * perMs, this.#left.end)) - this.#writtenSamples;
    if (over >= batchMs * perMs) this.#write(over);
  }

  #write(count: number): void {
    if (count === 0) return;
    const left = this.#left.take(count);
    const right = this.#right.take(count);
    const both = new Int16Array(2 * count);
    for (let index = 0; index < count; index++) {
      both[2 * index] = left[index]!;
      both[2 * index + 1] = right[index]!;
    }
    this.#writtenSamples += count;
    this.#writing = this.#writing.then(() => this.#file.write(new Uint8Array(both.buffer)));
    this.#writing.catch(() => {}); // told by `store`
  }

  async #encode(of: string): Promise<StoredBlob> {
    const encoder = await createEncoder(outputFormat('mp3_24000_48'), { sourceRateHz: rateHz, channels: 2 });
    const writer = await this.#platform.blobs.writer(of);
    try {
      const block = Buffer.alloc(readBytes);
      for (let at = 0; ; ) {
        const { bytesRead } = await this.#file.read(block, 0, readBytes, at);
        if (bytesRead === 0) break;
        at += bytesRead;
        await writer.write(await encoder.write(pcm.fromPcm16(new Uint8Array(block.subarray(0, bytesRead)))));
      }
      await writer.write(await encoder.finish());
      return await writer.commit();
    } finally {
      encoder.dispose();
      await writer.abort();
    }
  }
}
