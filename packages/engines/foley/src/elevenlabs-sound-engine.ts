import { defineTaskEngine } from '@mynah/engine-spec/tasks';

/** A server that speaks the sound generation of the ElevenLabs API, as the operator named it. */
export const elevenlabsSoundEngine = defineTaskEngine({
  task: 'sound',
  name: 'elevenlabs-sound',
  packs: [],
  remote: true,
  traits: { sampleRateHz: 44_100, neural: true, poorSimilarity: 0, library: [] },
  async open(home) {
    const { openElevenlabsSound } = await import('./remote/elevenlabs-sound.ts');
    return openElevenlabsSound(home);
  },
});
