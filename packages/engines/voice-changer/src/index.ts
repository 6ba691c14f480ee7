import { defineTaskEngine } from '@mynah/engine-spec/tasks';

/**
 * The local voice changer: signal processing, no weights, any language. It brings pitch, vocal tract and color of
 * voice to the target's and keeps words, timing and melody; what a large model would add (the target's own way of
 * forming sounds) it does not.
 */
export const voiceChangerEngine = defineTaskEngine({
  task: 'voice-conversion',
  name: 'voice-changer',
  packs: [],
  traits: { sampleRateHz: 24_000, measures: true, stepMs: 4_000, contextMs: 500 },
  open: async () => (await import('./voice-changer.ts')).openVoiceChanger(),
});

/** Any server that speaks the ElevenLabs API; it knows voices by their ids. */
export const remoteVoiceConversionEngine = defineTaskEngine({
  task: 'voice-conversion',
  name: 'elevenlabs-voice-conversion',
  packs: [],
  remote: true,
  // long steps: the other side hears where a sentence goes, and pays for each call
  traits: { sampleRateHz: 24_000, measures: false, stepMs: 60_000, contextMs: 0 },
  open: async ({ server }) =>
    (await import('./remote-voice-conversion.ts')).openRemoteVoiceConversion(server),
});
