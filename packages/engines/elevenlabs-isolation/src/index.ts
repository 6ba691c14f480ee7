import { defineTaskEngine } from '@mynah/engine-spec/tasks';

/** A server elsewhere that speaks the API of ElevenLabs, for `POST /v1/audio-isolation`. */
export const elevenlabsIsolationEngine = defineTaskEngine({
  task: 'isolation',
  name: 'elevenlabs-isolation',
  packs: [],
  remote: true,
  traits: { sampleRateHz: 48_000, leadMs: 1_000, tailMs: 1_000, stepMs: 120_000 },
  open: async (home) => (await import('./remote-isolation.ts')).openRemoteIsolation(home),
});
