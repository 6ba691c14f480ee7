import { defineTaskEngine } from '@mynah/engine-spec/tasks';

/**
 * The voice changer that speaks anew: Kokoro says in the target voice what was said, with the durations, the melody
 * and the emphasis of the source. It must be told the words; what lies between them is done by signal processing.
 */
export const resynthesisEngine = defineTaskEngine({
  task: 'voice-conversion',
  name: 'resynthesis',
  packs: ['kokoro-82m', 'kokoro-voices', 'hibari'],
  traits: {
    sampleRateHz: 24_000,
    measures: true,
    stepMs: 7_000,
    contextMs: 500,
    speaks: {
      languages: ['en', 'es', 'fr', 'hi', 'it', 'ja', 'pt', 'zh'],
      speechEngine: 'kokoro',
      otherwise: 'voice-changer',
    },
  },
  open: async (home) => (await import('./resynthesis-engine.ts')).openResynthesis(home),
});
