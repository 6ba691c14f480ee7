import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The column is one of these texts: one parameter for however many. */
export const isAny = (column: AnyColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`;
