import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { WebhookRow } from './webhooks.store.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type DeliveryChange = Partial<DeliveryRow>;

export async function insertDelivery(
  db: Queryable,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<void> {
  await db.insert(webhookDeliveries).values(delivery);
}

const ofWebhook = ({ id, workspaceId }: Pick<WebhookRow, 'id' | 'workspaceId'>) =>
  and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.workspaceId, workspaceId));

/** Newest first, those before `cursor`. */
export const listDeliveries = (
  db: Queryable,
  webhook: Pick<WebhookRow, 'id' | 'workspaceId'>,
  { cursor, most }: { cursor: number | undefined; most: number },
): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(and(ofWebhook(webhook), cursor === undefined ? undefined : lt(webhookDeliveries.sequence, cursor)))
    .orderBy(desc(webhookDeliveries.sequence))
    .limit(most);

export async function findDelivery(
  db: Queryable,
  webhook: Pick<WebhookRow, 'id' | 'workspaceId'>,
  deliveryId: string,
): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(ofWebhook(webhook), eq(webhookDeliveries.id, deliveryId)));
  return row;
}

/** A delivery that is still to be made, with its webhook. No scope: the job that asks has the id from the row itself. */
export async function findWaitingDelivery(
  db: Queryable,
  deliveryId: string,
): Promise<{ delivery: DeliveryRow; webhook: WebhookRow } | undefined> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, 'waiting')));
  return row;
}

/** False when another run has ended it already. */
export async function updateWaitingDelivery(
  db: Queryable,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  change: DeliveryChange,
): Promise<boolean> {
  const rows = await db
    .update(webhookDeliveries)
    .set(change)
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.state, 'waiting'),
        eq(webhookDeliveries.attempts, attempts),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return rows.length > 0;
}

/** Of all workspaces: the log is kept for a while only. */
export async function deleteDeliveriesBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}

export async function moveDeliveries(
  db: Queryable,
  webhook: Pick<WebhookRow, 'id' | 'workspaceId'>,
  toWorkspaceId: string,
): Promise<void> {
  await db.update(webhookDeliveries).set({ workspaceId: toWorkspaceId }).where(ofWebhook(webhook));
}
