import { joinSamples } from '../join-samples.ts';
import { Ducker, type DuckingOptions } from './ducker.ts';

/**
 * Speech over a bed that is lowered under it, block by block: as long as the longer of the two, which have the same
 * rate and channels. Memory does not grow with the length. The sum may be above 1: a limiter is for the caller.
 */
export async function* duckUnder(
  bed: AsyncIterable<Float32Array>,
  speech: AsyncIterable<Float32Array>,
  options: DuckingOptions,
): AsyncGenerator<Float32Array, void, undefined> {
  const ducker = new Ducker(options);
  let said: Float32Array = new Float32Array(0);
  const add = (lowered: Float32Array): Float32Array => {
    for (let at = 0; at < lowered.length; at++) lowered[at]! += said[at]!;
    said = said.slice(lowered.length);
    return lowered;
  };
  for await (const [under, over] of abreast(bed, speech)) {
    said = joinSamples([said, over]);
    const ready = add(ducker.write(under, over));
    if (ready.length > 0) yield ready;
  }
  const last = add(ducker.finish());
  if (last.length > 0) yield last;
}

/** Blocks of the same length of both; the shorter one is silent behind its end. Both are closed. */
async function* abreast(
  one: AsyncIterable<Float32Array>,
  other: AsyncIterable<Float32Array>,
): AsyncGenerator<[Float32Array, Float32Array]> {
  const sides = [new Reader(one), new Reader(other)] as const;
  try {
    for (;;) {
      const [first, second] = [await sides[0].held(), await sides[1].held()];
      if (first === 0 && second === 0) return;
      const length = first > 0 && second > 0 ? Math.min(first, second) : Math.max(first, second);
      yield [sides[0].take(length), sides[1].take(length)];
    }
  } finally {
    for (const side of sides) await side.close();
  }
}

class Reader {
  readonly #blocks: AsyncIterator<Float32Array>;
  #block: Float32Array = new Float32Array(0);

  constructor(sound: AsyncIterable<Float32Array>) {
    this.#blocks = sound[Symbol.asyncIterator]();
  }

  /** How many samples can be taken; 0 when it is over. */
  async held(): Promise<number> {
    while (this.#block.length === 0) {
      const next = await this.#blocks.next();
      if (next.done) return 0;
      this.#block = next.value;
    }
    return this.#block.length;
  }

  take(length: number): Float32Array {
    if (this.#block.length === 0) return new Float32Array(length);
    const taken = this.#block.slice(0, length);
    this.#block = this.#block.subarray(length);
    return taken;
  }

  async close(): Promise<void> {
    await this.#blocks.return?.();
  }
}
