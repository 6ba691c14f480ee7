import { defineTaskEngine } from '@mynah/engine-spec/tasks';

export { type CutOptions, type CutSpeech, cutAtSilences, type Stretch } from './cut-at-silences.ts';

/** Silero VAD: how likely somebody speaks, 31 times a second. */
export const sileroVoiceActivity = defineTaskEngine({
  task: 'voice-activity',
  name: 'silero',
  packs: ['silero-vad'],
  traits: { frameMs: 32 },
  open: async (home) => (await import('./voice-activity-engine.ts')).openVoiceActivity(home),
});
