export const classifierSampleRateHz = 16_000;

/** What an engine takes at once. */
const stretchSamples = 60 * classifierSampleRateHz;
/** A shorter rest goes with the stretch before it. */
const leastSamples = 10 * classifierSampleRateHz;

export interface Stretch {
  samples: Float32Array;
  startMs: number;
}

/** Cuts a sound into stretches of less than a minute; never more than one is held. */
export async function* readMinutes(blocks: AsyncIterable<Float32Array>): AsyncGenerator<Stretch> {
  const held = new Float32Array(stretchSamples);
  let filled = 0;
  let given = 0;
  const take = (count: number): Stretch => {
    const stretch = { samples: held.slice(0, count), startMs: (given * 1000) / classifierSampleRateHz };
    held.copyWithin(0, count, filled);
    filled -= count;
    given += count;
    return stretch;
  };
  for await (const block of blocks) {
    for (let at = 0; at < block.length; ) {
      // when more comes, a rest of some length stays for the last stretch
      if (filled === stretchSamples) yield take(stretchSamples - leastSamples);
      const part = block.subarray(at, at + stretchSamples - filled);
      held.set(part, filled);
      filled += part.length;
      at += part.length;
    }
  }
  if (filled > 0) yield take(filled);
}
