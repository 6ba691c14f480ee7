import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireResourceRole } from '../../workspaces/sharing/index.ts';
import type { SettledVoice } from '../registry/index.ts';

/**
 * Lets through who may do so much with a voice of their workspace.
 * @throws Failure `permission_denied` to who may do less, and to everybody for a default voice
 */
export async function requireVoiceRole(
  platform: Platform,
  actor: Actor,
  { workspaceId, rowId: id, creatorUserId, name }: SettledVoice,
  least: ResourceRole,
): Promise<void> {
  if (workspaceId === null) {
    throw new Failure('permission_denied', `${name} is a default voice. It can’t be changed or deleted.`);
  }
  if (creatorUserId === null) return;
  await requireResourceRole(platform, actor, { type: 'voice', id, creatorUserId }, least);
}
