import type { ProductEventRow } from '../product-events.store.ts';

/** What one batch is sent as. */
export interface BatchRequest {
  path: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** Whose it is, for a receiver: the person, else their browser, else nobody that could be told from others. */
export const distinctIdOf = ({ userId, anonymousId }: ProductEventRow): string =>
  userId ?? anonymousId ?? 'anonymous';
