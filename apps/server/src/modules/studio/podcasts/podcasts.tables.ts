import { scriptWriters } from '@mynah/contract/studio/project-values';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import type { StoredActor } from '../../../platform/http/stored-actor.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { withProject } from '../projects/projects.tables.ts';
import type { ScriptOrder } from './script/index.ts';

export const podcastStates = ['writing', 'written', 'failed'] as const;

/** What a podcast is to be like, beside its script. */
export interface PodcastOrder extends ScriptOrder {
  hostVoiceId: string;
  guestVoiceId: string | undefined;
  intro: string | undefined;
  outro: string | undefined;
}

/** A studio project whose text is written by a machine. */
export const studioPodcasts = pgTable(
  'studio_podcasts',
  {
    projectId: text('project_id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    state: text('state', { enum: podcastStates }).notNull(),
    writer: text('writer', { enum: scriptWriters }).notNull(),
    order: jsonb('order').$type<PodcastOrder>().notNull(),
    /** Who pays for the audio. */
    actor: jsonb('actor').$type<StoredActor>().notNull(),
    error: text('error'),
    ...timestamps,
  },
  (table) => [
    ...withProject(table),
    index('studio_podcasts_workspace').on(table.workspaceId),
    oneOf(table.state, podcastStates),
    oneOf(table.writer, scriptWriters),
  ],
);
export type PodcastRow = typeof studioPodcasts.$inferSelect;
