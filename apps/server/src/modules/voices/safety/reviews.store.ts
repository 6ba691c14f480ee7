import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { type VoiceRow, voices } from '../registry/voices.tables.ts';
import type { ReviewDecision } from './review-decisions.ts';
import { type VoiceReviewRow, voiceReviews } from './safety.tables.ts';

export type NewReview = typeof voiceReviews.$inferInsert;

export const insertReview = (transaction: Transaction, review: NewReview) =>
  transaction.insert(voiceReviews).values(review);

/** Takes back what waits of one kind: something newer takes its place. */
export async function withdrawReviews(
  transaction: Transaction,
  { voiceId, kind }: Pick<VoiceReviewRow, 'voiceId' | 'kind'>,
): Promise<void> {
  await transaction
    .delete(voiceReviews)
    .where(
      and(eq(voiceReviews.voiceId, voiceId), eq(voiceReviews.kind, kind), eq(voiceReviews.status, 'pending')),
    );
}

/** The newest check by a person of some voices, by voice id. */
export async function latestVerifications(
  db: Queryable,
  voiceIds: readonly string[],
): Promise<Map<string, VoiceReviewRow>> {
  if (voiceIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([voiceReviews.voiceId])
    .from(voiceReviews)
    .where(and(inArray(voiceReviews.voiceId, [...voiceIds]), eq(voiceReviews.kind, 'manual_verification')))
    .orderBy(voiceReviews.voiceId, desc(voiceReviews.createdAt));
  return new Map(rows.map((row) => [row.voiceId, row]));
}

export interface ReviewSearch {
  kind?: VoiceReviewRow['kind'];
  pageSize: number;
  /** As `cursorAfter` wrote it. */
  cursor?: string;
}

export interface QueuedReview {
  review: VoiceReviewRow;
  voice: VoiceRow;
  requestedByEmail: string | null;
}

const ofQueue = (db: Queryable) =>
  db
    .select({ review: voiceReviews, voice: voices, requestedByEmail: users.email })
    .from(voiceReviews)
    .innerJoin(voices, eq(voices.id, voiceReviews.voiceId))
    .leftJoin(users, eq(users.id, voiceReviews.requestedBy));

/** Of all workspaces, for staff: what waits, oldest first. */
export const listReviews = (
  db: Queryable,
  { kind, pageSize, cursor }: ReviewSearch,
): Promise<QueuedReview[]> =>
  ofQueue(db)
    .where(
      and(
        eq(voiceReviews.status, 'pending'),
        kind === undefined ? undefined : eq(voiceReviews.kind, kind),
        cursor === undefined ? undefined : isAfter(cursor),
      ),
    )
    .orderBy(asc(voiceReviews.createdAt), asc(voiceReviews.id))
    .limit(pageSize);

/** Where the page after this review begins; it holds also when the review was decided by then. */
export const cursorAfter = ({ createdAt, id }: VoiceReviewRow): string => `${createdAt.getTime()}.${id}`;

function isAfter(cursor: string): SQL {
  const dot = cursor.indexOf('.');
  const createdAt = new Date(Number(cursor.slice(0, dot)));
  return sql`(${voiceReviews.createdAt}, ${voiceReviews.id}) > (
    ${createdAt.toISOString()}::timestamptz, ${cursor.slice(dot + 1)})`;
}

/** A check of any workspace, for staff. */
export async function findReview(db: Queryable, id: string): Promise<QueuedReview | undefined> {
  const [found] = await ofQueue(db).where(eq(voiceReviews.id, id));
  return found;
}

/** Undefined when it waits no more: somebody else of staff was first. */
export async function closeReview(
  transaction: Transaction,
  { id, decidedBy, decision }: { id: string; decidedBy: string; decision: ReviewDecision },
): Promise<VoiceReviewRow | undefined> {
  const { status, message, decidedAt } = decision;
  const [row] = await transaction
    .update(voiceReviews)
    .set({ status, message, decidedBy, decidedAt, updatedAt: decidedAt })
    .where(and(eq(voiceReviews.id, id), eq(voiceReviews.status, 'pending')))
    .returning();
  return row;
}
