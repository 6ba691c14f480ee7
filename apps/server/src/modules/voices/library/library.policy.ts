import { Failure } from '../../../platform/errors/index.ts';
import { isUntrained } from '../engine-voices/index.ts';
import type { SettledVoice } from '../registry/index.ts';
import type { SharedVoiceRow } from './library.tables.ts';

/** What an owner earns for each credit that others spend on the voice, in millionths of a US dollar: $0.03 for 1,000. */
export const earningMicrosPerCredit = 30;

/**
 * What a voice brings its owner, US dollars for 1,000 credits before the multiplier: who asks for twice the credits
 * earns twice as much (VOI-077, VOI-088).
 */
export const fiatRateOf = (customRate: number | null): number =>
  Number(((earningMicrosPerCredit / 1000) * (customRate ?? 1)).toFixed(6));

const dayMs = 86_400_000;

/** When the copies of a voice that is taken back now stop to speak (VOI-067). */
export const endOfNotice = (now: Date, noticePeriodDays: number): Date =>
  new Date(now.getTime() + noticePeriodDays * dayMs);

/** In the library: published, and nobody has to look at it any more. */
export const isListed = ({ isInLibrary, reviewStatus }: SharedVoiceRow): boolean =>
  isInLibrary && isAllowed(reviewStatus);

export const isAllowed = (status: SharedVoiceRow['reviewStatus']): boolean =>
  status === 'allowed' || status === 'allowed_with_changes';

/** @throws Failure `conflict` for a voice that is not the workspace's own to give away, or that stands under suspicion */
export function requireShareable(voice: SettledVoice): void {
  const refuse = (sentence: string) => new Failure('conflict', sentence);
  if (voice.sourceVoiceId !== null) {
    throw refuse(`${voice.name} comes from the library. Only its owner can share it.`);
  }
  if (isUntrained(voice)) throw refuse(`${voice.name} isn’t trained yet. Train it before you share it.`);
  if (voice.safetyControl === 'BAN') throw refuse(`${voice.name} is blocked and can’t be shared.`);
  if (voice.safetyControl === 'CAPTCHA' || (voice.requiresVerification && voice.verifiedAt === null)) {
    throw refuse(`Verify that ${voice.name} is your voice before you share it.`);
  }
}

/**
 * A notice is a promise to whoever added the voice: while others use it, it may become longer, not shorter.
 * @throws Failure `conflict`
 */
export function requireKeptNotice(
  { noticePeriodDays }: Pick<SharedVoiceRow, 'noticePeriodDays'>,
  { wanted, copies }: { wanted: number; copies: number },
): void {
  if (copies === 0 || wanted >= noticePeriodDays) return;
  throw new Failure(
    'conflict',
    `People who use this voice were promised ${noticePeriodDays} days’ notice. You can make it longer, but not shorter.`,
    { data: { param: 'notice_period' } },
  );
}
