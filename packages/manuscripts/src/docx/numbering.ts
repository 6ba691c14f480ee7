import { childrenOf, type Element, elementsOf } from '../markup/read-elements.ts';

interface Level {
  start: number;
  isNumber: boolean;
}

/** Counts the entries of numbered lists (ECMA-376, 17.9). */
export class Numbering {
  readonly #lists = new Map<string, Level[]>();
  readonly #counts = new Map<string, number[]>();

  constructor(numbering: Element | undefined) {
    if (!numbering) return;
    const abstract = new Map(
      elementsOf(numbering, 'abstractnum').map((list) => [
        list.attributes['w:abstractNumId'],
        levelsOf(list),
      ]),
    );
    for (const list of elementsOf(numbering, 'num')) {
      const levels = abstract.get(childrenOf(list, 'abstractnumid')[0]?.attributes['w:val']);
      this.#lists.set(list.attributes['w:numId'] ?? '', levels ?? []);
    }
  }

  /** What is read before an entry: its number, or nothing before a dot. */
  next(list: string, depth: number): string {
    const level = this.#lists.get(list)?.[depth];
    if (!level) return '';
    const counts = this.#counts.get(list) ?? [];
    const count = (counts[depth] ?? level.start - 1) + 1;
    // what is deeper begins anew
    this.#counts.set(list, [...counts.slice(0, depth), count]);
    return level.isNumber ? `${count}. ` : '';
  }
}

const levelsOf = (list: Element): Level[] =>
  childrenOf(list, 'lvl').map((level) => ({
    start: Number(childrenOf(level, 'start')[0]?.attributes['w:val'] ?? 1),
    isNumber: childrenOf(level, 'numfmt')[0]?.attributes['w:val'] === 'decimal',
  }));
