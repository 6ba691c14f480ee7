import { seatLimit } from '@mynah/contract/workspaces/seats';
import type { Queryable, Transaction } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { findWorkspace, type WorkspaceRow } from '../../../workspace/index.ts';
import { countMembers } from '../../members.store.ts';
import { countPendingInvites } from '../invites.store.ts';

export interface Seats {
  limit: number;
  members: number;
  pendingInvites: number;
}

export async function getSeats({ db, clock }: Platform, workspaceId: string): Promise<Seats> {
  const workspace = await findWorkspace(db, workspaceId);
  if (!workspace) throw new Error(`The workspace ${workspaceId} of a caller is gone.`);
  return countSeats(db, workspace, clock.now());
}

async function countSeats(db: Queryable, workspace: WorkspaceRow, now: Date): Promise<Seats> {
  return {
    limit: seatLimit(workspace.tier, workspace.maxSeats),
    members: await countMembers(db, workspace.id),
    pendingInvites: await countPendingInvites(db, workspace.id, now),
  };
}

/** Are there seats for so many more invites? The workspace must be locked. @throws seat_limit_reached */
export async function requireInviteSeats(
  transaction: Transaction,
  workspace: WorkspaceRow,
  { wanted, now }: { wanted: number; now: Date },
): Promise<void> {
  const seats = await countSeats(transaction, workspace, now);
  if (seats.members + seats.pendingInvites + wanted > seats.limit) throw seatsTaken(seats.limit);
}

/** Is there a seat for one who comes now? Invites that others hold do not count. @throws seat_limit_reached */
export async function requireSeat(transaction: Transaction, workspace: WorkspaceRow): Promise<void> {
  const limit = seatLimit(workspace.tier, workspace.maxSeats);
  if ((await countMembers(transaction, workspace.id)) >= limit) throw seatsTaken(limit);
}

const seatsTaken = (limit: number): Failure =>
  new Failure(
    'seat_limit_reached',
    `This workspace’s plan has ${limit === 1 ? '1 seat' : `${limit} seats`}, and not enough are free. Pending invites count too.`,
    { data: { max_seats: limit } },
  );
