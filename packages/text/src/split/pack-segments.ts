import type { MappedText } from '../mapped-text.ts';
import { cutAnywhere, cutQuality, findCut, listCuts } from './find-cut.ts';

export interface SegmentLengths {
  /** UTF-16 units; hard limit. */
  max: number;
  /** Later segments come near this. */
  aim: number;
  /** The first segment lies between these where the text allows, so that sound starts early. */
  firstMin: number;
  firstMax: number;
}

const alphabetic: SegmentLengths = { max: 400, aim: 200, firstMin: 20, firstMax: 60 };
/** A character of these carries about three sounds; engines take some 500 sounds at once. */
const syllabic: SegmentLengths = { max: 130, aim: 70, firstMin: 8, firstMax: 26 };

export function segmentLengths(language: string): SegmentLengths {
  return /^(?:ja|zh|ko|cmn|yue)(?:-|$)/.test(language) ? syllabic : alphabetic;
}

/** A little more than the aim is better than a scrap left over. */
const tolerance = 1.25;

/** Cuts one sentence into pieces near the aim, at the best boundaries there are. */
export function splitLong(sentence: MappedText, lengths: SegmentLengths): MappedText[] {
  const pieces: MappedText[] = [];
  let rest = sentence;
  while (rest.length > lengths.aim * tolerance || rest.length > lengths.max) {
    const at = cutForAim(rest, lengths);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  if (rest.length > 0) pieces.push(rest);
  return pieces;
}

function cutForAim(text: MappedText, { aim, max }: SegmentLengths): number {
  const near = findCut(text, { min: Math.floor(aim * 0.4), max: aim, prefer: 'last' });
  if (near && near.quality >= cutQuality.clause) return near.at;
  const far = findCut(text, { min: aim, max, prefer: 'first' });
  if (far && far.quality >= cutQuality.clause) return far.at;
  const any = near ?? far ?? findCut(text, { min: 0, max: aim, prefer: 'last' });
  return any?.at ?? cutAnywhere(text.text, Math.min(max, aim));
}

/**
 * Lengths for a text that nobody hears before all of it is made: one that is short is shared out among two segments, so
 * that two engines speak it in half the time. `length` is that of the whole text.
 */
export function evenLengths(lengths: SegmentLengths, length: number): SegmentLengths {
  if (length > lengths.aim * 2) return lengths;
  return { ...lengths, aim: Math.max(lengths.firstMax, Math.ceil(length / 2)) };
}

/** Cuts a sentence near its middle, where people breathe; it stays whole when there is no such place. */
export function splitEvenly(sentence: MappedText, even: SegmentLengths, usual: SegmentLengths): MappedText[] {
  const { length } = sentence;
  if (length <= even.aim * tolerance) return [sentence];
  const cuts = listCuts(sentence, Math.floor(length * 0.35), Math.ceil(length * 0.65)).filter(
    (cut) => cut.quality >= cutQuality.joiner,
  );
  const [best] = cuts.toSorted(
    (a, b) => b.quality - a.quality || distance(a.at, length) - distance(b.at, length),
  );
  if (!best) return splitLong(sentence, usual);
  return [sentence.slice(0, best.at), sentence.slice(best.at)];
}

const distance = (at: number, length: number): number => Math.abs(at - length / 2);

/**
 * Where the first segment of a text should end: at the first clause that is long enough, else before a word that
 * people breathe before. `undefined` when the whole text is short or has no good place.
 */
export function findFirstCut(
  text: MappedText,
  { firstMin, firstMax, aim }: SegmentLengths,
): number | undefined {
  if (text.length <= firstMax) return undefined;
  const clause = findCut(text, { min: firstMin, max: firstMax, prefer: 'first' });
  if (clause && clause.quality >= cutQuality.clause) return clause.at;
  const joiner = findCut(text, { min: firstMin, max: firstMax, prefer: 'last' });
  if (joiner?.quality === cutQuality.joiner) return joiner.at;
  if (text.length <= firstMax * 2) return undefined;
  const later = findCut(text, { min: firstMax, max: firstMax * 2, prefer: 'first' });
  if (later && later.quality >= cutQuality.joiner) return later.at;
  return joiner?.at ?? later?.at ?? cutAnywhere(text.text, Math.min(firstMax, aim));
}
