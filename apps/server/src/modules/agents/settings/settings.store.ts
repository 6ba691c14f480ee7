import type { AgentsDashboard, AgentsSettings } from '@mynah/contract/agents/settings/settings';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { agentsSettingsOfWorkspaces as table } from './settings.tables.ts';

export async function findSettings(db: Queryable, workspaceId: string) {
  const [row] = await db.select().from(table).where(eq(table.workspaceId, workspaceId));
  return row;
}

/** What is given goes over what stands, in one statement: two changes at once are both kept. */
export async function mergeSettings(
  db: Queryable,
  workspaceId: string,
  change: { settings?: Partial<AgentsSettings>; dashboard?: AgentsDashboard },
): Promise<void> {
  const settings = change.settings ?? {};
  const dashboard = change.dashboard ?? {};
  await db
    .insert(table)
    .values({ workspaceId, settings, dashboard })
    .onConflictDoUpdate({
      target: table.workspaceId,
      set: {
        settings: sql`${table.settings} || excluded.settings`,
        dashboard: sql`${table.dashboard} || excluded.dashboard`,
      },
    });
}

/** Workspaces in which conversations are found by their meaning for so many days only. */
export async function listEmbeddingRetentions(
  db: Queryable,
): Promise<{ workspaceId: string; days: number }[]> {
  const days = sql<number>`(${table.settings} ->> 'conversation_embedding_retention_days')::int`;
  return db.select({ workspaceId: table.workspaceId, days }).from(table).where(sql`${days} is not null`);
}
