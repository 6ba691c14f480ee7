import type { Range } from './sentences.ts';

export interface Paragraph extends Range {
  /** Silence asked for by what follows: a line end or an empty line. */
  pauseAfterMs: number;
}

const lineMs = 250;
const emptyLineMs = 700;
/** A line this long that stops in mid-sentence was wrapped by an editor. */
const wrappedLength = 45;

/** A run of white space with a line end in it; starts only where the run starts, which keeps it linear. */
const lineBreaks = /(?<!\s)\s*[\r\n\v\f\u0085\u2028\u2029][\s\u0085]*/g;
const sentenceEnd = /[.!?…。！？।॥:;：；؟۔][\p{Pe}\p{Pf}"'\s]*$/u;
const goesOn = /^[\s\p{Ps}\p{Pi}"']*\p{Ll}/u;

/** Paragraphs and lines, line ends included; they tile `text`. Lines that an editor wrapped stay together. */
export function splitParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let start = 0;
  for (const match of text.matchAll(lineBreaks)) {
    const end = match.index + match[0].length;
    const lines = match[0].match(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g)!.length;
    if (
      lines === 1 &&
      isWrapped(text.slice(Math.max(start, match.index - 100), match.index), text.slice(end, end + 40))
    )
      continue;
    paragraphs.push({ start, end, pauseAfterMs: lines > 1 ? emptyLineMs : lineMs });
    start = end;
  }
  if (start < text.length) paragraphs.push({ start, end: text.length, pauseAfterMs: 0 });
  return paragraphs;
}

function isWrapped(before: string, after: string): boolean {
  if (sentenceEnd.test(before.slice(-40))) return false;
  const lineLength = before.length - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) - 1;
  return lineLength >= wrappedLength || goesOn.test(after);
}
