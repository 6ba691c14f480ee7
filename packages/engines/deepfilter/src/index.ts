import { defineTaskEngine } from '@mynah/engine-spec/tasks';

/** DeepFilterNet3 (Schröter and others, 2023): takes noise out of speech at 48 kHz. */
export const deepFilterEngine = defineTaskEngine({
  task: 'isolation',
  name: 'deepfilter',
  packs: ['deepfilter'],
  traits: { sampleRateHz: 48_000, leadMs: 30, tailMs: 30, stepMs: 10_000 },
  open: async (home) => (await import('./deepfilter-engine.ts')).openDeepFilter(home),
});
