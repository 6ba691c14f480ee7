import type { MappedText } from '../mapped-text.ts';
import { endsWithAbbreviation } from './abbreviations.ts';

/** How natural a place for a pause is; higher is better. */
export const cutQuality = { phrase: 0, space: 1, joiner: 2, clause: 3, sentence: 4 } as const;

export interface Cut {
  at: number;
  quality: number;
}

/** Words that people take breath before, in the languages of the default voices. */
const joiners = new Set(
  `and but or so because that which who when while where if although though until unless before after since than as
  with without into from for about through between during
  y pero o porque que cuando mientras donde si aunque hasta desde para con sin entre sobre como
  et mais ou parce quand lorsque où si bien jusqu depuis pour avec sans entre dans qui comme
  e ma perché che quando mentre dove se anche fino da per con senza tra come
  mas ou porque quando enquanto onde embora até desde para com sem entre como
  और लेकिन या क्योंकि कि जब जहाँ अगर तक`.split(/\s+/),
);

const sentenceMark = /[.!?…。！？।॥؟۔]/;
const clauseMark = /[,;:—–،؛、，；：]/;
const wideMark = /[。！？、，；：।॥]/;
const closing = /[\p{Pe}\p{Pf}"'”’]/u;

/**
 * Places in `(min, max]` where text may be cut, with their quality; white space stays on the left.
 * Never inside a word, except in scripts without spaces, where `findCut` falls back on graphemes.
 */
export function listCuts({ text, phrases }: Cuttable, min: number, max: number): Cut[] {
  const cuts: Cut[] = [];
  for (let at = Math.max(1, min + 1); at <= Math.min(max, text.length - 1); at += 1) {
    const quality = qualityAt(text, at);
    if (quality === undefined) continue;
    const isInside = phrases.some(({ start, end }) => at > start && at < end);
    cuts.push({ at, quality: isInside ? cutQuality.phrase : quality });
  }
  return cuts;
}

export type Cuttable = Pick<MappedText, 'text' | 'phrases'>;

/** The first or the last of the best places in `(min, max]`. */
export function findCut(
  text: Cuttable,
  range: { min: number; max: number; prefer: 'first' | 'last' },
): Cut | undefined {
  let best: Cut | undefined;
  for (const cut of listCuts(text, range.min, range.max)) {
    const better = best === undefined || cut.quality > best.quality;
    if (better || (range.prefer === 'last' && cut.quality === best!.quality)) best = cut;
  }
  return best;
}

function qualityAt(text: string, at: number): number | undefined {
  const isSpace = /\s/.test(text[at - 1]!);
  if (!isSpace && !wideMark.test(text[at - 1]!)) return undefined;
  if (/\s/.test(text[at]!) || wideMark.test(text[at]!) || (!isSpace && closing.test(text[at]!)))
    return undefined;
  const left = text.slice(Math.max(0, at - 20), at).trimEnd();
  const mark = lastMark(left);
  if (sentenceMark.test(mark) && !endsWithAbbreviation(left)) return cutQuality.sentence;
  if (clauseMark.test(mark)) return cutQuality.clause;
  if (!isSpace) return undefined;
  return joiners.has(wordAt(text, at)) ? cutQuality.joiner : cutQuality.space;
}

function lastMark(left: string): string {
  let end = left.length - 1;
  while (end > 0 && closing.test(left[end]!)) end -= 1;
  return left[end] ?? '';
}

function wordAt(text: string, at: number): string {
  return /^[\p{L}\p{M}]+/u.exec(text.slice(at, at + 16))?.[0].toLowerCase() ?? '';
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** For text without any boundary: the last word border (Chinese, Japanese, Thai), else grapheme border, at or before `max`. */
export function cutAnywhere(text: string, max: number): number {
  const window = text.slice(0, max + 20);
  return lastBorder(words, window, max) || lastBorder(graphemes, window, max) || safeUnit(text, max);
}

function lastBorder(segmenter: Intl.Segmenter, window: string, max: number): number {
  let border = 0;
  for (const { index } of segmenter.segment(window)) {
    if (index > max) break;
    border = index;
  }
  return border;
}

/** One grapheme may be longer than `max` (heaps of combining marks): then only surrogate pairs are kept whole. */
function safeUnit(text: string, max: number): number {
  const unit = text.charCodeAt(max);
  return unit >= 0xdc00 && unit <= 0xdfff ? Math.max(1, max - 1) || 2 : max;
}
