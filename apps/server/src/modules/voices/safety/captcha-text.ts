import { randomInt } from 'node:crypto';
import { captchaSentences } from './captcha-texts.ts';

export interface CaptchaText {
  text: string;
  /** ISO 639-1 */
  language: string;
}

const fallback = 'en';

/**
 * Two sentences in the voice's language, or in English where there are none or nobody here would understand them;
 * never the ones that were given out before.
 */
export function drawCaptchaText(
  language: string,
  { heard, before }: { heard: readonly string[]; before?: string },
): CaptchaText {
  const primary = language.split('-')[0]!.toLowerCase();
  const chosen = primary in captchaSentences && heard.includes(primary) ? primary : fallback;
  const sentences = captchaSentences[chosen]!;
  for (;;) {
    const first = randomInt(sentences.length);
    const second = (first + 1 + randomInt(sentences.length - 1)) % sentences.length;
    const isSpaced = chosen !== 'ja' && chosen !== 'zh';
    const text = [sentences[first], sentences[second]].join(isSpaced ? ' ' : '');
    if (text !== before) return { text, language: chosen };
  }
}
