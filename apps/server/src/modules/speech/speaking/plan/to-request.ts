import type { SpeechOrder } from './speech-order.ts';

type Wishes = Pick<SpeechOrder, 'languageCode' | 'seed' | 'outputFormat' | 'applyTextNormalization'>;

/** What the page sets beside text, voice, model and settings, in the words of the wire. */
export const toRequest = ({ languageCode, seed, outputFormat, applyTextNormalization }: Wishes) => ({
  output_format: outputFormat,
  ...(languageCode !== undefined && { language_code: languageCode }),
  ...(seed !== undefined && { seed }),
  ...(applyTextNormalization !== undefined && { apply_text_normalization: applyTextNormalization }),
});
