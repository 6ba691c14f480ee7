import { dialectsOf } from '@mynah/contract/dialects';
import { voiceLanguages } from '@mynah/contract/voice-languages';
import { asTitle } from '#web/features/voices/index.ts';

/** What voices of the library are usually labelled with; owners may write other values, which search finds. */
export const genders = ['female', 'male', 'neutral'] as const;
export const ages = ['young', 'middle_aged', 'old'] as const;
export const useCases = [
  'narration',
  'conversational',
  'characters',
  'social_media',
  'informative_educational',
  'advertisement',
  'entertainment_tv',
] as const;
/** Values whose words alone read badly. */
const names: Readonly<Record<string, string>> = {
  informative_educational: 'Educational',
  entertainment_tv: 'Entertainment & TV',
};

/** A label's value as people read it. */
export const valueName = (value: string): string => names[value] ?? asTitle(value);

export type Option = { value: string; label: string };

export const toOptions = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: valueName(value) }));

/** Languages of voices, in the order of their list (LNG-021). */
export const languageOptions = (): Option[] =>
  voiceLanguages.map(({ code, name }) => ({ value: code, label: name }));

/** Dialects of a language, in their order (LNG-022); without a language those of English. */
export const accentOptions = (language = 'en'): Option[] =>
  dialectsOf(language).map(({ accent, name }) => ({ value: accent, label: name }));
