import type { Transaction } from '../../../../platform/db/database.ts';
import { extensionPoint } from '../../../../platform/extensions.ts';
import type { Platform } from '../../../../platform/platform.ts';

interface Joiner {
  userId: string;
  /** The joiner's own workspace, as its last member. */
  workspaceId: string;
}

/** Throws when the joiner cannot leave their own workspace yet: a subscription that still runs. */
export type JoinBlocker = (platform: Platform, transaction: Transaction, joiner: Joiner) => Promise<void>;
export const joinBlockers = extensionPoint<JoinBlocker>('workspaces.join-blockers');
