import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser } from '../../accounts/users/index.ts';
import type { SettledVoice } from '../registry/index.ts';
import type { ShareOwner } from './new-share.ts';

/** Who stands for a voice: the member who made it, and whoever shares one that nobody in particular made (PUB-012). */
export async function findShareOwner(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { creatorUserId }: SettledVoice,
): Promise<ShareOwner> {
  const user =
    (creatorUserId !== null ? await findUser(db, creatorUserId) : undefined) ??
    (await findUser(db, actor.userId));
  if (!user?.publicUserId) throw new Error('A person without a public id cannot share anything.');
  return { userId: user.id, publicUserId: user.publicUserId, workspaceId: actor.workspaceId };
}
