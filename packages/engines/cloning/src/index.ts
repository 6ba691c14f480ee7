import { defineTaskEngine } from '@mynah/engine-spec/tasks';
import { leastSpeechMs, sampleRateHz } from './limits.ts';

/**
 * Voices of somebody's own, spoken by Kokoro: the nearest of its timbres, then a search between and around them for
 * the similarity of two speaker encoders, with the color of the voice as a filter. No network is trained.
 */
export const cloningEngine = defineTaskEngine({
  task: 'cloning',
  name: 'timbre-search',
  packs: ['kokoro-82m', 'kokoro-voices', 'speaker-id', 'voiceprint', 'silero-vad'],
  morePacks: ['minilm'],
  traits: { sampleRateHz, speechEngine: 'kokoro', goodSimilarity: 0.6, leastSpeechMs },
  open: async (home) => (await import('./cloning-engine.ts')).openCloning(home),
});
