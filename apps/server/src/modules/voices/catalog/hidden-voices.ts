import { type SQL, sql } from 'drizzle-orm';
import { voices } from '../registry/voices.tables.ts';

/** VOI-059: what the operator hides stands in no list; it still answers by its id. */
export const notHidden = (ids: readonly string[]): SQL | undefined =>
  ids.length === 0 ? undefined : sql`${voices.id} <> all(${sql.param([...ids])}::text[])`;
