/**
 * Who is next for a free engine: callers take turns, each caller's own segments in order.
 * A caller with a book waits behind nobody's sentence, and nobody waits behind the book.
 */
export class FairQueue<T> {
  readonly #waiting = new Map<string, T[]>();

  get length(): number {
    let total = 0;
    for (const items of this.#waiting.values()) total += items.length;
    return total;
  }

  add(caller: string, item: T): void {
    const items = this.#waiting.get(caller);
    if (items) items.push(item);
    else this.#waiting.set(caller, [item]);
  }

  /** The next item; its caller goes to the end of the round. */
  take(): T | undefined {
    const first = this.#waiting.entries().next().value;
    if (!first) return undefined;
    const [caller, items] = first;
    const item = items.shift();
    this.#waiting.delete(caller);
    if (items.length > 0) this.#waiting.set(caller, items);
    return item;
  }

  remove(caller: string, item: T): void {
    const items = this.#waiting.get(caller)?.filter((other) => other !== item) ?? [];
    if (items.length > 0) this.#waiting.set(caller, items);
    else this.#waiting.delete(caller);
  }
}
