import { endsWithAbbreviation, isListMark } from './abbreviations.ts';

export interface Range {
  start: number;
  end: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const startsLower = /^[^\p{L}\p{N}]*\p{Ll}/u;
const spokenUnit = /[\p{L}\p{N}]/u;

/** Longest sentence. Text longer than this is segmented in windows, since finding a sentence may look far ahead. */
const windowLength = 4000;

/**
 * Sentences of one paragraph, white space at their end included; they tile the text.
 * Lazy: a long paragraph is read as far as sentences are asked for.
 */
export function* splitSentences(text: string): Generator<Range> {
  let pending: Range | undefined;
  for (const piece of rawSentences(text)) {
    if (!pending) pending = piece;
    else if (belongTogether(text, pending, piece)) pending = { start: pending.start, end: piece.end };
    else {
      yield pending;
      pending = piece;
    }
  }
  if (pending) yield pending;
}

function* rawSentences(text: string): Generator<Range> {
  for (let from = 0; from < text.length; ) {
    const window = text.slice(from, from + windowLength);
    const isLast = from + windowLength >= text.length;
    const pieces = Array.from(segmenter.segment(window), ({ index, segment }) => ({
      start: from + index,
      end: from + index + segment.length,
    }));
    giveBackOpeners(text, pieces);
    // The last piece of a window may go on; it is read again, unless it fills the window.
    if (!isLast && pieces.length > 1) pieces.pop();
    yield* pieces;
    from = pieces.at(-1)!.end;
  }
}

/** An opening bracket right after a full stop belongs to the next sentence: 明日は？｜「はい。」 */
function giveBackOpeners(text: string, pieces: Range[]): void {
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    const openers = next
      ? /[\p{Ps}\p{Pi}]+$/u.exec(text.slice(Math.max(piece.start, piece.end - 8), piece.end))
      : null;
    if (!next || !openers || openers[0].length >= piece.end - piece.start) continue;
    piece.end -= openers[0].length;
    next.start = piece.end;
  }
}

function belongTogether(text: string, left: Range, right: Range): boolean {
  if (right.end - left.start > windowLength) return false;
  const before = text.slice(left.start, left.end);
  const after = text.slice(right.start, Math.min(right.end, right.start + 40));
  if (!spokenUnit.test(after) && right.end - right.start <= 40) return true;
  if (!spokenUnit.test(before.slice(-200))) return left.end - left.start <= 200;
  // A period right before a letter is part of a name: .NET, Node.JS.
  if (/[.]$/.test(before) && /^[\p{L}\p{N}]/u.test(after)) return true;
  return startsLower.test(after) || endsWithAbbreviation(before) || isListMark(before);
}
