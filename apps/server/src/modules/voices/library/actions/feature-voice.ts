import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordStaffAction } from '../../../accounts/staff/index.ts';
import { isListed } from '../library.policy.ts';
import { changeShare, findShared } from '../library.store.ts';
import { type SharedIds, sharedVoiceNotFound } from './get-shared-voice.ts';

/** Staff puts a published voice first in the library, or back among the others. Harmless twice. @throws Failure `voice_not_found` */
export async function featureVoice(
  platform: Platform,
  staff: Actor,
  { featured, ...ids }: SharedIds & { featured: boolean },
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const found = await findShared(transaction, ids);
    if (!found || !isListed(found.shared)) throw sharedVoiceNotFound();
    const { voiceId, workspaceId } = found.shared;
    await changeShare(transaction, voiceId, { isFeatured: featured });
    await recordStaffAction(
      transaction,
      staff,
      {
        action: featured ? 'voice.feature' : 'voice.unfeature',
        target: voiceId,
        workspaceId: workspaceId ?? undefined,
      },
      platform.clock.now(),
    );
  });
}
