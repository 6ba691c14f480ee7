import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { needs, notEmpty, notNegative, oneOf } from '../../platform/db/checks.ts';
import { timestamps } from '../../platform/db/database.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';
import { entryKinds, usageSources } from './usage.ts';

/**
 * The ledger of credits: what happened to them, entry by entry. No entry is ever changed, and none is deleted but with
 * its workspace; what was wrong is put right by another one. `credits` is what it adds to what may be spent.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    /** Of a spending, the id of its reservation: work that is settled twice is written once. */
    id: text('id').primaryKey(),
    /** Entries of one workspace are written one after another, so that theirs grow in the order of their commits. */
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: entryKinds }).notNull(),
    credits: bigint('credits', { mode: 'number' }).notNull(),
    /** The period whose `used` it counts in; null: it counts in `granted`. */
    periodEndsAt: timestamp('period_ends_at', { withTimezone: true }),
    /** What it is for, where the same must not be written twice: a payment, an invitation, a promo code. */
    reference: text('reference'),
    reason: text('reason'),
    /** When what is left of a grant goes. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),

    /** Of a spending, what it was for: `text-to-speech`. */
    product: text('product'),
    userId: text('user_id'),
    apiKeyId: text('api_key_id'),
    source: text('source', { enum: usageSources }),
    modelId: text('model_id'),
    voiceId: text('voice_id'),
    agentId: text('agent_id'),
    projectId: text('project_id'),
    /** The conversation, chapter or the like within the agent or the project. */
    subresourceId: text('subresource_id'),
    /** What the owner of a shared voice takes a character for: 1.5 is half as much again. */
    voiceRate: doublePrecision('voice_rate'),
    /** Of the text that was spoken. */
    characters: bigint('characters', { mode: 'number' }),
    /** Of the sound that was made, heard or talked. */
    durationMs: bigint('duration_ms', { mode: 'number' }),
    /** From its beginning to its end. */
    runningMs: bigint('running_ms', { mode: 'number' }),
    /** From its beginning to the first sound, where it was heard while it was made. */
    firstSoundMs: bigint('first_sound_ms', { mode: 'number' }),
    ...timestamps,
  },
  (table) => [
    index('credit_entries_workspace').on(table.workspaceId, table.createdAt),
    index('credit_entries_sequence').on(table.workspaceId, table.sequence),
    index('credit_entries_granted').on(table.workspaceId).where(sql`${table.periodEndsAt} is null`),
    index('credit_entries_expiry').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    uniqueIndex('credit_entries_reference')
      .on(table.workspaceId, table.kind, table.reference)
      .where(sql`${table.reference} is not null`),
    oneOf(table.kind, entryKinds),
    oneOf(table.source, usageSources),
    needs(table.kind, 'spend', table.product),
    needs(table.kind, 'spend', table.periodEndsAt),
    ...notEmpty(table.product, table.reference),
    ...notNegative(
      table.sequence,
      table.voiceRate,
      table.characters,
      table.durationMs,
      table.runningMs,
      table.firstSoundMs,
    ),
    check(
      'credit_entries_credits_sign',
      sql`case when ${table.kind} in ('grant', 'purchase', 'refund') then ${table.credits} >= 0 else ${table.credits} <= 0 end`,
    ),
  ],
);

/** Accounts that differ from the sum of their entries when they were last checked; staff are shown them. */
export const creditMismatches = pgTable(
  'credit_mismatches',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    used: bigint('used', { mode: 'number' }).notNull(),
    usedByEntries: bigint('used_by_entries', { mode: 'number' }).notNull(),
    granted: bigint('granted', { mode: 'number' }).notNull(),
    grantedByEntries: bigint('granted_by_entries', { mode: 'number' }).notNull(),
    reserved: bigint('reserved', { mode: 'number' }).notNull(),
    reservedByWork: bigint('reserved_by_work', { mode: 'number' }).notNull(),
    ...timestamps,
  },
  (table) => notNegative(table.used, table.granted, table.reserved),
);
