import type { Delivery } from './projects.tables.ts';

type GivenDelivery = { [Setting in keyof Delivery]?: Delivery[Setting] | undefined };

/** Without what was not said; null where nothing was. */
export function toStoredDelivery(given: GivenDelivery | null): Delivery | null {
  const said = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  return said.length > 0 ? (Object.fromEntries(said) as Delivery) : null;
}
