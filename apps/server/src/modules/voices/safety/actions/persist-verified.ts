import type { Transaction } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { VoiceRow } from '../../registry/voices.tables.ts';
import { notifySafetyChanged } from '../notify-safety-changed.ts';
import { setSafety } from '../safety.store.ts';

/** The owner was found to be who they say: what asked for that is lifted, a block is not. */
export async function persistVerified(
  platform: Platform,
  transaction: Transaction,
  voice: Pick<VoiceRow, 'id' | 'workspaceId' | 'safetyControl'>,
): Promise<void> {
  const isHeld = voice.safetyControl === 'CAPTCHA';
  await setSafety(transaction, voice.id, {
    verifiedAt: platform.clock.now(),
    ...(isHeld && { safetyControl: null, safetyReason: null }),
  });
  await notifySafetyChanged(platform, transaction, voice);
}
