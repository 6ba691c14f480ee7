/** Options that a dubbing takes and that change nothing here, as the codes of warnings. */
const codes = {
  /** Voices keep the accent that they have. */
  targetAccent: 'target_accent_ignored',
  /** No sign is put into the picture; speech carries its own watermark. */
  watermark: 'watermark_ignored',
  cloningStrength: 'cloning_strength_ignored',
  /** Of one speaker in some languages: the change is for all. */
  languages: 'languages_ignored',
} as const;

export const ignoredOptions = (given: Partial<Record<keyof typeof codes, unknown>>): string[] =>
  (Object.keys(codes) as (keyof typeof codes)[]).flatMap((name) => (given[name] ? [codes[name]] : []));
