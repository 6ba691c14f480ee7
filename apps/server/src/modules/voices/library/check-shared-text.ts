import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { track } from '../../accounts/product-events/index.ts';
import { findBlockedWord } from './blocked-words.ts';
import type { VoiceTerms } from './speak-as-original.ts';

interface SharedText {
  terms?: VoiceTerms;
  text: string;
}

/**
 * Looks at what others want said with a voice whose owner asked for it.
 * @throws Failure `content_against_policy`
 */
export async function checkSharedText(
  platform: Platform,
  actor: Actor,
  { terms, text }: SharedText,
): Promise<void> {
  if (!terms?.isModerated) return;
  if (findBlockedWord(platform.config.blockedWords, text) === undefined) return;
  const properties = { voice_id: terms.sharedVoiceId };
  await track(platform, actor, { name: 'moderation_content_blocked', properties });
  throw refused('The owner of this voice moderates what it says, and this text was blocked.');
}

/**
 * What is said in a recording is known only when it has been spoken, too late to look at it.
 * @throws Failure `content_against_policy`
 */
export function requireNoModeration({ config }: Pick<Platform, 'config'>, terms?: VoiceTerms): void {
  if (!terms?.isModerated || config.blockedWords.length === 0) return;
  throw refused(
    'The owner of this voice moderates what it says, so it can’t be used to change the voice of a recording.',
  );
}

const refused = (sentence: string): Failure => new Failure('content_against_policy', sentence);
