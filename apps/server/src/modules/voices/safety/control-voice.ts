import type { SafetyControl } from '@mynah/contract/voices/voice-safety';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import { notifySafetyChanged } from './notify-safety-changed.ts';
import { setSafety } from './safety.store.ts';

interface Control {
  voice: VoiceRow;
  safetyControl: SafetyControl | null;
  reason: string;
}

const eventOf = { BAN: 'voice.blocked', CAPTCHA: 'voice.captcha-required', none: 'voice.released' } as const;

/** Sets what stands against a voice, and tells its owner (VOI-006). A control that it has already is no news. */
export async function controlVoice(
  platform: Platform,
  transaction: Transaction,
  { voice, safetyControl, reason }: Control,
): Promise<void> {
  const { id, workspaceId, creatorUserId } = voice;
  const safetyReason = safetyControl === null ? null : reason;
  await setSafety(transaction, id, { safetyControl, safetyReason });
  if (workspaceId === null || voice.safetyControl === safetyControl) return;
  await notifySafetyChanged(platform, transaction, voice);
  if (creatorUserId === null) return;
  const payload = { user_id: creatorUserId, voice_id: id, voice_name: voice.name, reason };
  await platform.events.append(transaction, {
    name: eventOf[safetyControl ?? 'none'],
    workspaceId,
    payload,
  });
}
