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
