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
    // docs/quality.md
    pairs: [
      { source: 'en', target: 'pt', chrf: 79.6 },
      { source: 'pt', target: 'en', chrf: 79.3 },
    ],
  },
  open: async (home) => (await import('./bergamot-engine.ts')).openBergamot(home),
});
