import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { getVoice, requireVoiceRole } from '../../catalog/index.ts';
import type { SettledVoice } from '../../registry/index.ts';
import { findShareOwner } from '../find-share-owner.ts';
import { requireShareable } from '../library.policy.ts';
import { lockOwnShare, putShare } from '../library.store.ts';
import { newShare } from '../new-share.ts';

/**
 * Opens the page of a voice to whoever signs in with one of some addresses, and to nobody else (VOI-034). Closing it,
 * or leaving an address out, ends what was made by it.
 * @throws Failure `voice_not_found`, `permission_denied`, `conflict`
 */
export async function shareVoice(
  platform: Platform,
  actor: Actor,
  { voiceId, enable, emails }: { voiceId: string; enable: boolean; emails: readonly string[] },
): Promise<SettledVoice> {
  const voice = await getVoice(platform, actor, voiceId);
  await requireVoiceRole(platform, actor, voice, 'admin');
  if (voice.sourceVoiceId !== null || enable) requireShareable(voice);
  const owner = await findShareOwner(platform, actor, voice);
  const addresses = [...new Set(emails.map((email) => email.trim().toLowerCase()))];
  await platform.db.transaction(async (transaction) => {
    const { workspaceId } = owner;
    const before = await lockOwnShare(transaction, { workspaceId, voiceId: voice.rowId });
    const share = { ...newShare(voice, owner), ...before };
    await putShare(transaction, { ...share, isShared: enable, emails: enable ? addresses : [] });
    const details = { is_shared: enable, addresses: enable ? addresses.length : 0 };
    const entry = { className: 'voice', activityName: 'share', targetId: voice.rowId, details };
    await recordAudit(transaction, actor, entry, platform.clock.now());
    const payload = { voice_id: voice.rowId };
    await platform.events.append(transaction, { name: 'voice.sharing-changed', workspaceId, payload });
  });
  return voice;
}
