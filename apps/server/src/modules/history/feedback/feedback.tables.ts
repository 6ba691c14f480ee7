import { reviewStatuses } from '@mynah/contract/history/feedback-limits';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { historyItems } from '../items/items.tables.ts';

/** What somebody said of a generation: one record for each item. It goes with the item. */
export const historyFeedback = pgTable(
  'history_feedback',
  {
    historyItemId: text('history_item_id')
      .primaryKey()
      .references(() => historyItems.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    thumbsUp: boolean('thumbs_up').notNull(),
    feedback: text('feedback').notNull().default(''),
    emotions: boolean('emotions').notNull().default(false),
    inaccurateClone: boolean('inaccurate_clone').notNull().default(false),
    glitches: boolean('glitches').notNull().default(false),
    audioQuality: boolean('audio_quality').notNull().default(false),
    other: boolean('other').notNull().default(false),
    reviewStatus: text('review_status', { enum: reviewStatuses }).notNull().default('not_reviewed'),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    reviewedByUserId: text('reviewed_by_user_id').references(() => users.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (table) => [
    index('history_feedback_queue').on(table.reviewStatus, table.createdAt, table.historyItemId),
    index('history_feedback_workspace').on(table.workspaceId),
    index('history_feedback_user').on(table.userId),
    index('history_feedback_reviewer').on(table.reviewedByUserId),
    oneOf(table.reviewStatus, reviewStatuses),
  ],
);

export type FeedbackRow = typeof historyFeedback.$inferSelect;
