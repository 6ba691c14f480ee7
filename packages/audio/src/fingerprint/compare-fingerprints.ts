import { hopMs } from './band-frames.ts';

/** Where one sound stands in another. */
export interface FoundStretch {
  /** In the sound that was asked about. */
  startMs: number;
  endMs: number;
  /** Share of bits that differ: 0.5 is chance. */
  difference: number;
}

/** As many frames are looked at together: two seconds. */
const windowFrames = 125;
const stepFrames = 25;
/** Chance is 0.5. What this finds, and what it takes for another, stands in docs/quality.md. */
export const mostDifference = 0.3;
const offsetsTried = 8;

/**
 * The stretches of `question` that are `known`, by words of 32 bits each 16 ms (`takeQuestion`, `takeFingerprint`).
 * Shorter ones than two seconds are not looked for.
 */
export function findStretches(question: Uint32Array, known: Uint32Array): FoundStretch[] {
  const found: FoundStretch[] = [];
  for (const offset of likelyOffsets(question, known)) {
    const last = Math.min(question.length, known.length - offset) - windowFrames;
    for (let at = Math.max(0, -offset); at <= last; at += stepFrames) {
      const difference = differenceAt(question, known, { at, offset });
      if (difference > mostDifference) continue;
      found.push({ startMs: at * hopMs, endMs: (at + windowFrames) * hopMs, difference });
    }
  }
  return joinStretches(found);
}

/** By how much later `known` begins, of all pairs of equal words the most frequent answers. */
function likelyOffsets(question: Uint32Array, known: Uint32Array): number[] {
  const places = new Map<number, number[]>();
  for (const [at, word] of known.entries()) {
    const list = places.get(word);
    if (!list) places.set(word, [at]);
    // a word that is everywhere says nothing
    else if (list.length < 50) list.push(at);
  }
  const counts = new Map<number, number>();
  for (const [at, word] of question.entries()) {
    for (const place of places.get(word) ?? []) counts.set(place - at, (counts.get(place - at) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([, one], [, other]) => other - one).slice(0, offsetsTried);
  return ranked.map(([offset]) => offset);
}

function differenceAt(
  question: Uint32Array,
  known: Uint32Array,
  { at, offset }: { at: number; offset: number },
): number {
  let bits = 0;
  for (let frame = at; frame < at + windowFrames; frame++)
    bits += countBits(question[frame]! ^ known[frame + offset]!);
  return bits / (32 * windowFrames);
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function joinStretches(stretches: readonly FoundStretch[]): FoundStretch[] {
  const joined: FoundStretch[] = [];
  for (const stretch of [...stretches].sort((one, other) => one.startMs - other.startMs)) {
    const last = joined.at(-1);
    if (!last || stretch.startMs > last.endMs) joined.push({ ...stretch });
    else {
      last.endMs = Math.max(last.endMs, stretch.endMs);
      last.difference = Math.min(last.difference, stretch.difference);
    }
  }
  return joined;
}
