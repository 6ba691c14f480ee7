import type { SafetyControl } from '@mynah/contract/voices/voice-safety';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordStaffAction } from '../../../accounts/staff/index.ts';
import { controlVoice } from '../control-voice.ts';
import { holdMadeVoice } from '../safety.store.ts';

interface Order {
  voiceId: string;
  /** Null lifts what stands against it. */
  safetyControl: SafetyControl | null;
  reason: string;
}

/** Staff blocks a voice of any workspace, asks for a captcha, or lifts either. @throws Failure `voice_not_found` */
export async function setSafetyControl(
  platform: Platform,
  staff: Actor,
  { voiceId, safetyControl, reason }: Order,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const voice = await holdMadeVoice(transaction, voiceId);
    if (!voice) {
      throw new Failure('voice_not_found', 'There is no voice with this id, or nobody created it here.', {
        data: { param: 'voice_id' },
      });
    }
    await controlVoice(platform, transaction, { voice, safetyControl, reason });
    await recordStaffAction(
      transaction,
      staff,
      {
        action: safetyControl === null ? 'voice.release' : `voice.${safetyControl.toLowerCase()}`,
        target: voiceId,
        workspaceId: voice.workspaceId ?? undefined,
        reason,
      },
      platform.clock.now(),
    );
  });
}
