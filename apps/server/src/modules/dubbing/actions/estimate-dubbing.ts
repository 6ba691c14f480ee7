import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findTranslators, normalTag, unsupportedPair } from '../../../platform/translation/index.ts';
import { primaryOf } from '../dubbing.policy.ts';
import { priceOfLanguage } from '../making/begin-language.ts';
import { expectedSeconds } from '../statuses.ts';

interface Estimated {
  translator: { name: string; chrf: number | null } | null;
  what_to_set: string | null;
  credits: number;
  expected_duration_sec: number;
}

interface Wish {
  sourceLang: string;
  targetLang: string;
  durationSecs: number;
}

/** Most of what is dubbed is in English; another source is heard before it is translated. */
const likeliest = 'en';

export async function estimateDubbing(
  platform: Platform,
  { sourceLang, targetLang, durationSecs }: Wish,
  signal: AbortSignal,
): Promise<Estimated> {
  const durationMs = durationSecs * 1000;
  const costs = { credits: priceOfLanguage(durationMs), expected_duration_sec: expectedSeconds(durationMs) };
  const pair = {
    source: sourceLang === 'auto' ? likeliest : normalTag(sourceLang),
    target: normalTag(targetLang),
  };
  if (primaryOf(pair.source) === primaryOf(pair.target))
    return { translator: null, what_to_set: null, ...costs };
  try {
    const [found] = await findTranslators(platform, pair, signal);
    if (found)
      return {
        translator: { name: found.title, chrf: found.chrf ?? null },
        what_to_set: null,
        ...costs,
      };
    return { translator: null, what_to_set: unsupportedPair(pair).message, ...costs };
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    return { translator: null, what_to_set: cause.message, ...costs };
  }
}
