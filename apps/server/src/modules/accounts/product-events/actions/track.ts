import type { ProductEvent } from '@mynah/contract/accounts/product-events';
import type { Queryable } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { productEvents } from '../product-events.tables.ts';

/** Records a product event on this server. Give the transaction of the change that it counts, if there is one. */
export async function track(
  { db, clock }: Platform,
  actor: Pick<Actor, 'userId' | 'workspaceId'>,
  { name, properties = {} }: ProductEvent,
  { transaction = db }: { transaction?: Queryable } = {},
): Promise<void> {
  await transaction.insert(productEvents).values({
    workspaceId: actor.workspaceId,
    userId: actor.userId,
    name,
    properties,
    createdAt: clock.now(),
  });
}
