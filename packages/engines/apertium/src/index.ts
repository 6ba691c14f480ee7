import { defineTaskEngine } from '@mynah/engine-spec/tasks';

/**
 * Apertium, where its program and pairs of languages are on the machine: a program of its own, which translates by
 * rules. Nothing of it comes with the server.
 */
export const apertiumEngine = defineTaskEngine({
  task: 'translation',
  name: 'apertium',
  packs: [],
  traits: { pairs: [] },
  open: async () => (await import('./apertium-engine.ts')).openApertium(),
});
