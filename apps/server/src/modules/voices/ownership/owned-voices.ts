import { extensionOfType } from '@mynah/contract/media-types';
import { and, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveRuns } from '../../../platform/workflows/index.ts';
import { distinctNames } from '../../../platform/zip/zip-items.ts';
import type { ExportedFile, OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { voiceParts } from '../catalog/index.ts';
import { listCloneRuns, moveConsents } from '../cloning/index.ts';
import { type VoiceRow, voiceSettings, voices } from '../registry/voices.tables.ts';
import { listSamples, listSamplesOf } from '../samples/index.ts';
import { followingTables } from './following-tables.ts';
import { voiceBlobs } from './voice-blobs.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(voices.workspaceId, workspaceId), eq(voices.creatorUserId, userId));

export async function listMadeVoiceIds(db: Queryable, owner: Owner): Promise<string[]> {
  const rows = await db.select({ id: voices.id }).from(voices).where(ofOwner(owner)).orderBy(voices.id);
  return rows.map(({ id }) => id);
}

/** Voices that a person made, with their recordings. */
export const ownedVoices: OwnedMaterial = {
  name: 'voices',
  count: (db, owner) => db.$count(voices, ofOwner(owner)),
  exportFiles,
  erase: async ({ db, blobs, extensions }, owner) => {
    const ids = await listMadeVoiceIds(db, owner);
    // blobs first: a crash between leaves the rows, and the next run ends what was begun
    for (const blob of await voiceBlobs(db, extensions.at(voiceParts), ids)) await blobs.remove(blob);
    await db.delete(voices).where(and(ofOwner(owner), inArray(voices.id, ids)));
  },
  move,
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(voices).set({ creatorUserId: toUserId }).where(ofOwner(owner));
  },
};

/** Voices that name nobody come along, since nobody else was there; so do records of consent to voices that are gone. */
async function move(
  transaction: Transaction,
  { userId, workspaceId }: Owner,
  toWorkspaceId: string,
): Promise<void> {
  const isTheirs = or(eq(voices.creatorUserId, userId), isNull(voices.creatorUserId));
  const moved = await transaction
    .update(voices)
    .set({ workspaceId: toWorkspaceId, creatorUserId: userId })
    .where(and(eq(voices.workspaceId, workspaceId), isTheirs))
    .returning({ id: voices.id });
  const ids = moved.map(({ id }) => id);
  // a training has the id of its voice, the search for speakers that of its recording
  const samples = [...(await listSamplesOf(transaction, { workspaceId }, ids)).values()].flat();
  const works = [...ids, ...samples.map(({ id }) => id), ...(await listCloneRuns(transaction, ids))];
  await moveRuns(transaction, works, toWorkspaceId);
  for (const part of followingTables) {
    await transaction
      .update(part)
      .set({ workspaceId: toWorkspaceId })
      .where(and(eq(part.workspaceId, workspaceId), inArray(part.voiceId, ids)));
  }
  await moveConsents(transaction, workspaceId, toWorkspaceId);
  // settings of default voices were those of the emptied workspace; the joined one has its own
  await transaction.delete(voiceSettings).where(eq(voiceSettings.workspaceId, workspaceId));
}

/** Each voice, and the recordings that it was made of. */
async function* exportFiles({ db, blobs }: Platform, owner: Owner): AsyncIterable<ExportedFile> {
  for (const voice of await db.select().from(voices).where(ofOwner(owner))) {
    const { id } = voice;
    yield { path: `${id}.json`, body: new TextEncoder().encode(JSON.stringify(rowOf(voice), null, 2)) };
    const samples = await listSamples(db, owner.workspaceId, id);
    const names = distinctNames(samples.map(({ fileName, contentType }) => safeName(fileName, contentType)));
    for (const [index, { soundBlob }] of samples.entries()) {
      // a blob that is gone costs the archive one file, not all of them
      if ((await blobs.size(soundBlob)) === undefined) continue;
      yield { path: `${id}_${names[index]}`, body: await blobs.stream(soundBlob) };
    }
  }
}

/** Whose row it is, where its sound lies and how an engine makes it; a new column is exported unless it stands here. */
const notExported: ReadonlySet<string> = new Set<keyof VoiceRow>([
  'id',
  'workspaceId',
  'homeWorkspaceId',
  'creatorUserId',
  'engine',
  'engineVoice',
  'definition',
  'isHouse',
  'speakerVector',
  'previewBlob',
  'position',
]);

const rowOf = (voice: VoiceRow): Record<string, unknown> => ({
  voice_id: voice.id,
  ...Object.fromEntries(
    Object.entries(getTableColumns(voices))
      .filter(([column]) => !notExported.has(column))
      .map(([column, { name }]) => [name, voice[column as keyof VoiceRow]]),
  ),
});

/** What somebody called a file is no path of an archive. */
const safeName = (fileName: string, contentType: string): string =>
  fileName.replace(/[^\p{L}\p{N}._ -]+/gu, '_').replace(/^\.+/, '') ||
  `recording.${extensionOfType(contentType) ?? 'bin'}`;
