import type { EntityKind } from '@mynah/contract/speech/entity-kinds';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';

/** What may happen to a workspace's people, groups, invites and shares. */
export type WorkspaceEvent =
  | 'member.joined'
  | 'member.removed'
  | 'member.role-changed'
  | 'member.locked'
  | 'member.unlocked'
  | 'member.usage-limit-changed'
  | 'workspace.ownership-transferred'
  | 'invite.created'
  | 'invite.revoked'
  | 'group.changed'
  | 'resource.shared'
  | 'resource.unshared'
  | 'webhook.changed'
  | 'webhook.disabled';

const kind: EntityKind = 'workspace';

/** Tells open pages and whoever handles such events; in the transaction of the change (WSP-086, WSP-089). */
export const notifyWorkspace = (
  { events }: Platform,
  transaction: Transaction,
  {
    name,
    workspaceId,
    payload,
  }: { name: WorkspaceEvent; workspaceId: string; payload: Record<string, unknown> },
): Promise<void> => events.append(transaction, { name, workspaceId, payload: { kind, ...payload } });
