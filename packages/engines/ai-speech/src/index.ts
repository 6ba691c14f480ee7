import { defineTaskEngine } from '@mynah/engine-spec/tasks';
import { measured } from './measured.ts';

/** Finds what this server itself put into speech or knows of it: its watermark, and the words to look it up by. */
export const ownSoundRecognition = defineTaskEngine({
  task: 'recognition',
  name: 'own-sound',
  packs: [],
  traits: {},
  open: async () => (await import('./recognition-engine.ts')).openRecognition(),
});

/** A small model over how spectrum, level and pitch move. It says how often it is wrong. */
export const aiSpeechClassification = defineTaskEngine({
  task: 'classification',
  name: 'ai-speech',
  packs: [],
  traits: measured,
  open: async () => (await import('./classification-engine.ts')).openClassification(),
});

/** A server elsewhere that speaks the API of ElevenLabs, for `POST /v1/moderation/ai-speech-classification`. */
export const elevenlabsClassification = defineTaskEngine({
  task: 'classification',
  name: 'elevenlabs-classification',
  packs: [],
  remote: true,
  // how often it is wrong is not ours to say: only what it is nearly sure of counts
  traits: { likelyMade: 0.9, likelyHuman: 0.1 },
  open: async (home) => (await import('./remote-classification.ts')).openRemoteClassification(home),
});
