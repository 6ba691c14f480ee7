import { isRoleAtLeast } from '@mynah/contract';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMembership } from '../workspaces/memberships/index.ts';
import { findWorkspace } from '../workspaces/workspace/index.ts';
import type { SettingsRow } from './audio-native.tables.ts';

/** For whom an article is spoken that nobody brought: who chose the settings, or else the owner of the workspace. */
export async function payerOf(
  { db }: Platform,
  { workspaceId, userId: chooser }: Pick<SettingsRow, 'workspaceId' | 'userId'>,
): Promise<Actor | undefined> {
  const workspace = await findWorkspace(db, workspaceId);
  for (const userId of [chooser, workspace?.ownerId]) {
    if (!userId) continue;
    const member = await findMembership(db, userId);
    if (member?.workspaceId !== workspaceId || !isRoleAtLeast(member.role, 'editor')) continue;
    const { role, tier } = member;
    return { kind: 'session', userId, workspaceId, role, tier, permissions: 'all', granted: 'all' };
  }
  return undefined;
}
