import { edit, joinSamples, Limiter, Resampler } from '@mynah/audio';
import { evenVoices } from './even-voices.ts';
import { type BlockKind, pauseBetweenMs } from './pauses.ts';
import type { BlockSound, TakeSound } from './take-sound.ts';

/** Where in the sound of the chapter a block is heard. */
export interface BlockSpan {
  startMs: number;
  endMs: number;
}

export interface JoinOptions {
  /** Of what comes out, in Hz. */
  sampleRateHz: number;
  /** Loudness that every voice is brought to. Default -19 LUFS, as spoken books have it in mono. */
  targetLufs?: number;
  /** No sample is above it. Default -1 dB of full scale. */
  ceilingDb?: number;
  /** Gains of voices that were measured before (`evenVoices`), over a whole book for example. */
  voiceGainsDb?: ReadonlyMap<string, number>;
}

export interface JoinedBlocks {
  /** Mono, at the rate that was asked for. To be read once. */
  samples: AsyncGenerator<Float32Array>;
  /** One for each block, in their order; each is there when its samples have been read. */
  spans: BlockSpan[];
}

/** Takes begin and end in silence; where one does not, this keeps it from clicking. */
const fadeMs = 4;
const silenceMs = 500;

/**
 * The takes of a chapter as one sound: every voice as loud as the others, pauses as a reader makes them, peaks held by a
 * limiter. The same blocks give the same samples and spans. Takes are read as they come (twice, where the gains of the
 * voices are not given) and never whole: memory does not grow with the length.
 */
export async function joinBlocks(
  blocks: readonly BlockSound[],
  { sampleRateHz, targetLufs = -19, ceilingDb = -1, voiceGainsDb }: JoinOptions,
): Promise<JoinedBlocks> {
  const gains = voiceGainsDb ?? (await evenVoices(blocks, targetLufs));
  const spans: BlockSpan[] = [];
  const samples = limited(placed(blocks, { sampleRateHz, gains, spans }), { sampleRateHz, ceilingDb });
  return { samples, spans };
}

interface Placing {
  sampleRateHz: number;
  gains: ReadonlyMap<string, number>;
  spans: BlockSpan[];
}

async function* placed(
  blocks: readonly BlockSound[],
  { sampleRateHz, gains, spans }: Placing,
): AsyncGenerator<Float32Array> {
  const msOf = (count: number): number => (count * 1000) / sampleRateHz;
  let before: BlockKind | undefined;
  let given = 0;
  for (const { type, voice, gainDb = 0, take } of blocks) {
    if (!take) {
      spans.push({ startMs: msOf(given), endMs: msOf(given) });
      continue;
    }
    for (let left = before === undefined ? 0 : pauseBetweenMs(before, type); left > 0; left -= silenceMs) {
      const pause = edit.silence(Math.min(left, silenceMs), sampleRateHz);
      given += pause.length;
      yield pause;
    }
    const startMs = msOf(given);
    for await (const piece of atRate(take, sampleRateHz)) {
      given += piece.length;
      yield edit.applyGain(piece, (gains.get(voice) ?? 0) + gainDb);
    }
    spans.push({ startMs, endMs: msOf(given) });
    before = type;
  }
}

/** A take at another rate, its ends without a click. */
async function* atRate(take: TakeSound, sampleRateHz: number): AsyncGenerator<Float32Array> {
  const resampler = new Resampler(take.sampleRateHz, sampleRateHz);
  const fade = Math.round((fadeMs * sampleRateHz) / 1000);
  let isBegin = true;
  // as much is held as fades at the begin, and at the end, which is known when nothing follows
  let held: Float32Array = new Float32Array(0);
  const sounds = async function* () {
    for await (const samples of take.open()) yield resampler.write(samples);
    yield resampler.finish();
  };
  for await (const samples of sounds()) {
    held = joinSamples([held, samples]);
    if (held.length < 2 * fade) continue;
    if (isBegin) edit.fadeIn(held, fade);
    isBegin = false;
    const ready = held.slice(0, held.length - fade);
    held = held.slice(ready.length);
    yield ready;
  }
  if (isBegin) edit.fadeIn(held, fade);
  if (held.length > 0) yield edit.fadeOut(held, fade);
}

async function* limited(
  sound: AsyncIterable<Float32Array>,
  options: { sampleRateHz: number; ceilingDb: number },
): AsyncGenerator<Float32Array> {
  const limiter = new Limiter(options);
  for await (const samples of sound) {
    const ready = limiter.write(samples);
    if (ready.length > 0) yield ready;
  }
  const last = limiter.finish();
  if (last.length > 0) yield last;
}
