import type { AgentsDashboard, AgentsSettings } from '@mynah/contract/agents/settings/settings';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamps } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

/** A workspace that changed nothing has none. */
export const agentsSettingsOfWorkspaces = pgTable('agents_settings', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  settings: jsonb('settings').$type<Partial<AgentsSettings>>().notNull(),
  dashboard: jsonb('dashboard').$type<Partial<AgentsDashboard>>().notNull(),
  ...timestamps,
});
