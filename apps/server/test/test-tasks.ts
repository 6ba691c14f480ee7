import { setTimeout as wait } from 'node:timers/promises';
import { EngineFailure } from '@mynah/engine-spec';
import { defineTaskEngine } from '@mynah/engine-spec/tasks';

/**
 * An engine without a model: gives back what it got, `leadSamples` times, each louder, with `tailSamples`
 * milliseconds in between; `memory` is the process that did it.
 */
export const echo = defineTaskEngine({
  task: 'isolation',
  name: 'echo',
  packs: [],
  traits: { sampleRateHz: 48_000, leadMs: 0, tailMs: 0, stepMs: 1_000 },
  open: async () => ({
    async *run({ samples, leadSamples: times, tailSamples: pauseMs }, signal) {
      if (times === 0) throw new EngineFailure('unspeakable', 'There is nothing to give back.');
      for (let at = 1; at <= times && !signal.aborted; at++) {
        yield {
          type: 'audio',
          samples: samples.map((sample) => sample * at),
          memory: Float32Array.of(process.pid),
        };
        // whoever leaves ends the wait
        await wait(pauseMs, undefined, { signal }).catch(() => {});
      }
    },
    dispose: async () => {},
  }),
});
