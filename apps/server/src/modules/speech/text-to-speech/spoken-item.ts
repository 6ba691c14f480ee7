import type { SpeechOrder, SpeechSetup, SpokenItem } from './speech-job.ts';

/** What the history tells of a text that one voice spoke. */
export const spokenItemOf = ({ order, voice, settings }: SpeechSetup, text: string): SpokenItem => ({
  voiceId: voice.id,
  voiceName: voice.name,
  voiceCategory: voice.category,
  text,
  settings,
  request: toRequest(order),
});

type Wishes = Pick<SpeechOrder, 'languageCode' | 'seed' | 'outputFormat' | 'applyTextNormalization'>;

/** What the page sets beside text, voice, model and settings, in the words of the wire. */
export const toRequest = ({ languageCode, seed, outputFormat, applyTextNormalization }: Wishes) => ({
  output_format: outputFormat,
  ...(languageCode !== undefined && { language_code: languageCode }),
  ...(seed !== undefined && { seed }),
  ...(applyTextNormalization !== undefined && { apply_text_normalization: applyTextNormalization }),
});
