import { asTitle } from '#web/features/voices/index.ts';
import { languageName } from '#web/shared/format/language-name.ts';

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
export const accents = [
  'american',
  'british',
  'australian',
  'canadian',
  'indian',
  'irish',
  'scottish',
  'african',
  'french',
  'german',
  'italian',
  'spanish',
  'mexican',
  'brazilian',
  'portuguese',
  'swedish',
  'polish',
  'chinese',
  'japanese',
  'korean',
] as const;
const languages = [
  ...['ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fil', 'fr', 'hi', 'hr', 'hu', 'id', 'it'],
  ...['ja', 'ko', 'ms', 'nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk', 'sv', 'ta', 'tr', 'uk', 'vi', 'zh'],
];

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

/** By name, as people look for them. */
export const languageOptions = (): Option[] =>
  languages
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
