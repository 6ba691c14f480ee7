import { defineTaskEngine } from '@mynah/engine-spec/tasks';

/**
 * Bergamot, which translates sentence by sentence with the models of Firefox: English–Portuguese of its own, and each
 * that lies in the packs folder.
 */
export const bergamotEngine = defineTaskEngine({
  task: 'translation',
  name: 'bergamot',
  packs: ['bergamot', 'bergamot-en-pt'],
  traits: {
    pairs: [
      { source: 'en', target: 'pt' },
      { source: 'pt', target: 'en' },
    ],
  },
  open: async (home) => (await import('./bergamot-engine.ts')).openBergamot(home),
});
