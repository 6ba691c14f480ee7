import type { DeliveryType } from '@mynah/contract/workspaces/webhook-events';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { memberships } from '../memberships/memberships.tables.ts';
import { workspaces } from '../workspace/workspaces.tables.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type NewWebhookRow = typeof webhooks.$inferInsert;
export type WebhookChange = Partial<Omit<WebhookRow, 'id' | 'workspaceId' | 'userId' | 'authType'>>;

/** Whose webhooks: the workspace's, or one person's own in it. */
export interface WebhookScope {
  workspaceId: string;
  userId: string | null;
}

const ofScope = ({ workspaceId, userId }: WebhookScope) =>
  and(
    eq(webhooks.workspaceId, workspaceId),
    userId === null ? isNull(webhooks.userId) : eq(webhooks.userId, userId),
  );

export const countWebhooks = (db: Queryable, scope: WebhookScope): Promise<number> =>
  db.$count(webhooks, ofScope(scope));

export async function insertWebhook(db: Queryable, webhook: NewWebhookRow): Promise<void> {
  await db.insert(webhooks).values(webhook);
}

export const listWebhooks = (db: Queryable, scope: WebhookScope): Promise<WebhookRow[]> =>
  db.select().from(webhooks).where(ofScope(scope)).orderBy(asc(webhooks.createdAt), asc(webhooks.id));

export async function findWebhook(
  db: Queryable,
  scope: WebhookScope,
  webhookId: string,
): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(ofScope(scope), eq(webhooks.id, webhookId)));
  return row;
}

const ofRow = ({ id, workspaceId }: Pick<WebhookRow, 'id' | 'workspaceId'>) =>
  and(eq(webhooks.id, id), eq(webhooks.workspaceId, workspaceId));

/** Waits for whoever changes it now. */
export async function lockWebhook(
  transaction: Transaction,
  webhook: Pick<WebhookRow, 'id' | 'workspaceId'>,
): Promise<WebhookRow | undefined> {
  const [row] = await transaction.select().from(webhooks).where(ofRow(webhook)).for('update');
  return row;
}

export async function updateWebhook(
  db: Queryable,
  webhook: Pick<WebhookRow, 'id' | 'workspaceId'>,
  change: WebhookChange,
): Promise<void> {
  await db.update(webhooks).set(change).where(ofRow(webhook));
}

/** The workspace names it no longer either. */
export async function deleteWebhookRow(
  db: Queryable,
  webhook: Pick<WebhookRow, 'id' | 'workspaceId'>,
): Promise<void> {
  await db.delete(webhooks).where(ofRow(webhook));
  const namesIt = eq(workspaces.voiceLibraryRemovalNoticeWebhookId, webhook.id);
  await db
    .update(workspaces)
    .set({ voiceLibraryRemovalNoticeWebhookId: null })
    .where(and(eq(workspaces.id, webhook.workspaceId), namesIt));
}

/** Deletes a person's own. */
export async function deleteWebhooksOf(
  db: Queryable,
  scope: WebhookScope & { userId: string },
): Promise<void> {
  await db.delete(webhooks).where(ofScope(scope));
}

export async function moveWebhooks(
  db: Queryable,
  scope: WebhookScope & { userId: string },
  toWorkspaceId: string,
): Promise<void> {
  const moved = db.select({ id: webhooks.id }).from(webhooks).where(ofScope(scope));
  await db
    .update(webhookDeliveries)
    .set({ workspaceId: toWorkspaceId })
    .where(inArray(webhookDeliveries.webhookId, moved));
  await db.update(webhooks).set({ workspaceId: toWorkspaceId }).where(ofScope(scope));
}

export interface EventAddress {
  workspaceId: string;
  type: DeliveryType;
  /** Whose doing it is: their own webhooks hear of it too. */
  userId?: string;
  /** Only these, whatever events they chose. */
  webhookIds?: readonly string[];
}

/** The enabled ones that an event is for; those of people who are locked out are left out. */
export async function findEventWebhooks(
  db: Queryable,
  { workspaceId, type, userId, webhookIds }: EventAddress,
): Promise<Pick<WebhookRow, 'id' | 'workspaceId'>[]> {
  const isTheirs =
    userId === undefined ? undefined : and(eq(webhooks.userId, userId), isOfActiveMember(workspaceId));
  const isSubscribed = or(isNull(webhooks.events), sql`${webhooks.events} ? ${type}`);
  const isChosen = webhookIds ? inArray(webhooks.id, [...webhookIds]) : or(isSubscribed, isNamedFor(type));
  return db
    .select({ id: webhooks.id, workspaceId: webhooks.workspaceId })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.workspaceId, workspaceId),
        eq(webhooks.isDisabled, false),
        eq(webhooks.isAutoDisabled, false),
        or(isNull(webhooks.userId), isTheirs),
        isChosen,
      ),
    );
}

const isOfActiveMember = (workspaceId: string) =>
  sql`exists (select 1 from ${memberships} where ${memberships.workspaceId} = ${workspaceId}
    and ${memberships.userId} = ${webhooks.userId} and not ${memberships.isLocked})`;

/** The workspace names the one that hears when a library voice is going to leave (WSP-018). */
const isNamedFor = (type: DeliveryType) =>
  type !== 'voice_removal_notice'
    ? undefined
    : sql`exists (select 1 from ${workspaces} where ${workspaces.id} = ${webhooks.workspaceId}
        and ${workspaces.voiceLibraryRemovalNoticeWebhookId} = ${webhooks.id})`;
