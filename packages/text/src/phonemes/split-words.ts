import { spokenPunctuation } from './vocabulary.ts';

/** A stretch of text that is pronounced as one, or a punctuation mark. */
export interface TextPiece {
  /** UTF-16 offsets into the text, end exclusive. */
  start: number;
  end: number;
  text: string;
  kind: 'word' | 'punctuation';
  /** White space stands before it. */
  spaced: boolean;
}

/**
 * Dotted letters (`U.S.`) and titles (`Dr.`) with their dots; letters, marks and digits with apostrophes inside or at
 * the edges of a shortening; a row of dots; any other sign.
 */
const pieces =
  /(?:\p{L}\.){2,}|\b(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs)\.(?=\s+\p{L})|\bPh\.D\.?|['’]?[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+|(?<=\p{N})[.,](?=\p{N})\p{N}+)*(?:(?<=[sS])['’](?![\p{L}]))?|\.{2,}|\S/gu;

const punctuationFor: Record<string, string> = {
  '–': '—',
  '―': '—',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '«': '“',
  '»': '”',
  '„': '“',
  '「': '“',
  '」': '”',
  '『': '“',
  '』': '”',
  '、': ',',
  '，': ',',
  '。': '.',
  '！': '!',
  '？': '?',
  '：': ':',
  '；': ';',
  '（': '(',
  '）': ')',
  '।': '.',
  '،': ',',
  '؟': '?',
  '؛': ';',
};

/** Cuts a text into words and the punctuation that the model hears; everything else is silent and left out. */
export function splitWords(text: string): TextPiece[] {
  const found: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(pieces)) {
    const start = match.index;
    const spaced = found.length > 0 && /\s/.test(text.slice(end, start));
    const piece = toPiece(match[0], start, spaced, text);
    if (!piece) continue;
    found.push(piece);
    end = piece.end;
  }
  return found;
}

function toPiece(matched: string, start: number, spaced: boolean, text: string): TextPiece | undefined {
  const end = start + matched.length;
  if (/[\p{L}\p{N}]/u.test(matched)) return { start, end, text: matched, kind: 'word', spaced };
  const mark = toMark(matched, start, end, text);
  return mark ? { start, end, text: mark, kind: 'punctuation', spaced } : undefined;
}

function toMark(matched: string, start: number, end: number, text: string): string | undefined {
  if (matched.startsWith('..')) return '…';
  // A hyphen between spaces is a dash; inside a compound it is silent.
  if (matched === '-')
    return /\s/.test(text[start - 1] ?? '') && /\s/.test(text[end] ?? '') ? '—' : undefined;
  if (matched === '"') return /[\s(]/.test(text[start - 1] ?? ' ') ? '“' : '”';
  const mark = punctuationFor[matched] ?? matched;
  return spokenPunctuation.has(mark) ? mark : undefined;
}
