import type { TextRange } from '../mapped-text.ts';

/** What stands in quotation marks, marks included; long enough that its language can be told, short enough for one. */
const quoted = /“[^“”]{12,300}”|"[^"]{12,300}"|«[^«»]{12,300}»|„[^„“”]{12,300}[“”]/g;

/** Fewer are a term, which is said as the text around is. */
const isPhrase = (text: string): boolean => (text.match(/\p{L}+/gu)?.length ?? 0) >= 3;

export function findQuotations(text: string): TextRange[] {
  return [...text.matchAll(quoted)]
    .filter(([whole]) => isPhrase(whole))
    .map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }));
}

/** The text of who quotes; all of it where hardly anything else is left. */
export function withoutQuotations(text: string): string {
  const rest = text.replace(quoted, (whole) => (isPhrase(whole) ? ' ' : whole));
  return (rest.match(/\p{L}/gu)?.length ?? 0) >= leastLetters ? rest : text;
}

const leastLetters = 12;
