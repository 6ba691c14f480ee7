import type { VoiceDefinition } from '@mynah/engine-spec';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { notNegative } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { voices } from '../registry/voices.tables.ts';

/** A voice that was proposed and not saved yet; gone after a day. */
export const voicePreviews = pgTable(
  'voice_previews',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    description: text('description').notNull(),
    /** What it says. */
    text: text('text').notNull(),
    /** BCP 47 tag. */
    language: text('language').notNull(),
    labels: jsonb('labels').$type<Record<string, string>>().notNull(),
    engine: text('engine').notNull(),
    engineVoice: text('engine_voice').notNull(),
    definition: jsonb('definition').$type<VoiceDefinition>().notNull(),
    /** The voice that was remixed, or null. */
    basedOnVoiceId: text('based_on_voice_id').references(() => voices.id, { onDelete: 'set null' }),
    isMixed: boolean('is_mixed').notNull().default(false),
    seed: integer('seed').notNull(),
    /** Null: not spoken yet. */
    soundBlob: text('sound_blob'),
    durationMs: doublePrecision('duration_ms'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ...timestamps,
  },
  (table) => [
    index('voice_previews_expiry').on(table.expiresAt),
    index('voice_previews_workspace').on(table.workspaceId),
    index('voice_previews_user').on(table.userId),
    index('voice_previews_based_on').on(table.basedOnVoiceId),
    ...notNegative(table.durationMs),
  ],
);
export type VoicePreviewRow = typeof voicePreviews.$inferSelect;
