import { isOfAPerson, needsVerification } from '@mynah/contract/voices/voice-verification';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser } from '../../accounts/users/index.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import { listSafety } from './safety.store.ts';

type SafeVoice = Pick<
  VoiceRow,
  'name' | 'category' | 'safetyControl' | 'requiresVerification' | 'verifiedAt' | 'sourceVoiceId'
>;

/**
 * Lets a voice speak, or lets another be made of it. A copy is as safe as what it is a copy of.
 * @throws Failure `voice_banned`, `voice_captcha_required`, `voice_verification_required`
 */
export async function requireUsable(
  platform: Pick<Platform, 'db'>,
  actor: Pick<Actor, 'userId'>,
  voice: SafeVoice,
): Promise<void> {
  requireUnflagged(voice);
  if (voice.sourceVoiceId !== null) {
    const original = (await listSafety(platform.db, [voice.sourceVoiceId])).get(voice.sourceVoiceId);
    if (!original) return;
    requireUnflagged({ ...original, name: voice.name });
    if (original.requiresVerification && original.verifiedAt === null) throw unverified(voice);
    return;
  }
  const isVerified = voice.verifiedAt !== null;
  if (isVerified) return;
  const isInProbation = isOfAPerson(voice.category) && (await isProbationer(platform, actor.userId));
  const { requiresVerification } = voice;
  if (needsVerification({ isVerified, requiresVerification, isInProbation })) throw unverified(voice);
}

const isProbationer = async ({ db }: Pick<Platform, 'db'>, userId: string): Promise<boolean> =>
  (await findUser(db, userId))?.isInProbation ?? false;

function requireUnflagged({ name, safetyControl }: Pick<SafeVoice, 'name' | 'safetyControl'>): void {
  if (safetyControl === 'BAN') {
    throw new Failure('voice_banned', `The voice ${name} is blocked and can’t be used.`, data);
  }
  if (safetyControl === 'CAPTCHA') {
    const sentence = `The voice ${name} is on hold until its owner reads a text aloud.`;
    throw new Failure('voice_captcha_required', sentence, data);
  }
}

const data = { data: { param: 'voice_id' } };

const unverified = ({ name }: Pick<SafeVoice, 'name'>): Failure =>
  new Failure(
    'voice_verification_required',
    `The voice ${name} must be verified before it can be used. Its owner can read a text aloud or send documents.`,
    data,
  );
