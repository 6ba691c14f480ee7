import { accentLocales } from '@mynah/contract/voices/dialect-locales';
import { accentOf } from '@mynah/contract/voices/dialects';

/** Options that a dubbing takes and that change nothing here, as the codes of warnings. */
const codes = {
  /** One that no voice and no translator of this language can know. */
  targetAccent: 'target_accent_ignored',
  /** No sign is put into the picture; speech carries its own watermark. */
  watermark: 'watermark_ignored',
  /** Of one speaker in some languages: the change is for all. */
  languages: 'languages_ignored',
} as const;

export const ignoredOptions = (given: Partial<Record<keyof typeof codes, unknown>>): string[] =>
  (Object.keys(codes) as (keyof typeof codes)[]).flatMap((name) => (given[name] ? [codes[name]] : []));

/** The accent, if the language has none of that name. */
export const unknownAccent = (language: string, accent: string | undefined): string | undefined =>
  accent !== undefined && accentLocales(language).every((each) => each.accent !== accentOf(accent))
    ? accent
    : undefined;
