import type { VoiceChangeRequest } from '@mynah/engine-spec/tasks';
import { changeStep, fadeIn, fadeSamples, readState } from '@mynah/engine-voice-changer/signal';
import { hopSamples, levelAt } from './hear-features.ts';
import type { TokenSpan } from './lay-out-words.ts';

export interface ResynthesizedStep {
  samples: Float32Array;
  /** For the next step, whichever of the two changers makes it. */
  state: Float32Array;
}

/** The model lets a word begin before its first token and ring after its last. */
const reachMs = 110;
/** Shorter rests belong to the words. */
const shortestGapMs = 120;
/** What stands so far above the room is a laugh, a breath or a cough, and is kept. */
const standsOutDb = 12;
/** The room itself is let through so far down. */
const roomGain = 10 ** (-14 / 20);
const rampSamples = 480;

/** Puts into the rests between the words what was heard there: sounds of the mouth changed, the room attenuated. */
export function fillGaps(
  said: Float32Array,
  spans: readonly TokenSpan[],
  request: VoiceChangeRequest,
): ResynthesizedStep {
  const { samples, leadSamples, tailSamples } = request;
  const speaking = speakingShare(said.length, spans);
  const standing = standingOut(samples, speaking);
  const changed = standing.some((share) => share > 0) ? changedWhole(request) : undefined;
  const whole = said.map((sample, index) => {
    const share = speaking[index]!;
    if (share === 1) return sample;
    const kept = standing[index]!;
    const rest = kept * (changed?.[index] ?? 0) + (1 - kept) * roomGain * samples[index]!;
    return share * sample + (1 - share) * rest;
  });
  const end = whole.length - tailSamples;
  const kept = whole.slice(leadSamples, end);
  fadeIn(kept, readState(request.state).sound);
  // no places of grains, and the sound after the cut: as the changer by signal processing hands it on
  return { samples: kept, state: Float32Array.from([0, ...whole.subarray(end, end + fadeSamples)]) };
}

function changedWhole(request: VoiceChangeRequest): Float32Array {
  const { state: _, ...rest } = request;
  return changeStep({ ...rest, leadSamples: 0, tailSamples: 0 }).samples;
}

/** 1 where words are, 0 in the rests between them, with ramps. */
function speakingShare(length: number, spans: readonly TokenSpan[]): Float32Array {
  const share = new Float32Array(length);
  const perMs = 24;
  let end = Number.NEGATIVE_INFINITY;
  for (const { startMs, endMs } of spans) {
    const start = startMs - reachMs;
    const from = start - end < shortestGapMs ? end : start;
    end = endMs + reachMs;
    share.fill(
      1,
      Math.max(0, Math.round(from * perMs)),
      Math.max(0, Math.min(length, Math.round(end * perMs))),
    );
  }
  return ramped(share);
}

/** Where, in the rests, something is heard above the room. */
function standingOut(samples: Float32Array, speaking: Float32Array): Float32Array {
  const share = new Float32Array(samples.length);
  const hops = Math.floor(samples.length / hopSamples);
  const levels = Float32Array.from({ length: hops }, (_, hop) => levelAt(samples, hop));
  const room = levels.toSorted()[Math.floor(hops / 20)] ?? 0;
  const loud = levels.toSorted()[Math.floor(hops * 0.9)] ?? 0;
  const least = Math.max(room + standsOutDb, loud - 32);
  for (let hop = 0; hop < hops; hop++) {
    if (speaking[hop * hopSamples] === 1 || levels[hop]! < least) continue;
    share.fill(1, Math.max(0, (hop - 2) * hopSamples), (hop + 3) * hopSamples);
  }
  return ramped(share);
}

/** Steps become slopes of 20 ms, inside of what is 1. */
function ramped(share: Float32Array): Float32Array {
  const result = share.slice();
  for (const step of [1, -1]) {
    let level = share[step === 1 ? 0 : share.length - 1] ?? 0;
    for (let index = step === 1 ? 0 : share.length - 1; index >= 0 && index < share.length; index += step) {
      level = share[index] === 0 ? 0 : Math.min(1, level + 1 / rampSamples);
      result[index] = Math.min(result[index]!, level);
    }
  }
  return result;
}
