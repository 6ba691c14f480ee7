import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { voices } from '../registry/voices.tables.ts';
import { type VerificationAttemptRow, verificationAttempts, voiceCaptchas } from './safety.tables.ts';

type CaptchaRow = typeof voiceCaptchas.$inferSelect;
type Reader = Pick<CaptchaRow, 'voiceId' | 'userId'>;

const ofReader = ({ voiceId, userId }: Reader) =>
  and(eq(voiceCaptchas.voiceId, voiceId), eq(voiceCaptchas.userId, userId));

/** The text that a person was given, old or not. */
export async function findCaptcha(db: Queryable, reader: Reader): Promise<CaptchaRow | undefined> {
  const [row] = await db
    .select()
    .from(voiceCaptchas)
    .where(ofReader(reader))
    .orderBy(desc(voiceCaptchas.createdAt))
    .limit(1);
  return row;
}

/** In place of the one that the person had. */
export async function putCaptcha(
  transaction: Transaction,
  captcha: typeof voiceCaptchas.$inferInsert,
): Promise<void> {
  await transaction.delete(voiceCaptchas).where(ofReader(captcha));
  await transaction.insert(voiceCaptchas).values(captcha);
}

/** A text that was read well is used up. */
export const dropCaptcha = (transaction: Transaction, reader: Reader) =>
  transaction.delete(voiceCaptchas).where(ofReader(reader));

/** Readings of one voice come one after the other, so that none goes beyond the limit. */
export const lockVoice = (transaction: Transaction, voiceId: string) =>
  transaction.select({ id: voices.id }).from(voices).where(eq(voices.id, voiceId)).for('update');

export const countAttempts = (db: Queryable, voiceId: string, since: Date): Promise<number> =>
  db.$count(
    verificationAttempts,
    and(eq(verificationAttempts.voiceId, voiceId), gte(verificationAttempts.createdAt, since)),
  );

export const insertAttempt = (transaction: Transaction, attempt: VerificationAttemptRow) =>
  transaction.insert(verificationAttempts).values(attempt);

/** Of some voices of any age, oldest first, by voice id. */
export async function listAttempts(
  db: Queryable,
  voiceIds: readonly string[],
): Promise<Map<string, VerificationAttemptRow[]>> {
  const byVoice = new Map<string, VerificationAttemptRow[]>();
  if (voiceIds.length === 0) return byVoice;
  const rows = await db
    .select()
    .from(verificationAttempts)
    .where(inArray(verificationAttempts.voiceId, [...voiceIds]))
    .orderBy(verificationAttempts.createdAt, verificationAttempts.id);
  for (const row of rows) byVoice.set(row.voiceId, [...(byVoice.get(row.voiceId) ?? []), row]);
  return byVoice;
}
