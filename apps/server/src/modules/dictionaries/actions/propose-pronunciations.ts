import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';

export interface Proposal {
  language: string;
  ipa: string;
}

/** Languages whose way with a word is worth hearing beside its own: names come from them. */
const others = ['en-US', 'en-GB', 'es', 'fr', 'de', 'it', 'pl', 'sv', 'tr'];

/**
 * How the word is pronounced without a rule, then as speakers of other languages would say it.
 * @throws Failure `engine_unavailable`
 */
export async function proposePronunciations(
  platform: Platform,
  actor: Actor,
  { text, language, signal }: { text: string; language: string; signal: AbortSignal },
): Promise<Proposal[]> {
  const languages = [...new Set([language, ...others])];
  const call = { caller: actor.workspaceId, signal };
  const proposals: Proposal[] = [];
  for await (const { language: read, ipa } of platform.engines.run(
    'pronunciation',
    { text, languages },
    call,
  )) {
    if (!proposals.some((other) => other.ipa === ipa)) proposals.push({ language: read, ipa });
  }
  return proposals;
}
