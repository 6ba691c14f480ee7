import { planning } from '../speaking/index.ts';

/** What the history tells of a text that one voice spoke. */
export const spokenItemOf = (
  { order, voice, settings }: planning.SpeechSetup,
  text: string,
): planning.PlannedSpeech['item'] => ({
  voiceId: voice.id,
  voiceName: voice.name,
  voiceCategory: voice.category,
  text,
  settings,
  request: planning.toRequest(order),
});
