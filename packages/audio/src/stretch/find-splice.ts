import { meanOf, type SlidingSound } from './sliding-sound.ts';

/** Where the sound may go on, and what it costs to be away from the plan. All in frames. */
export interface SpliceSearch {
  /** Where the sound goes on without a splice. */
  natural: number;
  /** Where the plan wants it. */
  wanted: number;
  /** How far from the plan it may be. */
  reach: number;
  /** How much is compared. */
  compared: number;
  /** Power (mean square) under which a splice is not heard, beside the sound around. */
  hearing: number;
}

/** What being `reach` away from the plan costs; a splice of unlike sounds costs 1. */
const distanceCost = 1;

/**
 * Finds the frame from which to go on: where it sounds most like what would follow by itself, near enough to the
 * plan. Going on without a splice costs nothing but its distance, so a splice waits for a place where it is not heard
 * (a steady vowel, a silence) and stays away from a consonant's burst, as long as the reach allows.
 */
export function findSplice(sound: SlidingSound, search: SpliceSearch): number {
  const { natural } = search;
  const { from, to } = rangeOf(sound, search);
  const best = searchCoarsely(sound, search, from, to);
  const refined = refine(sound, search, Math.max(from, best.frame - sound.coarseness + 1), best.frame, to);
  const isNear = natural >= from && natural <= to;
  return isNear && costOfDistance(natural, search) <= refined.cost ? natural : refined.frame;
}

/**
 * No further than what is compared, so that all that would be left out or heard again is compared with what stands in
 * its place; further only where the plan itself leaps.
 */
function rangeOf(
  sound: SlidingSound,
  { natural, wanted, reach, compared }: SpliceSearch,
): { from: number; to: number } {
  const earliest = Math.max(sound.start, Math.ceil(wanted - reach));
  const latest = Math.max(earliest, Math.floor(wanted + reach));
  const from = Math.max(earliest, natural - compared);
  const to = Math.min(latest, natural + compared);
  return from <= to ? { from, to } : { from: earliest, to: latest };
}

interface Found {
  frame: number;
  cost: number;
}

const costOfDistance = (frame: number, { wanted, reach }: SpliceSearch): number =>
  distanceCost * ((frame - wanted) / reach) ** 2;

/** Over whole groups of frames. */
function searchCoarsely(sound: SlidingSound, search: SpliceSearch, from: number, to: number): Found {
  const { coarse, mono, start, coarseness } = sound;
  const length = Math.floor(search.compared / coarseness);
  const template = new Float32Array(length);
  for (let group = 0; group < length; group++)
    template[group] = meanOf(mono, search.natural - start + group * coarseness, coarseness);
  const power = sumOfSquares(template, 0, length);
  const last = Math.floor((to - start) / coarseness);
  let best: Found = { frame: from, cost: Number.POSITIVE_INFINITY };
  for (let group = Math.ceil((from - start) / coarseness); group <= last; group++) {
    const frame = start + group * coarseness;
    const unlike = difference(template, 0, coarse, group, length, power, search.hearing);
    const cost = unlike + costOfDistance(frame, search);
    if (cost < best.cost) best = { frame, cost };
  }
  return best;
}

/** Every frame around what was found. */
function refine(sound: SlidingSound, search: SpliceSearch, from: number, found: number, to: number): Found {
  const { mono, start, coarseness } = sound;
  const at = search.natural - start;
  const power = sumOfSquares(mono, at, search.compared);
  let best: Found = { frame: found, cost: Number.POSITIVE_INFINITY };
  for (let frame = from; frame <= Math.min(to, found + coarseness - 1); frame++) {
    const unlike = difference(mono, at, mono, frame - start, search.compared, power, search.hearing);
    const cost = unlike + costOfDistance(frame, search);
    if (cost < best.cost) best = { frame, cost };
  }
  return best;
}

/** 0 for the same samples, 1 for sounds that have nothing to do with each other, 2 for opposite ones; less when soft. */
function difference(
  one: Float32Array,
  oneAt: number,
  other: Float32Array,
  otherAt: number,
  length: number,
  onePower: number,
  hearing: number,
): number {
  let product = 0;
  let otherPower = 0;
  for (let index = 0; index < length; index++) {
    const value = other[otherAt + index]!;
    product += one[oneAt + index]! * value;
    otherPower += value * value;
  }
  const both = onePower + otherPower;
  // what is much softer than the sound around may be cut anywhere
  return (both - 2 * product) / (both + 2 * hearing * length);
}

function sumOfSquares(values: Float32Array, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at++) sum += values[at]! ** 2;
  return sum;
}
