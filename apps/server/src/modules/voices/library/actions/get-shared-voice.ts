import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findUser } from '../../../accounts/users/index.ts';
import { isListed } from '../library.policy.ts';
import { findShared, type SharedVoice } from '../library.store.ts';

export interface SharedIds {
  publicUserId: string;
  voiceId: string;
}

/**
 * A voice that the caller may see: of the library, shared with their address, or of their own workspace.
 * @throws Failure `voice_not_found`
 */
export async function getSharedVoice(
  platform: Platform,
  reader: Actor | undefined,
  ids: SharedIds,
): Promise<SharedVoice> {
  const found = await findShared(platform.db, ids);
  if (found && (await maySee(platform, reader, found))) return found;
  throw sharedVoiceNotFound();
}

export const sharedVoiceNotFound = (): Failure =>
  new Failure('voice_not_found', 'This voice doesn’t exist or isn’t shared with you.', {
    data: { param: 'voice_id' },
  });

async function maySee(
  { db }: Platform,
  reader: Actor | undefined,
  { shared, voice }: SharedVoice,
): Promise<boolean> {
  if (voice.safetyControl !== null) return false;
  if (isListed(shared)) return true;
  if (!reader) return false;
  if (reader.workspaceId === shared.workspaceId && voice.workspaceId === shared.workspaceId) return true;
  if (!shared.isShared) return false;
  const user = await findUser(db, reader.userId);
  return user?.emailVerifiedAt != null && shared.emails.includes(user.email.toLowerCase());
}
