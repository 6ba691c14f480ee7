import type { ActivityEvent } from '@mynah/contract/accounts/privacy';
import { type ProductEventName, productEvents } from '@mynah/contract/product-events/product-events';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { ProductEventRow } from '../product-events/index.ts';

/** A name that is no longer used speaks for itself. */
export const toActivityEvent = ({ id, name, properties, createdAt }: ProductEventRow): ActivityEvent => ({
  id,
  name,
  text: productEvents.get(name as ProductEventName)?.text ?? name,
  properties,
  at_unix: unixSeconds(createdAt),
});
