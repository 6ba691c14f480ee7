/** A line of items, or of lines that take turns. */
interface Line<T> {
  readonly length: number;
  /** `path` names the line within this one, and so on. */
  add(path: readonly string[], item: T): void;
  take(): T | undefined;
  remove(path: readonly string[], item: T): void;
}

/** One after the other. */
class Row<T> implements Line<T> {
  readonly #items: T[] = [];

  get length(): number {
    return this.#items.length;
  }

  add(_path: readonly string[], item: T): void {
    this.#items.push(item);
  }

  take(): T | undefined {
    return this.#items.shift();
  }

  remove(_path: readonly string[], item: T): void {
    const at = this.#items.indexOf(item);
    if (at >= 0) this.#items.splice(at, 1);
  }
}

/**
 * Whose turn it is: callers take turns, each caller's answers take turns, each answer's own segments in order.
 * A caller with a book waits behind nobody's sentence, and nobody waits behind the book.
 */
export class FairQueue<T> implements Line<T> {
  readonly #lines = new Map<string, Line<T>>();

  get length(): number {
    let total = 0;
    for (const { length } of this.#lines.values()) total += length;
    return total;
  }

  add([name = '', ...rest]: readonly string[], item: T): void {
    const line = this.#lines.get(name) ?? (rest.length > 0 ? new FairQueue<T>() : new Row<T>());
    line.add(rest, item);
    this.#lines.set(name, line);
  }

  /** The next item; its line goes to the end of the round. */
  take(): T | undefined {
    const first = this.#lines.entries().next().value;
    if (!first) return undefined;
    const [name, line] = first;
    const item = line.take();
    this.#lines.delete(name);
    if (line.length > 0) this.#lines.set(name, line);
    return item;
  }

  remove([name = '', ...rest]: readonly string[], item: T): void {
    const line = this.#lines.get(name);
    line?.remove(rest, item);
    if (line?.length === 0) this.#lines.delete(name);
  }
}
