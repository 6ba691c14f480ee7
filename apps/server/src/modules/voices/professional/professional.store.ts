import type { TrainingState } from '@mynah/contract/voices/professional-voices';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { listProgress } from '../../../platform/workflows/index.ts';
import { listSettled, type SettledVoice, type VoiceReader } from '../registry/index.ts';
import { type VoiceRow, voices } from '../registry/voices.tables.ts';
import { type NewSample, type VoiceSampleRow, voiceSamples } from '../samples/samples.tables.ts';
import { isRunning } from './professional.policy.ts';
import { type VoiceTrainingRow, voiceTrainings } from './professional.tables.ts';

export type NewTraining = typeof voiceTrainings.$inferInsert;
export type TrainingKey = Pick<VoiceTrainingRow, 'workspaceId' | 'voiceId'>;

const isOne = ({ workspaceId, voiceId }: TrainingKey) =>
  and(eq(voiceTrainings.workspaceId, workspaceId), eq(voiceTrainings.voiceId, voiceId));

export const insertTraining = (transaction: Transaction, training: NewTraining) =>
  transaction.insert(voiceTrainings).values(training);

export async function findTraining(db: Queryable, key: TrainingKey): Promise<VoiceTrainingRow | undefined> {
  const [row] = await withProgress(db, await db.select().from(voiceTrainings).where(isOne(key)));
  return row;
}

/** As far as their work is; a run has the id of its voice. */
async function withProgress(db: Queryable, rows: VoiceTrainingRow[]): Promise<VoiceTrainingRow[]> {
  const running = rows.filter(isRunning);
  const progress = await listProgress(
    db,
    running.map(({ voiceId }) => voiceId),
  );
  return rows.map((row) => ({ ...row, progress: progress.get(row.voiceId) ?? row.progress }));
}

/** Held until the transaction ends, so that recordings and a training cannot change at once. */
export async function lockTraining(
  transaction: Transaction,
  key: TrainingKey,
): Promise<VoiceTrainingRow | undefined> {
  const [row] = await transaction.select().from(voiceTrainings).where(isOne(key)).for('update');
  return row;
}

/** False when the voice is not there. */
export async function changeTraining(
  db: Queryable,
  key: TrainingKey,
  change: Partial<NewTraining>,
): Promise<boolean> {
  const changed = await db
    .update(voiceTrainings)
    .set({ ...change, updatedAt: new Date() })
    .where(isOne(key))
    .returning({ voiceId: voiceTrainings.voiceId });
  return changed.length === 1;
}

export type Trainee = VoiceRow & Pick<TrainingKey, 'workspaceId'>;

/** The voice that is trained. */
export async function findTrainee(
  db: Queryable,
  { workspaceId, voiceId }: TrainingKey,
): Promise<Trainee | undefined> {
  const [row] = await db
    .select()
    .from(voices)
    .where(and(eq(voices.workspaceId, workspaceId), eq(voices.id, voiceId)));
  return row && { ...row, workspaceId };
}

/** The trainings of some voices, by voice id. */
export async function listTrainings(
  db: Queryable,
  workspaceId: string,
  voiceIds: readonly string[],
): Promise<Map<string, VoiceTrainingRow>> {
  if (voiceIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(voiceTrainings)
    .where(and(eq(voiceTrainings.workspaceId, workspaceId), inArray(voiceTrainings.voiceId, [...voiceIds])));
  return new Map((await withProgress(db, rows)).map((row) => [row.voiceId, row]));
}

/** Professional voices that the reader sees, newest first, and no copies of the library's. */
export const listProfessionalVoices = (db: Queryable, reader: VoiceReader): Promise<SettledVoice[]> =>
  listSettled(db, reader, {
    where: and(
      eq(voices.workspaceId, reader.workspaceId),
      eq(voices.category, 'professional'),
      isNull(voices.sourceVoiceId),
    ),
    orderBy: [desc(voices.createdAt), voices.id],
  });

/** How many professional voices of the workspace there are, and how many of them one member made (BIL-056). */
export async function countProfessionalVoices(
  db: Queryable,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<{ all: number; own: number }> {
  const isProfessional = and(
    eq(voices.workspaceId, workspaceId),
    eq(voices.category, 'professional'),
    isNull(voices.sourceVoiceId),
  );
  const [all, own] = await Promise.all([
    db.$count(voices, isProfessional),
    db.$count(voices, and(isProfessional, eq(voices.creatorUserId, userId))),
  ]);
  return { all, own };
}

/** As `trainingState` of the policy has it. */
export const isInState = (state: string): SQL => sql`exists (
  select 1 from ${voiceTrainings} where ${voiceTrainings.voiceId} = ${voices.id} and ${state} = case
    when ${voiceTrainings.state} <> ${'draft' satisfies TrainingState} then ${voiceTrainings.state}
    when not exists (select 1 from ${voiceSamples} where ${voiceSamples.voiceId} = ${voices.id}) then 'draft'
    when ${voices.requiresVerification} and ${voices.verifiedAt} is null then 'not_verified'
    else 'not_started' end)`;

/** A recording, by its own id alone. */
export async function findTrainingSample(
  db: Queryable,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<VoiceSampleRow | undefined> {
  const isOne = and(eq(voiceSamples.workspaceId, workspaceId), eq(voiceSamples.id, id));
  const [row] = await db.select().from(voiceSamples).where(isOne);
  return row;
}

/** False when the recording has gone. */
export async function changeSample(
  db: Queryable,
  { workspaceId, id }: { workspaceId: string; id: string },
  change: Partial<NewSample>,
): Promise<boolean> {
  const changed = await db
    .update(voiceSamples)
    .set({ ...change, updatedAt: new Date() })
    .where(and(eq(voiceSamples.workspaceId, workspaceId), eq(voiceSamples.id, id)))
    .returning({ id: voiceSamples.id });
  return changed.length === 1;
}
