import { dialectsOf } from '@mynah/contract/voices/dialects';
import { voiceLanguages } from '@mynah/contract/voices/voice-languages';
import { asTitle } from '#web/shared/voices/voice-labels.ts';

export type Option = { value: string; label: string };

export const toOptions = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: asTitle(value) }));

/** Languages of voices, in the order of their list (LNG-021). */
export const languageOptions = (): Option[] =>
  voiceLanguages.map(({ code, name }) => ({ value: code, label: name }));

/** Dialects of a language, in their order (LNG-022); without a language those of English. */
export const accentOptions = (language = 'en'): Option[] =>
  dialectsOf(language).map(({ accent, name }) => ({ value: accent, label: name }));
