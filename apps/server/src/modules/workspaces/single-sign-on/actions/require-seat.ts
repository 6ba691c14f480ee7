import { isSalesManaged, plans } from '@mynah/contract';
import { count, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { WorkspaceRow } from '../../workspaces.store.ts';
import { memberships, workspaces } from '../../workspaces.tables.ts';

/** Whoever adds a member takes turns until the transaction ends, so that the last seat is given once. */
export async function requireSeat(
  transaction: Transaction,
  { id, tier, maxSeats }: Pick<WorkspaceRow, 'id' | 'tier' | 'maxSeats'>,
): Promise<void> {
  await transaction.execute(sql`select 1 from ${workspaces} where ${workspaces.id} = ${id} for update`);
  const [row] = await transaction
    .select({ taken: count() })
    .from(memberships)
    .where(eq(memberships.workspaceId, id));
  const seats = (isSalesManaged(tier) ? maxSeats : null) ?? plans[tier].seats;
  if (row!.taken < seats) return;
  throw new Failure('sso_no_seat', `All ${seats} seats of the workspace are taken. Ask an admin for more.`);
}
