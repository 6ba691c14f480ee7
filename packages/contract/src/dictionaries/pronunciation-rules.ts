import { z } from 'zod';
import { pronunciationAlphabets, pronunciationLimits } from './pronunciation-limits.ts';

const written = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.trim() !== '', 'Must not be empty');

const where = {
  string_to_replace: written(pronunciationLimits.find),
  case_sensitive: z.boolean().default(true),
  word_boundaries: z.boolean().default(true),
};

const alphabet = z.preprocess((value: string) => {
  const name = typeof value === 'string' ? value.toLowerCase() : value;
  return name === 'cmu' ? 'cmu-arpabet' : name;
}, z.enum(pronunciationAlphabets));

const aliasRule = z.object({
  ...where,
  type: z.literal('alias'),
  alias: written(pronunciationLimits.replacement),
});
const phonemeRule = z.object({
  ...where,
  type: z.literal('phoneme'),
  phoneme: written(pronunciationLimits.replacement),
  alphabet,
});

export const pronunciationRule = z.discriminatedUnion('type', [aliasRule, phonemeRule]);
export type PronunciationRule = z.output<typeof pronunciationRule>;

export const pronunciationRules = z.array(pronunciationRule).max(pronunciationLimits.rules);
