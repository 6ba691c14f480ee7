import { and, eq, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ExportedFile, OwnedMaterial, Owner } from '../accounts/index.ts';
import type { ShareableResource } from '../workspaces/index.ts';
import { voiceClones } from './cloning/cloning.tables.ts';
import { voiceTrainings } from './professional/professional.tables.ts';
import { sampleBlobs } from './samples/samples.store.ts';
import { voiceSamples } from './samples/samples.tables.ts';
import { voiceSettings, voices } from './voices.tables.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(voices.workspaceId, workspaceId), eq(voices.creatorUserId, userId));

export async function listMadeVoiceIds(db: Queryable, owner: Owner): Promise<string[]> {
  const rows = await db.select({ id: voices.id }).from(voices).where(ofOwner(owner)).orderBy(voices.id);
  return rows.map(({ id }) => id);
}

/** Voices that a person made. */
export const ownedVoices: OwnedMaterial = {
  name: 'voices',
  count: (db, owner) => db.$count(voices, ofOwner(owner)),
  exportFiles,
  erase: async ({ db, blobs }, owner) => {
    const recordings = await sampleBlobs(db, await listMadeVoiceIds(db, owner));
    const gone = await db.delete(voices).where(ofOwner(owner)).returning({ preview: voices.previewBlob });
    for (const blob of [...recordings, ...gone.flatMap(({ preview }) => preview ?? [])])
      await blobs.remove(blob);
  },
  /** With the workspace's settings of voices; voices that name nobody come along, since nobody else was there. */
  move: async (transaction, { userId, workspaceId }, toWorkspaceId) => {
    const isTheirs = or(eq(voices.creatorUserId, userId), isNull(voices.creatorUserId));
    const moved = await transaction
      .update(voices)
      .set({ workspaceId: toWorkspaceId, creatorUserId: userId })
      .where(and(eq(voices.workspaceId, workspaceId), isTheirs))
      .returning({ id: voices.id });
    for (const { id } of moved) {
      await transaction
        .update(voiceSettings)
        .set({ workspaceId: toWorkspaceId })
        .where(and(eq(voiceSettings.workspaceId, workspaceId), eq(voiceSettings.voiceId, id)));
      for (const table of [voiceSamples, voiceClones, voiceTrainings])
        await transaction.update(table).set({ workspaceId: toWorkspaceId }).where(eq(table.voiceId, id));
    }
    // settings of default voices were those of the emptied workspace; the joined one has its own
    await transaction.delete(voiceSettings).where(eq(voiceSettings.workspaceId, workspaceId));
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(voices).set({ creatorUserId: toUserId }).where(ofOwner(owner));
  },
};

async function* exportFiles({ db }: Platform, owner: Owner): AsyncIterable<ExportedFile> {
  for (const voice of await db.select().from(voices).where(ofOwner(owner))) {
    const { id, name, description, category, labels, language, createdAt } = voice;
    const data = { voice_id: id, name, description, category, labels, language, created_at: createdAt };
    yield { path: `${id}.json`, body: new TextEncoder().encode(JSON.stringify(data, null, 2)) };
  }
}

export const shareableVoice: ShareableResource = {
  type: 'voice',
  find: async (db, workspaceId, id) => {
    const [voice] = await db
      .select({ name: voices.name, creatorUserId: voices.creatorUserId })
      .from(voices)
      .where(and(eq(voices.workspaceId, workspaceId), eq(voices.id, id)));
    return voice;
  },
};
