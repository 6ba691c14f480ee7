import { measure, outputFormat } from '@mynah/audio';
import { isolateSpeech } from '../../../platform/isolation/index.ts';
import { decodeMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { SoundTrack } from '../../../platform/sound/index.ts';
import type { Step } from '../../../platform/workflows/index.ts';

export interface SeparatedSound {
  speechBlob: string;
  /** Null: it is not wanted. */
  backgroundBlob: string | null;
  duckingDb: number;
  /** Of the source, base64. */
  peaks: string;
}

interface Separation {
  path: string;
  channels: 1 | 2;
  /** Speech that somebody brought, apart from its background. */
  foreground?: string | undefined;
  background?: string | undefined;
  dropsBackground: boolean;
  caller: string;
}

/** Of all that is kept of a source. */
export const sourceRateHz = 48_000;
/** Twenty a second, as the editor draws them. */
const peakMs = 50;

/**
 * Takes speech and background apart: the speech is what the isolator gives, the background what remains of the source
 * without it, sample by sample. What somebody brought apart is taken as it is.
 */
export async function separateSource(
  platform: Platform,
  order: Separation,
  step: Step,
): Promise<SeparatedSound> {
  const { path, channels, foreground, background, dropsBackground, caller } = order;
  const format = outputFormat('wav_48000');
  const open = () => SoundTrack.open(platform, { format, sampleRateHz: sourceRateHz, channels });
  const [speechTrack, restTrack] = [await open(), await open()];
  const peaks = new measure.Peaks({ sampleRateHz: sourceRateHz, channels, bucketMs: peakMs });
  const leak = new LeakMeter();
  const { signal } = step;
  const read = (file: string) =>
    decodeMedia(platform, { path: file }, { sampleRateHz: sourceRateHz, channels, keepsTime: true, signal });
  try {
    const waiting: Float32Array[] = [];
    const heard = (async function* () {
      for await (const block of read(path)) {
        peaks.write(block);
        waiting.push(block);
        yield block;
      }
    })();
    const options = { sampleRateHz: sourceRateHz, channels, caller, signal, waitsForModel: true };
    const speech = foreground === undefined ? isolateSpeech(platform, heard, options) : read(foreground);
    for await (const block of speech) {
      if (foreground === undefined && !dropsBackground) {
        const rest = without(takeFront(waiting, block.length), block);
        leak.write(block, rest);
        await restTrack.write(rest);
      }
      await speechTrack.write(block);
    }
    if (foreground !== undefined) for await (const _ of heard) waiting.length = 0;
    if (background !== undefined && !dropsBackground)
      for await (const block of read(background)) await restTrack.write(block);
    await speechTrack.finish();
    await restTrack.finish();
    const hasBackground = !dropsBackground && restTrack.durationMs > 0;
    return {
      speechBlob: await step.persistStream(() => speechTrack.read()),
      backgroundBlob: hasBackground ? await step.persistStream(() => restTrack.read()) : null,
      duckingDb: leak.duckingDb,
      peaks: Buffer.from(peaks.values()).toString('base64'),
    };
  } finally {
    await speechTrack.dispose();
    await restTrack.dispose();
  }
}

/** The first so many samples of blocks that wait; they are taken from them. */
function takeFront(blocks: Float32Array[], length: number): Float32Array {
  const taken = new Float32Array(length);
  for (let at = 0; at < length; ) {
    const [first] = blocks;
    if (!first) break;
    const part = first.subarray(0, length - at);
    taken.set(part, at);
    at += part.length;
    if (part.length === first.length) blocks.shift();
    else blocks[0] = first.subarray(part.length);
  }
  return taken;
}

const without = (whole: Float32Array, part: Float32Array): Float32Array =>
  whole.map((sample, at) => sample - (part[at] ?? 0));

/** How much speech was left in the background: the more, the lower it is while a line is spoken over it. */
class LeakMeter {
  #both = 0;
  #speech = 0;
  #rest = 0;

  write(speech: Float32Array, rest: Float32Array): void {
    for (let at = 0; at < speech.length; at++) {
      this.#both += speech[at]! * rest[at]!;
      this.#speech += speech[at]! ** 2;
      this.#rest += rest[at]! ** 2;
    }
  }

  get duckingDb(): number {
    const size = Math.sqrt(this.#speech * this.#rest);
    const likeness = size === 0 ? 0 : Math.abs(this.#both) / size;
    if (likeness > 0.5) return 24;
    if (likeness > 0.15) return 12;
    return 4;
  }
}
