import { flowFailures, flowStates } from '@mynah/contract/speech/flows';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import type { StoredActor } from '../../../platform/http/stored-actor.ts';
import { users } from '../../accounts/users/users.tables.ts';
import type { Reservation } from '../../billing/index.ts';
import { historyItems } from '../../history/items/items.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import type { planning } from '../speaking/index.ts';

/** Whom to tell outside when it ends: all that listen for it, or some. */
export type FlowListeners = 'all' | string[];

/** Speech that is made, or was made, in the background for a program. */
export const speechFlows = pgTable(
  'speech_flows',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    requestId: text('request_id').notNull(),
    modelId: text('model_id').notNull(),
    order: jsonb('order').$type<planning.SpeechOrder>().notNull(),
    listeners: jsonb('listeners').$type<FlowListeners>(),
    /** Who pays. */
    actor: jsonb('actor').$type<StoredActor>().notNull(),
    /** Credits that are held, till they are charged or given back. */
    reservation: jsonb('reservation').$type<Reservation>(),
    state: text('state', { enum: flowStates }).notNull(),
    failureReason: text('failure_reason', { enum: flowFailures }),
    failureMessage: text('failure_message'),
    /** When it is done: its id too. */
    historyItemId: text('history_item_id').references(() => historyItems.id, { onDelete: 'cascade' }),
    contentType: text('content_type'),
    ...timestamps,
  },
  (table) => [
    index('speech_flows_list').on(table.workspaceId, table.userId, table.createdAt, table.id),
    index('speech_flows_user').on(table.userId),
    index('speech_flows_item').on(table.historyItemId),
    oneOf(table.state, flowStates),
    oneOf(table.failureReason, flowFailures),
  ],
);
export type SpeechFlowRow = typeof speechFlows.$inferSelect;
export type NewSpeechFlow = typeof speechFlows.$inferInsert;
