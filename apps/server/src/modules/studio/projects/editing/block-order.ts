/** Between two neighbors, so that blocks can be put between them and no other row is written. */
export const placeStep = 1_024;

interface Placed {
  id: string;
  place: number;
}

/** The blocks of a chapter in their order while it is changed, and the places that keep it so in their rows. */
export class BlockOrder {
  /** Who stands behind whom; null is the beginning, and the end. */
  readonly #next = new Map<string | null, string | null>();
  readonly #previous = new Map<string | null, string | null>();
  readonly #places = new Map<string, number>();
  /** Those that stand where they stood; the places of the others are to be found. */
  readonly #settled = new Set<string>();
  readonly #before: readonly string[];

  /** @param blocks in their order */
  constructor(blocks: readonly Placed[]) {
    this.#before = blocks.map(({ id }) => id);
    let last: string | null = null;
    for (const { id, place } of blocks) {
      this.#link(last, id);
      this.#places.set(id, place);
      this.#settled.add(id);
      last = id;
    }
    this.#link(last, null);
  }

  get size(): number {
    return this.#next.size - 1;
  }

  has(id: string): boolean {
    return this.#next.has(id);
  }

  /** Puts a block behind another, or first; one that stands there stays. @param after null, or one that is there */
  put(id: string, after: string | null): void {
    if (this.has(id)) {
      if (this.#previous.get(id) === after) return;
      this.remove(id);
    }
    const next = this.#next.get(after) ?? null;
    this.#link(after, id);
    this.#link(id, next);
  }

  remove(id: string): void {
    if (!this.has(id)) return;
    this.#link(this.#previous.get(id) ?? null, this.#next.get(id) ?? null);
    this.#next.delete(id);
    this.#previous.delete(id);
    this.#settled.delete(id);
  }

  ids(): string[] {
    const ids: string[] = [];
    for (let id = this.#next.get(null); id; id = this.#next.get(id)) ids.push(id);
    return ids;
  }

  /** Where each block stands: those that did not move keep their places, unless there is no room between them. */
  places(): Map<string, number> {
    const ids = this.ids();
    return this.#placesBetween(ids) ?? new Map(ids.map((id, index) => [id, (index + 1) * placeStep]));
  }

  isReordered(): boolean {
    return this.ids().join() !== this.#before.join();
  }

  #placesBetween(ids: readonly string[]): Map<string, number> | undefined {
    const places = new Map<string, number>();
    let waiting: string[] = [];
    let lower = -1;
    for (const id of ids) {
      if (!this.#settled.has(id)) {
        waiting.push(id);
        continue;
      }
      const upper = this.#places.get(id) as number;
      const step = Math.floor((upper - lower) / (waiting.length + 1));
      if (step < 1) return undefined;
      for (const [index, moved] of waiting.entries()) places.set(moved, lower + step * (index + 1));
      places.set(id, upper);
      lower = upper;
      waiting = [];
    }
    for (const [index, moved] of waiting.entries())
      places.set(moved, Math.max(lower, 0) + placeStep * (index + 1));
    return places;
  }

  #link(id: string | null, next: string | null): void {
    this.#next.set(id, next);
    this.#previous.set(next, id);
  }
}
