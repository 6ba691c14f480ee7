import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { concurrencySlots } from './billing.tables.ts';

/** A slot that one generation holds; `slot` is its number. */
export interface SlotLease {
  workspaceId: string;
  slot: number;
  leaseId: string;
}

interface Taking {
  workspaceId: string;
  leaseId: string;
  serverId: string;
  maximum: number;
  now: Date;
  expiresAt: Date;
}

/** A lease is worth no wait for the disk: after a crash of the database nothing runs that it could count. */
const withoutDiskWait = sql`set_config('synchronous_commit', 'off', true)`;

/**
 * Takes any free slot, also one whose holder fell silent, in one round trip. Without one and with fewer running
 * than the maximum, another caller took the same one at the same moment: try again.
 */
export async function takeFreeSlot(
  db: Queryable,
  { workspaceId, leaseId, serverId, maximum, now, expiresAt }: Taking,
): Promise<{ slot: number | null; running: number }> {
  const { rows } = await db.execute<{ slot: number | null; running: number }>(sql`
    with held as (
      select slot from ${concurrencySlots}
      where workspace_id = ${workspaceId} and expires_at > ${now}::timestamptz
    ), free as (
      select slot from generate_series(1, ${maximum}::int) slot
      where (select count(*) from held) < ${maximum}::int and slot not in (select slot from held)
      order by random() limit 1
    ), taken as (
      insert into ${concurrencySlots} as kept (workspace_id, slot, lease_id, server_id, expires_at)
      select ${workspaceId}, slot, ${leaseId}, ${serverId}, ${expiresAt}::timestamptz from free
      on conflict (workspace_id, slot) do update
        set lease_id = excluded.lease_id, server_id = excluded.server_id, expires_at = excluded.expires_at
        where kept.expires_at <= ${now}::timestamptz
      returning slot
    )
    select (select slot from taken) as slot, (select count(*)::int from held) as running, ${withoutDiskWait}`);
  return rows[0]!;
}

/** Moves the end of leases on; one that another took over meanwhile stays theirs. */
export async function renewSlots(
  db: Queryable,
  leases: readonly SlotLease[],
  expiresAt: Date,
): Promise<void> {
  if (leases.length === 0) return;
  const workspaceIds = sql.param(leases.map((lease) => lease.workspaceId));
  const slots = sql.param(leases.map((lease) => lease.slot));
  const leaseIds = sql.param(leases.map((lease) => lease.leaseId));
  await db.execute(sql`
    update ${concurrencySlots} kept set expires_at = ${expiresAt}::timestamptz
    from unnest(${workspaceIds}::text[], ${slots}::int[], ${leaseIds}::text[])
      as held (workspace_id, slot, lease_id)
    where kept.workspace_id = held.workspace_id and kept.slot = held.slot and kept.lease_id = held.lease_id`);
}

export async function freeSlot(db: Queryable, { workspaceId, slot, leaseId }: SlotLease): Promise<void> {
  await db.execute(sql`
    with freed as (
      delete from ${concurrencySlots}
      where workspace_id = ${workspaceId} and slot = ${slot} and lease_id = ${leaseId}
    )
    select ${withoutDiskWait}`);
}

/** All that a server holds, but some. */
export async function freeSlotsOf(
  db: Queryable,
  serverId: string,
  keptLeaseIds: readonly string[],
): Promise<void> {
  await db
    .delete(concurrencySlots)
    .where(
      and(eq(concurrencySlots.serverId, serverId), notInArray(concurrencySlots.leaseId, [...keptLeaseIds])),
    );
}
