import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { type NewSample, type VoiceSampleRow, voiceSamples } from './samples.tables.ts';

const ofVoice = (workspaceId: string, voiceId: string) =>
  and(eq(voiceSamples.workspaceId, workspaceId), eq(voiceSamples.voiceId, voiceId));

export async function insertSamples(transaction: Transaction, samples: readonly NewSample[]): Promise<void> {
  if (samples.length > 0) await transaction.insert(voiceSamples).values([...samples]);
}

/** In the order in which they came. */
export const listSamples = (db: Queryable, workspaceId: string, voiceId: string): Promise<VoiceSampleRow[]> =>
  db
    .select()
    .from(voiceSamples)
    .where(ofVoice(workspaceId, voiceId))
    .orderBy(voiceSamples.createdAt, voiceSamples.id);

/** The recordings of some voices, by voice id; `staff` looks at those of any workspace. */
export async function listSamplesOf(
  db: Queryable,
  reader: { workspaceId: string } | 'staff',
  voiceIds: readonly string[],
): Promise<Map<string, VoiceSampleRow[]>> {
  const byVoice = new Map<string, VoiceSampleRow[]>();
  if (voiceIds.length === 0) return byVoice;
  const rows = await db
    .select()
    .from(voiceSamples)
    .where(
      and(
        reader === 'staff' ? undefined : eq(voiceSamples.workspaceId, reader.workspaceId),
        inArray(voiceSamples.voiceId, [...voiceIds]),
      ),
    )
    .orderBy(voiceSamples.createdAt, voiceSamples.id);
  for (const row of rows) byVoice.set(row.voiceId, [...(byVoice.get(row.voiceId) ?? []), row]);
  return byVoice;
}

interface SampleKey {
  workspaceId: string;
  voiceId: string;
  sampleId: string;
}

const isOne = ({ workspaceId, voiceId, sampleId }: SampleKey) =>
  and(ofVoice(workspaceId, voiceId), eq(voiceSamples.id, sampleId));

export async function findSample(db: Queryable, key: SampleKey): Promise<VoiceSampleRow | undefined> {
  const [row] = await db.select().from(voiceSamples).where(isOne(key));
  return row;
}

/** The row that went; undefined when it had gone before. */
export async function deleteSampleRow(db: Queryable, key: SampleKey): Promise<VoiceSampleRow | undefined> {
  const [row] = await db.delete(voiceSamples).where(isOne(key)).returning();
  return row;
}

/** Blobs of every recording of some voices. */
export async function sampleBlobs(db: Queryable, voiceIds: readonly string[]): Promise<string[]> {
  if (voiceIds.length === 0) return [];
  const rows = await db
    .select({ sound: voiceSamples.soundBlob, clean: voiceSamples.cleanBlob })
    .from(voiceSamples)
    .where(sql`${voiceSamples.voiceId} = any(${sql.param([...voiceIds])}::text[])`);
  return rows.flatMap(({ sound, clean }) => (clean === null ? [sound] : [sound, clean]));
}
