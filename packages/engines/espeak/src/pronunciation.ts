import { defineTaskEngine } from '@mynah/engine-spec/tasks';

/** How a word is said, by the same phonemizers that the voices read with. English is read best with its dictionary. */
export const pronunciationEngine = defineTaskEngine({
  task: 'pronunciation',
  name: 'phonemizers',
  packs: [],
  morePacks: ['hibari', 'arabic-vowels'],
  traits: {},
  open: async (home) => (await import('./pronunciation-engine.ts')).openPronunciationEngine(home),
});
