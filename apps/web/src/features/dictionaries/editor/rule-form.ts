import { toIpa } from '@mynah/text/pronunciations';
import * as z from 'zod/mini';
import type { PronunciationRule } from '#web/features/dictionaries/dictionaries.requests.ts';
import { message } from '#web/features/dictionaries/messages.ts';

const line = (missing: string, tooLong: string, most: number) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, tooLong));

export const ruleSchema = z
  .object({
    find: line(message('findMissing'), message('findTooLong'), 200),
    /** A spelling, or an alphabet of phonemes. */
    way: z.enum(['alias', 'ipa', 'cmu-arpabet']),
    said: line(message('saidMissing'), message('saidTooLong'), 500),
    caseSensitive: z.boolean(),
    wordBoundaries: z.boolean(),
  })
  .check(
    z.refine(({ way, said }) => way === 'alias' || toIpa(said, way) !== undefined, {
      path: ['said'],
      message: message('saidUnreadable'),
    }),
  );
export type RuleForm = z.infer<typeof ruleSchema>;

export const toForm = (rule: PronunciationRule | undefined): RuleForm => ({
  find: rule?.string_to_replace ?? '',
  way: rule?.type === 'phoneme' ? rule.alphabet : 'alias',
  said: rule === undefined ? '' : rule.type === 'alias' ? rule.alias : rule.phoneme,
  // a name at the beginning of a sentence, or in capitals, is the same name
  caseSensitive: rule?.case_sensitive ?? false,
  wordBoundaries: rule?.word_boundaries ?? true,
});

export function toRule({ find, way, said, caseSensitive, wordBoundaries }: RuleForm): PronunciationRule {
  const where = { string_to_replace: find, case_sensitive: caseSensitive, word_boundaries: wordBoundaries };
  return way === 'alias'
    ? { type: 'alias', ...where, alias: said }
    : { type: 'phoneme', ...where, phoneme: said, alphabet: way };
}
