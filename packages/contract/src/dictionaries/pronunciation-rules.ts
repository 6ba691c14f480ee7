import { z } from 'zod';
import { pronunciationAlphabets, pronunciationLimits } from './pronunciation-limits.ts';

/** What no lexicon file (XML 1.0) can hold; half emoji are mended before. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** One line without spaces around it, so that a rule reads the same wherever it is written. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.trim() !== '', 'Must not be empty')
    .refine((text) => !unwritable.test(text), 'Must not contain control characters')
    .transform((text) => text.trim().replace(/\s+/g, ' '));

const find = line(pronunciationLimits.find);
const replacement = line(pronunciationLimits.replacement);
const flag = z.boolean().default(true);

const alphabet = z
  .string()
  .max(40)
  .transform((name) => (name.toLowerCase() === 'cmu' ? 'cmu-arpabet' : name.toLowerCase()))
  .pipe(z.enum(pronunciationAlphabets, { error: 'Use ipa or cmu-arpabet' }));

/** A rule as callers write it. */
export const givenRule = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('alias'),
    string_to_replace: find,
    case_sensitive: flag,
    word_boundaries: flag,
    alias: replacement,
  }),
  z.object({
    type: z.literal('phoneme'),
    string_to_replace: find,
    case_sensitive: flag,
    word_boundaries: flag,
    phoneme: replacement,
    alphabet,
  }),
]);
export const givenRules = z.array(givenRule).max(pronunciationLimits.rules);

const shown = { string_to_replace: z.string(), case_sensitive: z.boolean(), word_boundaries: z.boolean() };

/** A rule as it is answered. */
export const pronunciationRule = z.discriminatedUnion('type', [
  z.object({ type: z.literal('alias'), ...shown, alias: z.string() }),
  z.object({
    type: z.literal('phoneme'),
    ...shown,
    phoneme: z.string(),
    alphabet: z.enum(pronunciationAlphabets),
  }),
]);
export type PronunciationRule = z.infer<typeof pronunciationRule>;
