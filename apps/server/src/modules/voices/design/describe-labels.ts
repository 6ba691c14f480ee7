import type { DesignedTraits } from '@mynah/engine-spec/tasks';
import { readStyle } from './texts/moods.ts';

/** Accents by the language that they come from, where the voice speaks another. */
const foreignAccents: Readonly<Record<string, string>> = {
  en: 'english',
  es: 'spanish',
  fr: 'french',
  hi: 'indian',
  it: 'italian',
  ja: 'japanese',
  pt: 'brazilian',
  zh: 'chinese',
};

/** What a voice that was thought up is labelled with: what it came to, and what the words said of its style. */
export function labelsOf(
  { gender, age, accent, language }: DesignedTraits,
  { description, spoken }: { description: string; spoken: string },
): Record<string, string> {
  const { descriptive, useCase } = readStyle(description);
  const home = language.split('-')[0]!;
  return {
    gender,
    age,
    accent: home === spoken ? accent : (foreignAccents[home] ?? accent),
    ...(descriptive !== undefined && { descriptive }),
    ...(useCase !== undefined && { use_case: useCase }),
  };
}
