import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { concurrencySlots } from './billing.tables.ts';

/** A slot that one generation holds; `place` is its number. */
export interface SlotLease {
  workspaceId: string;
  place: number;
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
): Promise<{ place: number | null; running: number }> {
  const { rows } = await db.execute<{ place: number | null; running: number }>(sql`
    with held as (
      select place from ${concurrencySlots}
      where workspace_id = ${workspaceId} and expires_at > ${now}::timestamptz
    ), free as (
      select place from generate_series(1, ${maximum}::int) place
      where (select count(*) from held) < ${maximum}::int and place not in (select place from held)
      order by random() limit 1
    ), taken as (
      insert into ${concurrencySlots} as kept (workspace_id, place, lease_id, server_id, expires_at)
      select ${workspaceId}, place, ${leaseId}, ${serverId}, ${expiresAt}::timestamptz from free
      on conflict (workspace_id, place) do update
        set lease_id = excluded.lease_id, server_id = excluded.server_id, expires_at = excluded.expires_at
        where kept.expires_at <= ${now}::timestamptz
      returning place
    )
    select (select place from taken) as place, (select count(*)::int from held) as running, ${withoutDiskWait}`);
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
  const places = sql.param(leases.map((lease) => lease.place));
  const leaseIds = sql.param(leases.map((lease) => lease.leaseId));
  await db.execute(sql`
    update ${concurrencySlots} kept set expires_at = ${expiresAt}::timestamptz
    from unnest(${workspaceIds}::text[], ${places}::int[], ${leaseIds}::text[])
      as held (workspace_id, place, lease_id)
    where kept.workspace_id = held.workspace_id and kept.place = held.place and kept.lease_id = held.lease_id`);
}

export async function freeSlot(db: Queryable, { workspaceId, place, leaseId }: SlotLease): Promise<void> {
  await db.execute(sql`
    with freed as (
      delete from ${concurrencySlots}
      where workspace_id = ${workspaceId} and place = ${place} and lease_id = ${leaseId}
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
