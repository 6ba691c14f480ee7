import type { HeardStep } from './heard-step.ts';

/** Of a step, what tells its language. */
export type KnownStep = Pick<HeardStep, 'channelIndex' | 'language' | 'languageProbability' | 'speech'>;

/** So sure, over so much speech, and the language of the rest is taken for known. */
const surely = 0.8;
const enoughMs = 5_000;

/** How likely each language is, by the steps of a channel, each as much as is said in it; the likeliest first. */
export function likelyLanguages(
  steps: readonly KnownStep[],
  channel: number,
): { language: string; probability: number; heardMs: number }[] {
  const votes = new Map<string, { weight: number; heardMs: number }>();
  let total = 0;
  for (const { channelIndex, language, languageProbability, speech } of steps) {
    if (channelIndex !== channel || language === null) continue;
    const heardMs = speech.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
    const vote = votes.get(language) ?? { weight: 0, heardMs: 0 };
    vote.weight += heardMs * (languageProbability ?? 0);
    vote.heardMs += heardMs;
    votes.set(language, vote);
    total += heardMs;
  }
  return [...votes]
    .map(([language, { weight, heardMs }]) => ({
      language,
      probability: total > 0 ? weight / total : 0,
      heardMs,
    }))
    .sort((one, two) => two.probability - one.probability);
}

/** The language of a channel, once it is sure enough not to be asked for again. */
export function knownLanguage(steps: readonly KnownStep[], channel: number): string | undefined {
  const [likeliest] = likelyLanguages(steps, channel);
  return likeliest && likeliest.probability >= surely && likeliest.heardMs >= enoughMs
    ? likeliest.language
    : undefined;
}
