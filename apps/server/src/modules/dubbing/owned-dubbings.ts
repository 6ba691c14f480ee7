import { extensionOfType } from '@mynah/contract/media-types';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveRuns } from '../../platform/workflows/index.ts';
import type { ExportedFile, OwnedMaterial, Owner } from '../accounts/privacy/index.ts';
import { blobsOfDubbings, stopWork } from './actions/remove-dubbing.ts';
import { type DubbingRow, dubbings } from './dubbings.tables.ts';
import { listOpenExports } from './exports.store.ts';
import { listSegments } from './segments.store.ts';
import { listLines, listOpenRuns, listTargets } from './targets.store.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(dubbings.workspaceId, workspaceId), eq(dubbings.creatorUserId, userId));

const listOf = (db: Queryable, owner: Owner): Promise<DubbingRow[]> =>
  db.select().from(dubbings).where(ofOwner(owner)).orderBy(dubbings.createdAt);

const idsOf = async (db: Queryable, owner: Owner): Promise<string[]> =>
  (await listOf(db, owner)).map(({ id }) => id);

/** Dubbings that a person made, with all that they say. */
export const ownedDubbings: OwnedMaterial = {
  name: 'dubbings',
  count: (db, owner) => db.$count(dubbings, ofOwner(owner)),
  exportFiles: async function* (platform, owner): AsyncIterable<ExportedFile> {
    for (const dubbing of await listOf(platform.db, owner)) {
      const text = await toJson(platform.db, dubbing);
      yield { path: `${dubbing.id}.json`, body: new TextEncoder().encode(text) };
      yield* filesOf(platform, dubbing);
    }
  },
  erase: async (platform, owner) => {
    const ids = await idsOf(platform.db, owner);
    await stopWork(platform, ids);
    const keys = await blobsOfDubbings(platform.db, ids);
    for (const key of keys) await platform.blobs.remove(key);
    await platform.db.delete(dubbings).where(inArray(dubbings.id, [...ids, '']));
  },
  move: async (transaction, owner, toWorkspaceId) => {
    const ids = await idsOf(transaction, owner);
    await transaction.update(dubbings).set({ workspaceId: toWorkspaceId }).where(ofOwner(owner));
    const runs = [
      ...ids,
      ...(await listOpenRuns(transaction, ids)),
      ...(await listOpenExports(transaction, ids)),
    ];
    await moveRuns(transaction, runs, toWorkspaceId);
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(dubbings).set({ creatorUserId: toUserId }).where(ofOwner(owner));
  },
};

/** The source as it was sent, and every language of it as it was made last. */
async function* filesOf({ db, blobs }: Platform, dubbing: DubbingRow): AsyncIterable<ExportedFile> {
  const { id, sourceBlob, contentType } = dubbing;
  const path = (name: string, type: string): string => `${id}/${name}.${extensionOfType(type) ?? 'bin'}`;
  yield { path: path('source', contentType), body: await blobs.stream(sourceBlob) };
  for (const { language, outputBlob, outputType } of await listTargets(db, [id]))
    if (outputBlob !== null)
      yield { path: path(language, outputType ?? ''), body: await blobs.stream(outputBlob) };
}

async function toJson(db: Queryable, dubbing: DubbingRow): Promise<string> {
  const segments = await listSegments(db, dubbing);
  const targets = await listTargets(db, [dubbing.id]);
  const said = new Map<string, Map<string, string | null>>();
  for (const target of targets)
    said.set(
      target.language,
      new Map((await listLines(db, target)).map(({ segmentId, translation }) => [segmentId, translation])),
    );
  const { id, name, language } = dubbing;
  const lines = segments.map(({ id: segmentId, startMs, endMs, text }) => ({
    start_ms: startMs,
    end_ms: endMs,
    text,
    translations: Object.fromEntries([...said].map(([code, texts]) => [code, texts.get(segmentId) ?? null])),
  }));
  return JSON.stringify({ dubbing_id: id, name, source_language: language, lines }, null, 2);
}

/** Of all dubbings of a workspace. */
export const blobsOfWorkspace = async (
  _: Pick<Platform, 'extensions'>,
  db: Queryable,
  workspaceId: string,
): Promise<string[]> => {
  const rows = await db
    .select({ id: dubbings.id })
    .from(dubbings)
    .where(eq(dubbings.workspaceId, workspaceId));
  return blobsOfDubbings(
    db,
    rows.map(({ id }) => id),
  );
};
