import type { SpeechOrder } from './speech-order.ts';

type Wishes = Pick<
  SpeechOrder,
  'languageCode' | 'seed' | 'outputFormat' | 'applyTextNormalization' | 'pronunciationDictionaryLocators'
>;

/** What the page sets beside text, voice, model and settings, in the words of the wire. */
export const toRequest = ({
  languageCode,
  seed,
  outputFormat,
  applyTextNormalization,
  pronunciationDictionaryLocators: locators,
}: Wishes) => ({
  output_format: outputFormat,
  ...(languageCode !== undefined && { language_code: languageCode }),
  ...(seed !== undefined && { seed }),
  ...(applyTextNormalization !== undefined && { apply_text_normalization: applyTextNormalization }),
  ...(locators?.length && {
    pronunciation_dictionary_locators: locators.map(({ pronunciationDictionaryId, versionId }) => ({
      pronunciation_dictionary_id: pronunciationDictionaryId,
      version_id: versionId ?? null,
    })),
  }),
});
