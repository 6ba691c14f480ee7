import type { FailureKind } from '../failure-kinds.ts';

/** Codes of translation, among all of `errorCodes`. */
export const translationErrorCodes = {
  unsupported_language_pair: {
    kind: 'invalid',
    meaning: 'Nothing on this server translates from the one language into the other.',
  },
  translation_unavailable: {
    kind: 'unavailable',
    meaning: 'The translation engine didn’t answer as expected; try again.',
  },
} as const satisfies Record<string, { kind: FailureKind; meaning: string }>;
