import { reviewStatuses } from '@mynah/contract/voices/voice-sharing';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { voices } from '../registry/voices.tables.ts';

/** A text that was given out to be read aloud; one at a time for each voice and person. */
export const voiceCaptchas = pgTable(
  'voice_captchas',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    voiceId: text('voice_id')
      .notNull()
      .references(() => voices.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    language: text('language').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ...timestamps,
  },
  (table) => [
    index('voice_captchas_voice').on(table.voiceId, table.userId),
    index('voice_captchas_workspace').on(table.workspaceId),
    index('voice_captchas_user').on(table.userId),
  ],
);

export const verificationAttempts = pgTable(
  'voice_verification_attempts',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    voiceId: text('voice_id')
      .notNull()
      .references(() => voices.id, { onDelete: 'cascade' }),
    /** Null: their account is gone. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    transcription: text('transcription').notNull(),
    isAccepted: boolean('is_accepted').notNull(),
    /** Cosine of the reader's voice and the samples. */
    similarity: doublePrecision('similarity').notNull(),
    levenshteinDistance: integer('levenshtein_distance').notNull(),
    /** Why it was refused, in a sentence. */
    refusal: text('refusal'),
    soundBlob: text('sound_blob'),
    contentType: text('content_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('voice_verification_attempts_voice').on(table.voiceId, table.createdAt),
    index('voice_verification_attempts_workspace').on(table.workspaceId),
    index('voice_verification_attempts_user').on(table.userId),
    ...notNegative(table.levenshteinDistance, table.sizeBytes),
  ],
);
export type VerificationAttemptRow = typeof verificationAttempts.$inferSelect;

export interface ReviewFile {
  fileId: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  blob: string;
}

const reviewKinds = ['library', 'manual_verification', 'report'] as const;
const [, ...decisionStatuses] = reviewStatuses;

/** What staff decides: a voice that is to be published, papers of an owner, a report of a listener. */
export const voiceReviews = pgTable(
  'voice_reviews',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    voiceId: text('voice_id')
      .notNull()
      .references(() => voices.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: reviewKinds }).notNull(),
    requestedBy: text('requested_by').references(() => users.id, { onDelete: 'set null' }),
    extraText: text('extra_text'),
    files: jsonb('files').$type<ReviewFile[]>().notNull().default([]),
    findings: jsonb('findings').$type<string[]>().notNull().default([]),
    status: text('status', { enum: decisionStatuses }).notNull().default('pending'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    message: text('message'),
    ...timestamps,
  },
  (table) => [
    index('voice_reviews_queue').on(table.status, table.createdAt, table.id),
    index('voice_reviews_voice').on(table.voiceId),
    index('voice_reviews_workspace').on(table.workspaceId),
    index('voice_reviews_requested_by').on(table.requestedBy),
    index('voice_reviews_decided_by').on(table.decidedBy),
    oneOf(table.kind, reviewKinds),
    oneOf(table.status, decisionStatuses),
  ],
);
export type VoiceReviewRow = typeof voiceReviews.$inferSelect;
