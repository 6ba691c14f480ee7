import { z } from 'zod';
import { optional } from '../wire.ts';

/** Dictionaries that one call names at most, and that a workspace adds to all of its calls. */
export const maxPronunciationLocators = 3;

/** A dictionary at one of its versions; without one, at its latest. */
export const pronunciationLocator = z.object({
  pronunciation_dictionary_id: z.string().min(1).max(64),
  version_id: optional(z.string().max(64)),
});

export const pronunciationLocators = z.array(pronunciationLocator).max(maxPronunciationLocators);

/** As it is answered. */
export const shownPronunciationLocator = z.object({
  pronunciation_dictionary_id: z.string(),
  version_id: z.string().nullable(),
});
export type PronunciationLocator = z.infer<typeof shownPronunciationLocator>;
