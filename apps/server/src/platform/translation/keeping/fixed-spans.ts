import type { GlossaryTerm } from '../translator.ts';

/** A stretch of a text that is not the engine's to translate. */
export interface FixedSpan {
  start: number;
  end: number;
  /** What stands for it in the translation. */
  as: string;
}

export interface Terms {
  glossary?: readonly GlossaryTerm[] | undefined;
  doNotTranslate?: readonly string[] | undefined;
}

/** Addresses, and what programs fill in: `{name}`, `{{ name }}`, `${name}`, `%s`, `%1$d`, `%(name)s`, `<b>`. */
const technical =
  /(?:https?:\/\/|www\.)[^\s<>"“”«»]*[\p{L}\p{N}/#=_-]|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{[^{}\s]*\}|%(?:\([^()\s]+\)|\d+\$)?[sdif@](?![\p{L}\p{N}])|<\/?[a-zA-Z][^<>]*>/gu;

/** Scripts without spaces between words: a term may stand anywhere in them. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** What stays as it is in a text, or has its translation already, in order and without overlaps: the longest wins. */
export function findFixedSpans(text: string, { glossary = [], doNotTranslate = [] }: Terms): FixedSpan[] {
  const found: FixedSpan[] = [...text.matchAll(technical)].map(({ 0: as, index }) => ({
    start: index,
    end: index + as.length,
    as,
  }));
  for (const term of doNotTranslate)
    for (const match of matchesOf(text, term, isLower(term))) found.push({ ...match, as: match.written });
  for (const { term, translation } of glossary)
    for (const match of matchesOf(text, term, true)) found.push({ ...match, as: translation });
  const longestFirst = found.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const taken: FixedSpan[] = [];
  for (const { start, end, as } of longestFirst)
    if (taken.every((span) => end <= span.start || span.end <= start)) taken.push({ start, end, as });
  return taken.toSorted((a, b) => a.start - b.start);
}

/** `Apple` is a name and `apple` is none: only a term in small letters is found in any. */
const isLower = (term: string): boolean => term === term.toLowerCase();

function matchesOf(text: string, term: string, anyCase: boolean) {
  const words = term.trim();
  if (words === '') return [];
  const [first = ''] = words;
  const last = [...words].at(-1) ?? '';
  const start = unspaced.test(first) ? '' : '(?<![\\p{L}\\p{N}_])';
  const end = unspaced.test(last) ? '' : '(?![\\p{L}\\p{N}_])';
  const escaped = words.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replace(/\s+/g, '\\s+');
  return [...text.matchAll(new RegExp(start + escaped + end, anyCase ? 'giu' : 'gu'))].map(
    ({ 0: written, index }) => ({ start: index, end: index + written.length, written }),
  );
}
