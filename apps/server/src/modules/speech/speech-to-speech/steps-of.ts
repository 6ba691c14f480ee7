import { joinSamples } from '@mynah/audio';

/** A stretch of a recording, with what goes before and after it. */
export interface Step {
  samples: Float32Array;
  leadSamples: number;
  tailSamples: number;
}

export interface StepSizes {
  stepSamples: number;
  /** At most so many from before and after each step; fewer at the recording's ends. */
  leadSamples: number;
  tailSamples: number;
  /** How many of the `stepSamples` that are at hand the next step takes; all when absent. At the end there are fewer. */
  lengthOf?: (ahead: Float32Array) => number;
}

/** Cuts a stream into steps of one length or of the lengths that it is told, the last one shorter. Holds no more than one step with its neighbors. */
export async function* stepsOf(
  blocks: AsyncIterable<Float32Array>,
  { stepSamples, leadSamples, tailSamples, lengthOf = ({ length }) => length }: StepSizes,
): AsyncGenerator<Step, void, undefined> {
  let held = new Float32Array(0);
  let lead = 0;
  const take = (): Step => {
    const length = lengthOf(held.subarray(lead, lead + stepSamples));
    const end = Math.min(held.length, lead + length + tailSamples);
    const step = {
      samples: held.slice(0, end),
      leadSamples: lead,
      tailSamples: end - lead - Math.min(length, end - lead),
    };
    const done = lead + Math.min(length, end - lead);
    const kept = Math.max(0, done - leadSamples);
    held = held.slice(kept);
    lead = done - kept;
    return step;
  };
  for await (const block of blocks) {
    held = joinSamples([held, block]);
    while (held.length >= lead + stepSamples + tailSamples) yield take();
  }
  while (held.length > lead) yield take();
}
