import { dialectsOf } from '@mynah/contract/voices/dialects';
import { inLanguageOrder } from '@mynah/contract/voices/voice-languages';
import type { DefaultVoiceFilter } from '#web/features/default-voices/read-filter.ts';
import type { PickerVoice } from '#web/features/voices/index.ts';

export { type DefaultVoiceFilter, genders, readFilter } from '#web/features/default-voices/read-filter.ts';

export const isWanted = (voice: PickerVoice, { language, accent, gender }: DefaultVoiceFilter): boolean =>
  (language === undefined || languageTag(voice) === language) &&
  (accent === undefined || voice.labels.accent === accent) &&
  (gender === undefined || voice.labels.gender === gender);

const languageTag = ({ language }: PickerVoice): string | undefined => language?.split('-')[0];

/** The languages that occur, in the order of the list of languages (LNG-020). */
export const languagesIn = (voices: readonly PickerVoice[]): string[] =>
  inLanguageOrder([...new Set(voices.flatMap((voice) => languageTag(voice) ?? []))]);

/** The dialects of a language that occur, in their order (LNG-022). */
export function accentsIn(voices: readonly PickerVoice[], language: string | undefined) {
  if (language === undefined) return [];
  const occurring = new Set(
    voices.filter((voice) => languageTag(voice) === language).map(({ labels }) => labels.accent),
  );
  return dialectsOf(language).filter(({ accent }) => occurring.has(accent));
}
