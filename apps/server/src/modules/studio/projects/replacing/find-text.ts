import type { BlockNode } from '../projects.tables.ts';

export interface Search {
  pattern: string;
  matchCase: boolean;
  wholeWords: boolean;
}

/** Characters of a text. */
export interface Found {
  start: number;
  end: number;
}

/** Marks that a keyboard writes straight and a book has curly, and spaces of any kind. */
const alike: readonly [RegExp, string][] = [
  [/['’‘]/gu, "['’‘]"],
  [/["“”„]/gu, '["“”„]'],
  [/\s/gu, '\\s'],
];

/** The search as an expression that matches it letter by letter. */
export function expressionOf({ pattern, matchCase, wholeWords }: Search): RegExp {
  const letters = [...pattern].map((letter) => {
    const [, any] = alike.find(([mark]) => letter.search(mark) === 0) ?? [];
    return any ?? letter.replace(/[\\^$.*+?()[\]{}|/-]/u, '\\$&');
  });
  const word = '[\\p{L}\\p{M}\\p{N}_]';
  const source = wholeWords ? `(?<!${word})${letters.join('')}(?!${word})` : letters.join('');
  return new RegExp(source, matchCase ? 'gu' : 'giu');
}

export const findText = (text: string, expression: RegExp): Found[] =>
  [...text.matchAll(expression)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** Nodes with another text at these places; whoever speaks where it begins speaks all of it. */
export function replaceText(
  nodes: readonly BlockNode[],
  places: readonly Found[],
  replacement: string,
): BlockNode[] {
  let from = 0;
  const replaced = nodes.map((node) => {
    const to = from + node.text.length;
    let text = '';
    let at = from;
    for (const { start, end } of places) {
      if (end <= from || start >= to) continue;
      text += node.text.slice(at - from, Math.max(start, from) - from);
      if (start >= from) text += replacement;
      at = Math.min(end, to);
    }
    text += node.text.slice(at - from);
    from = to;
    return { ...node, text };
  });
  const left = replaced.filter(({ text }) => text !== '');
  return left.length > 0 ? left : replaced.slice(0, 1);
}
