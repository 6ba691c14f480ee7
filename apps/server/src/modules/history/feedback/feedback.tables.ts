import type { reviewStatuses } from '@mynah/contract/feedback-limits';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { timestamps } from '../../../platform/db/database.ts';
import { historyItems } from '../items/items.tables.ts';

/** What somebody said of a generation: one record for each item. It goes with the item. */
export const historyFeedback = pgTable(
  'history_feedback',
  {
    historyItemId: text('history_item_id')
      .primaryKey()
      .references(() => historyItems.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id'),
    thumbsUp: boolean('thumbs_up').notNull(),
    feedback: text('feedback').notNull().default(''),
    emotions: boolean('emotions').notNull().default(false),
    inaccurateClone: boolean('inaccurate_clone').notNull().default(false),
    glitches: boolean('glitches').notNull().default(false),
    audioQuality: boolean('audio_quality').notNull().default(false),
    other: boolean('other').notNull().default(false),
    reviewStatus: text('review_status')
      .$type<(typeof reviewStatuses)[number]>()
      .notNull()
      .default('not_reviewed'),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    reviewedByUserId: text('reviewed_by_user_id'),
    ...timestamps,
  },
  (table) => [index('history_feedback_queue').on(table.reviewStatus, table.createdAt, table.historyItemId)],
);

export type FeedbackRow = typeof historyFeedback.$inferSelect;
