import { defineTaskEngine } from '@mynah/engine-spec/tasks';
import { catalogue } from './catalogue/index.ts';

/**
 * Sound effects by rule and from free recordings, chosen by what the prompt means. It works without packs: then words
 * alone decide, and there are no recordings.
 */
export const foleyEngine = defineTaskEngine({
  task: 'sound',
  name: 'foley',
  packs: [],
  morePacks: ['minilm', 'sound-samples'],
  traits: { sampleRateHz: 44_100, neural: false, poorSimilarity: 0.45, library: catalogue },
  async open(home) {
    const { Foley } = await import('./foley.ts');
    return Foley.open(home);
  },
});
