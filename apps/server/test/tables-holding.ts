import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/db/database.ts';

/** The tables in which a text stands as it is: what somebody reads who has a dump of the database. */
export async function tablesHolding(db: Database, text: string): Promise<string[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const holding: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await db.execute(
      sql`select 1 from ${table} as line where position(${text} in line::text) > 0 limit 1`,
    );
    if (rows.length > 0) holding.push(`${schema}.${name}`);
  }
  return holding;
}
