import type { Rewriter } from '../mapped-text.ts';

/** One pattern and what to say for it. Rules run in order; each sees what the earlier ones wrote. */
export interface RewriteRule {
  /** Names the rule in tests: `money`. */
  name: string;
  /** Global and with the `u` flag; must run in linear time (no unbounded run tried at each place). */
  find: RegExp;
  say: Rewriter;
  /** Applies only where the text has one of these; a cheap test that saves time. */
  needs?: 'digit';
  /** Only in mode `on`. */
  onlyWhenOn?: boolean;
}

/** Regular-expression source of any of the given texts, longest first. */
export function anyOf(texts: Iterable<string>): string {
  return [...texts]
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');
}

/** Not inside a word. */
export const wordStart = '(?<![\\p{L}\\p{M}\\p{N}_])';
export const wordEnd = '(?![\\p{L}\\p{M}\\p{N}_])';

/** Borders of figures: any letter where words are parted by spaces, else only Latin letters. */
export function figureEdges({ spaced }: { spaced: boolean }): { left: string; right: string } {
  const letters = spaced ? '\\p{L}\\p{M}\\p{N}' : 'A-Za-z0-9';
  return { left: `(?<![${letters}])`, right: `(?![${letters}])` };
}
