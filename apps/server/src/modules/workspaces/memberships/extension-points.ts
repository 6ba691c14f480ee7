import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Platform } from '../../../platform/platform.ts';

interface Member {
  userId: string;
  workspaceId: string;
}

/** Where a member goes: let go, with somebody who takes over what stays; or to another workspace, with all of it. */
export type Leaving = { heirId: string } | { toWorkspaceId: string };

/** What hangs on a member or a group in another module, and becomes of it in the transaction in which they go. */
interface MembershipTies {
  /** They belong to another workspace from now on. */
  memberLeft?(transaction: Transaction, member: Member, leaving: Leaving): Promise<void>;
  /** Nobody acts as them any more; the account may come back. */
  accountDeleted?(transaction: Transaction, member: Member): Promise<void>;
  /** A service account is gone for good. */
  serviceAccountDeleted?(transaction: Transaction, member: Member): Promise<void>;
  groupDeleted?(transaction: Transaction, group: { id: string; workspaceId: string }): Promise<void>;
}
export const membershipTies = extensionPoint<MembershipTies>('workspaces.membership-ties');

/** Who keeps what they know of callers in this process. */
interface AccessListener {
  /** In the transaction of a change: what is looked up until it is committed may be old already. */
  changing(platform: Platform, workspaceId: string): void;
  /** The change is committed. */
  changed(platform: Platform, workspaceId: string): void;
}
export const accessListeners = extensionPoint<AccessListener>('workspaces.access-listeners');

/**
 * The keys of all blobs that the rows of a workspace name, and no row of another one: the rows go by a cascade, which
 * knows nothing of blobs.
 */
type WorkspaceBlobs = (
  platform: Pick<Platform, 'extensions'>,
  db: Queryable,
  workspaceId: string,
) => Promise<readonly string[]>;
export const workspaceBlobs = extensionPoint<WorkspaceBlobs>('workspaces.blobs');
