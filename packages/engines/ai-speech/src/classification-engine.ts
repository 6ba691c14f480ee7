import type { TaskEngine } from '@mynah/engine-spec/tasks';
import { readFeatures } from './features.ts';
import { sampleRateHz } from './frames.ts';
import { logOdds, toProbability } from './logistic.ts';
import { weights } from './weights.ts';

/** As in training. */
const windowSamples = 5 * sampleRateHz;

export async function openClassification(): Promise<TaskEngine<'classification'>> {
  return {
    async *run({ samples }, signal) {
      for (let at = 0; at < samples.length; at += windowSamples) {
        if (signal.aborted) return;
        const features = readFeatures(samples.subarray(at, at + windowSamples));
        // too little is said in it
        if (!features) continue;
        const endMs = (Math.min(samples.length, at + windowSamples) * 1000) / sampleRateHz;
        const made = toProbability(logOdds(weights, features));
        yield { type: 'likelihood', startMs: (at * 1000) / sampleRateHz, endMs, made };
      }
    },
    dispose: async () => {},
  };
}
