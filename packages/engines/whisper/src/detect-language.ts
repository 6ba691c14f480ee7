import { likeliest } from './choose-token.ts';
import { whisperLanguages } from './languages.ts';
import { FIRST_LANGUAGE } from './special-tokens.ts';

/** The likeliest language and how likely it is among all, from what may follow the start of the transcript. */
export function detectLanguage(logits: Float32Array): { language: string; probability: number } {
  const last = FIRST_LANGUAGE + whisperLanguages.length;
  const best = likeliest(logits, FIRST_LANGUAGE, last);
  let sum = 0;
  for (let token = FIRST_LANGUAGE; token < last; token += 1) sum += Math.exp(logits[token]! - logits[best]!);
  return { language: whisperLanguages[best - FIRST_LANGUAGE]!, probability: 1 / sum };
}
