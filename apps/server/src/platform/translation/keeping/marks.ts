import type { FixedSpan } from './fixed-spans.ts';

/** A text with marks in place of what an engine must not touch. */
export interface MarkedText {
  text: string;
  spans: readonly FixedSpan[];
}

/** Looks like a name with a number to the engine, which copies it, and is no word in any language. */
const markOf = (index: number): string => `XQ${index}Z`;
const mark = /xq\s?(\d+)\s?z/gi;

export function setMarks(text: string, spans: readonly FixedSpan[]): MarkedText {
  let marked = '';
  let from = 0;
  for (const [index, { start, end }] of spans.entries()) {
    marked += text.slice(from, start) + markOf(index);
    from = end;
  }
  return { text: marked + text.slice(from), spans };
}

/** The translation with what the marks stood for; undefined when the engine lost, doubled or made one. */
export function replaceMarks(translated: string, { spans }: MarkedText): string | undefined {
  const seen = new Set<number>();
  let isWhole = true;
  const text = translated.replace(mark, (_, digits: string) => {
    const index = Number(digits);
    const span = spans[index];
    if (!span || seen.has(index)) isWhole = false;
    seen.add(index);
    return span?.as ?? '';
  });
  return isWhole && seen.size === spans.length ? text : undefined;
}

/** The text between what stays, to be translated piece by piece where an engine keeps no marks. */
export function piecesAround(text: string, spans: readonly FixedSpan[]): (string | FixedSpan)[] {
  const pieces: (string | FixedSpan)[] = [];
  let from = 0;
  for (const span of spans) {
    if (span.start > from) pieces.push(text.slice(from, span.start));
    pieces.push(span);
    from = span.end;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
