import { blockAt, type TextBlock } from '#web/player/text/blocks.ts';
import { type WordTime, wordAt } from '#web/shared/words/word-times.ts';

const SPOKEN = 'player-spoken';
const CURSOR = 'player-cursor';
/** Room that is kept above and below the word that sounds. */
const MARGIN_PX = 48;

/** The parts of the page that a text lives in. Each block's element holds one text node. */
interface TextPlace {
  scroller: HTMLElement;
  blocks: readonly TextBlock[];
  elements: readonly HTMLElement[];
}

/**
 * Marks words without rendering: the marks are ranges over the text as it stands. It scrolls along until the reader
 * scrolls by hand.
 */
export class SpokenText {
  readonly #place: TextPlace;
  /** Grows while a generation runs. */
  readonly #words: readonly WordTime[];
  #spoken: WordTime | undefined;

  constructor(place: TextPlace, words: readonly WordTime[]) {
    this.#place = place;
    this.#words = words;
  }

  /** Marks the word that sounds. True when it is another than before. */
  show(seconds: number): boolean {
    const word = wordAt(this.#words, seconds);
    if (word === this.#spoken) return false;
    this.#spoken = word;
    this.#mark(SPOKEN, word);
    return true;
  }

  /** Brings the word that sounds a third down the view, when it is out of it. */
  follow({ always = false } = {}): void {
    const range = this.#spoken && this.rangeOf(this.#spoken);
    if (!range) return;
    const { scroller } = this.#place;
    const [word, view] = [range.getBoundingClientRect(), scroller.getBoundingClientRect()];
    const isInView = word.top >= view.top + MARGIN_PX / 2 && word.bottom <= view.bottom - MARGIN_PX;
    if (isInView && !always) return;
    const distance = word.top - view.top - view.height / 3;
    // A jump to far away is one; nobody reads what flies past.
    const isNear =
      Math.abs(distance) < view.height * 2 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.scrollBy({ top: distance, behavior: isNear ? 'smooth' : 'instant' });
  }

  /** The word under a place of the screen, as far as it has sounded or its time is known. */
  wordAtPoint(x: number, y: number): WordTime | undefined {
    const caret = caretAt(x, y);
    const index = this.#place.elements.findIndex((element) => element.firstChild === caret?.node);
    if (!caret || index === -1) return undefined;
    const offset = this.#place.blocks[index]!.from + caret.offset;
    return this.#words.find((word) => word.from <= offset && offset <= word.to);
  }

  /** Where the keyboard begins: the word that sounds. */
  get spokenIndex(): number {
    return this.#spoken ? this.#words.indexOf(this.#spoken) : 0;
  }

  get wordCount(): number {
    return this.#words.length;
  }

  /** Beyond the ends it is the first or the last. */
  wordNumber(index: number): WordTime | undefined {
    return this.#words[Math.min(Math.max(0, index), this.#words.length - 1)];
  }

  indexOf(word: WordTime): number {
    return this.#words.indexOf(word);
  }

  textOf(word: WordTime): string {
    return this.rangeOf(word)?.toString() ?? '';
  }

  /** The word nearest below or above another. */
  wordOnNextLine(index: number, direction: 1 | -1): number {
    const start = this.#lineOf(index);
    let next = index + direction;
    for (let line = this.#lineOf(next); start && line; line = this.#lineOf(next)) {
      const lines = Math.abs(line.top - start.top) / start.height;
      // The far end of a short line is as near as it gets.
      if (lines > 2) return next - direction;
      const isReached = direction === 1 ? line.right >= start.left : line.left <= start.right;
      if (lines > 0.5 && isReached) return next;
      next += direction;
    }
    return next;
  }

  /** True when the word that sounds lies below what is in view. */
  isBelow(): boolean {
    const range = this.#spoken && this.rangeOf(this.#spoken);
    if (!range) return false;
    return range.getBoundingClientRect().top > this.#place.scroller.getBoundingClientRect().bottom;
  }

  #lineOf(index: number): DOMRect | undefined {
    const word = this.#words[index];
    return word && this.rangeOf(word)?.getBoundingClientRect();
  }

  markCursor(word: WordTime | undefined): void {
    this.#mark(CURSOR, word);
  }

  clear(): void {
    for (const name of [SPOKEN, CURSOR]) CSS.highlights?.delete(name);
  }

  rangeOf(word: WordTime): Range | undefined {
    const { blocks, elements } = this.#place;
    const index = blockAt(blocks, word.from);
    const [block, node] = [blocks[index], elements[index]?.firstChild];
    if (!block || !node) return undefined;
    const length = node.textContent?.length ?? 0;
    const range = new Range();
    range.setStart(node, Math.min(word.from - block.from, length));
    range.setEnd(node, Math.min(word.to - block.from, length));
    return range;
  }

  #mark(name: string, word: WordTime | undefined): void {
    const range = word && this.rangeOf(word);
    if (range) CSS.highlights?.set(name, new Highlight(range));
    else CSS.highlights?.delete(name);
  }
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if (document.caretPositionFromPoint) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  // Older WebKit.
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
