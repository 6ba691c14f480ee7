import { beginsWithOverlap } from '@mynah/text';

/** How a turn follows the one before: after a silence, or before that one has ended. */
export type TurnGap = { gapMs: number } | { overlapMs: number };

export interface TurnText {
  text: string;
  voiceId: string;
}

interface Span {
  min: number;
  max: number;
}

/**
 * Silence between turns, at normal speed. People answer each other after about 200 ms, sooner after a question
 * (Stivers et al., 2009, doi:10.1073/pnas.0903616106); who listens wants a little more.
 */
const gaps = {
  question: { min: 220, max: 380 },
  exclamation: { min: 240, max: 400 },
  statement: { min: 340, max: 540 },
  clause: { min: 180, max: 300 },
  trailing: { min: 650, max: 950 },
  cutOff: { min: 40, max: 90 },
  sameVoice: { min: 380, max: 520 },
} as const satisfies Record<string, Span>;

/** A short reaction comes quickly, and a long turn is thought about. */
const shortAnswer = { words: 3, factor: 0.7 };
const thought = { msPerWord: 5, maxMs: 180 };

const overlaps = { cutIn: { min: 180, max: 340 }, asked: { min: 450, max: 750 } } as const;

/** The pause or overlap between two turns; `share` (0 to 1) chooses within what is natural. */
export function gapBetween(before: TurnText, after: TurnText, share: number): TurnGap {
  if (beginsWithOverlap(after.text)) return { overlapMs: within(overlaps.asked, share) };
  const [end, start] = [endingOf(before.text), bare(after.text)];
  if (end === 'cutOff' && /^[—–]/.test(start)) return { overlapMs: within(overlaps.cutIn, share) };
  if (before.voiceId === after.voiceId && end !== 'trailing') return { gapMs: within(gaps.sameVoice, share) };
  const gapMs = within(gaps[end], share);
  if (end === 'cutOff' || end === 'trailing') return { gapMs };
  if (wordsOf(start) <= shortAnswer.words) return { gapMs: Math.round(gapMs * shortAnswer.factor) };
  return { gapMs: gapMs + Math.min(thought.maxMs, wordsOf(bare(before.text)) * thought.msPerWord) };
}

function endingOf(text: string): keyof typeof gaps {
  const end = bare(text).replace(/["'”’»)\s]+$/u, '');
  if (/(?:[—–]|--|-)$/.test(end)) return 'cutOff';
  if (/(?:…|\.\.\.)[?!]?$/.test(end)) return 'trailing';
  if (/[?？؟]!?$/.test(end)) return 'question';
  if (/[!！]$/.test(end)) return 'exclamation';
  return /[,;:、，；：]$/.test(end) ? 'clause' : 'statement';
}

/** Without tags and what opens a quotation. */
const bare = (text: string): string =>
  text
    .replace(/\[[^\]]*\]/g, ' ')
    .trim()
    .replace(/^["'“‘«(\s]+/u, '');

const wordsOf = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const within = ({ min, max }: Span, share: number): number => Math.round(min + share * (max - min));

/** A number from 0 to 1 that follows from seed and index alone. */
export function shareOf(seed: number, index: number): number {
  let mixed = Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
