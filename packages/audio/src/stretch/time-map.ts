/** A moment of the source and where it is to be heard, in ms. */
export interface TimeAnchor {
  sourceMs: number;
  targetMs: number;
}

/** Where each moment of a sound is to be heard once it is stretched: rising, straight between its anchors. */
export class TimeMap {
  readonly #anchors: readonly TimeAnchor[];
  /** Target over source behind the last anchor. */
  readonly #lastSlope: number;

  private constructor(anchors: readonly TimeAnchor[], lastSlope: number) {
    this.#anchors = anchors;
    this.#lastSlope = lastSlope;
  }

  /** All of it alike: 2 makes it twice as long. @throws RangeError when it is not above 0 */
  static even(stretch: number): TimeMap {
    if (!(stretch > 0 && stretch < Number.POSITIVE_INFINITY))
      throw new RangeError(`a sound cannot be stretched ${stretch} times`);
    return new TimeMap([{ sourceMs: 0, targetMs: 0 }], stretch);
  }

  /**
   * Through these moments, from 0 at 0; what is behind the last one keeps its speed.
   * @throws RangeError when one is not later than the one before, in both
   */
  static through(anchors: readonly TimeAnchor[]): TimeMap {
    const all = anchors[0]?.sourceMs === 0 ? [...anchors] : [{ sourceMs: 0, targetMs: 0 }, ...anchors];
    const isRising = all.every(({ sourceMs, targetMs }, at) => {
      const before = all[at - 1];
      return before ? sourceMs > before.sourceMs && targetMs > before.targetMs : targetMs === 0;
    });
    if (!isRising) throw new RangeError('the anchors of a time map begin at 0 and rise');
    return new TimeMap(all, 1);
  }

  targetOf(sourceMs: number): number {
    const { from, slope } = this.#pieceAt(({ sourceMs: start }) => start <= sourceMs);
    return from.targetMs + (sourceMs - from.sourceMs) * slope;
  }

  sourceOf(targetMs: number): number {
    const { from, slope } = this.#pieceAt(({ targetMs: start }) => start <= targetMs);
    return from.sourceMs + (targetMs - from.targetMs) / slope;
  }

  /** The last piece whose anchor has begun, by halving; the first one also for what is before it. */
  #pieceAt(hasBegun: (anchor: TimeAnchor) => boolean): { from: TimeAnchor; slope: number } {
    let low = 0;
    for (let high = this.#anchors.length; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if (hasBegun(this.#anchors[middle]!)) low = middle;
      else high = middle;
    }
    const from = this.#anchors[low]!;
    const to = this.#anchors[low + 1];
    if (!to) return { from, slope: this.#lastSlope };
    return { from, slope: (to.targetMs - from.targetMs) / (to.sourceMs - from.sourceMs) };
  }
}
