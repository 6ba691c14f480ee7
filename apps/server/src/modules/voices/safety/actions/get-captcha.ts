import { maxVerificationAttempts } from '@mynah/contract/voices/voice-verification';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getVoice, requireVoiceRole } from '../../catalog/index.ts';
import type { SettledVoice } from '../../registry/index.ts';
import { dayStart } from '../attempt-days.ts';
import { type CaptchaText, drawCaptchaText } from '../captcha-text.ts';
import { countAttempts, findCaptcha, putCaptcha } from '../captchas.store.ts';
import { findTranscriber } from '../transcribe-reading.ts';
import { requireVoicePrintsAllowed } from '../voice-print-guard.ts';

const lifetimeMs = 15 * 60_000;

/**
 * A text to be read aloud, another one each time, in place of the one that the person had (VOI-038).
 * @throws Failure `voice_not_found`, `permission_denied`, `restricted_region`, `engine_unavailable`
 */
export async function getCaptcha(
  platform: Platform,
  actor: Actor,
  voiceId: string,
): Promise<CaptchaText & { attemptsLeft: number }> {
  const voice = await getVerifiableVoice(platform, actor, voiceId);
  const { db, clock } = platform;
  const now = clock.now();
  const reader = { voiceId: voice.rowId, userId: actor.userId };
  const heard = findTranscriber(platform).traits.languages;
  const before = (await findCaptcha(db, reader))?.text;
  const drawn = drawCaptchaText(voice.language, { heard, before });
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db.transaction((transaction) =>
    putCaptcha(transaction, {
      ...reader,
      ...drawn,
      id: newId(),
      workspaceId: actor.workspaceId,
      expiresAt,
      createdAt: now,
    }),
  );
  const used = await countAttempts(db, voice.rowId, dayStart(now));
  return { ...drawn, attemptsLeft: Math.max(0, maxVerificationAttempts - used) };
}

/** A voice of the workspace whose owner the caller can say to be. */
export async function getVerifiableVoice(
  platform: Platform,
  actor: Actor,
  voiceId: string,
): Promise<SettledVoice> {
  const voice = await getVoice(platform, actor, voiceId);
  await requireVoiceRole(platform, actor, voice, 'editor');
  if (voice.sourceVoiceId !== null) {
    const sentence = `${voice.name} comes from the library. Only its owner can verify it.`;
    throw new Failure('permission_denied', sentence);
  }
  await requireVoicePrintsAllowed(platform, actor);
  return voice;
}
