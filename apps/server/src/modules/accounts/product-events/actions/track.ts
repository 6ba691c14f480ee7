import { type ProductEvent, productEvents } from '@mynah/contract/product-events/product-events';
import type { Queryable } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findUser } from '../../users/index.ts';
import { allowsStatistics, maySharePerson } from '../product-events.policy.ts';
import { insertEvents } from '../product-events.store.ts';

/**
 * Records a product event on this server. Give the transaction of the change that it counts, if there is one. Of who
 * declined statistics only what the server alone records is kept: money, moderation, the end of the account.
 */
export async function track(
  { db, clock }: Platform,
  { userId, workspaceId }: Pick<Actor, 'userId' | 'workspaceId'>,
  { name, properties = {} }: ProductEvent,
  { transaction = db }: { transaction?: Queryable } = {},
): Promise<void> {
  const user = await findUser(transaction, userId);
  if (productEvents.get(name)?.from !== 'server' && !allowsStatistics(user)) return;
  const event = { workspaceId, userId, name, properties, createdAt: clock.now() };
  await insertEvents(transaction, [{ ...event, isShared: maySharePerson(user) }]);
}

/** That it happened, and nothing of to whom. */
export async function trackNobody(
  { clock }: Platform,
  { name, properties = {} }: ProductEvent,
  transaction: Queryable,
): Promise<void> {
  await insertEvents(transaction, [{ name, properties, createdAt: clock.now() }]);
}
