import { EngineFailure } from '@mynah/engine-spec';
import { defineTaskEngine, type TaskEngineDefinition } from '@mynah/engine-spec/tasks';

/** Music by rule: form, harmony, melody, groove and mix, played with the MuseScore General sound bank. */
export const arrangerEngine: TaskEngineDefinition<'music'> = defineTaskEngine({
  task: 'music',
  name: 'arranger',
  packs: ['musescore-general'],
  traits: {
    sampleRateHz: 44_100,
    neural: false,
    sings: false,
    stems: ['drums', 'bass', 'melody', 'harmony'],
  },
  open: async (home) => (await import('./arranger-engine.ts')).openArranger(home),
});

/** Music of another server, which the operator names: it speaks the ElevenLabs API. */
export const elevenlabsMusicEngine: TaskEngineDefinition<'music'> = defineTaskEngine({
  task: 'music',
  name: 'elevenlabs-music',
  packs: [],
  remote: true,
  traits: { sampleRateHz: 44_100, neural: true, sings: true, stems: [] },
  open: async ({ server }) => {
    if (!server) throw new EngineFailure('unavailable', 'No music server is set up.');
    return (await import('./remote/elevenlabs-music.ts')).openElevenlabsMusic(server);
  },
});
