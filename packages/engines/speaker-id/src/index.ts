import { defineTaskEngine } from '@mynah/engine-spec/tasks';

/** Who speaks, by CAM++: 192 numbers for a stretch of speech. */
export const speakerId = defineTaskEngine({
  task: 'speaker',
  name: 'campplus',
  packs: ['speaker-id'],
  traits: { dimensions: 192, sameVoice: 0.35 },
  open: async (home) => (await import('./speaker-engine.ts')).openSpeakerEngine(home),
});
