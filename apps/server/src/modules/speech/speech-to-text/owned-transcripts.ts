import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveRuns } from '../../../platform/workflows/index.ts';
import type { ExportedFile, OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { removeTranscription } from './actions/delete-transcription.ts';
import { readSound } from './sound/persisted-sound.ts';
import { toAnswer } from './transcript-answer.view.ts';
import { type TranscriptionRow, transcriptions } from './transcriptions.tables.ts';

const batchSize = 50;

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(transcriptions.workspaceId, workspaceId), eq(transcriptions.userId, userId));

/** What a person has had transcribed. */
export const ownedTranscripts: OwnedMaterial = {
  name: 'transcripts',
  count: (db, owner) => db.$count(transcriptions, ofOwner(owner)),
  exportFiles,
  erase: async (platform, owner) => {
    for await (const row of rowsOf(platform, owner)) await removeTranscription(platform, row);
  },
  move: async (transaction, { userId, workspaceId }, toWorkspaceId) => {
    // what names nobody comes along: who joins was the last one there
    const isMoving = and(
      eq(transcriptions.workspaceId, workspaceId),
      or(eq(transcriptions.userId, userId), isNull(transcriptions.userId)),
    );
    const moved = await transaction
      .update(transcriptions)
      .set({ workspaceId: toWorkspaceId, userId })
      .where(isMoving)
      .returning({ id: transcriptions.id });
    await moveRuns(
      transaction,
      moved.map(({ id }) => id),
      toWorkspaceId,
    );
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(transcriptions).set({ userId: toUserId }).where(ofOwner(owner));
  },
};

async function* rowsOf({ db }: Platform, owner: Owner): AsyncIterable<TranscriptionRow> {
  let last = '';
  for (;;) {
    const rows = await db
      .select()
      .from(transcriptions)
      .where(and(ofOwner(owner), gt(transcriptions.id, last)))
      .orderBy(asc(transcriptions.id))
      .limit(batchSize);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    yield* rows;
  }
}

/** Each transcript, and the file that it is of. */
async function* exportFiles(platform: Platform, owner: Owner): AsyncIterable<ExportedFile> {
  for await (const row of rowsOf(platform, owner)) {
    const answer = { title: row.title, state: row.state, transcript: await toAnswer(row) };
    yield { path: `${row.id}.json`, body: new TextEncoder().encode(JSON.stringify(answer, null, 2)) };
    const { soundBlob, soundBytes } = row;
    // a blob that is gone costs the archive one file, not all of them
    if (soundBlob === null || (await platform.blobs.size(soundBlob)) === undefined) continue;
    yield { path: `${row.id}.media`, body: await readSound(platform, { soundBlob, soundBytes }) };
  }
}

export const transcriptBlobs = async (_: unknown, db: Queryable, workspaceId: string): Promise<string[]> => {
  const rows = await db
    .select({ blob: transcriptions.soundBlob })
    .from(transcriptions)
    .where(eq(transcriptions.workspaceId, workspaceId));
  return rows.flatMap(({ blob }) => blob ?? []);
};
