import type { VoiceSettings } from '@mynah/contract/voices/voices';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { type VoiceAccess, type VoiceReader, voiceAccess } from './voice-reader.ts';
import { type NewVoice, type VoiceRow, voiceSettings, voices } from './voices.tables.ts';

/** A voice with the settings that the asking workspace stored for it. */
export type SettledVoice = VoiceRow & {
  settings: VoiceSettings | null;
  /** The id of the row: another than `id` when the voice was asked for by a premade id. */
  rowId: string;
  access: VoiceAccess;
};

/** The default voices, and those of the workspace that the reader made or that were shared with them. */
export const visibleTo = ({ workspaceId, userId, shared }: VoiceReader) => {
  const isReadable =
    shared === 'all'
      ? undefined
      : or(
          isNull(voices.creatorUserId),
          eq(voices.creatorUserId, userId),
          sql`${voices.id} = any(${sql.param([...shared.keys()])}::text[])`,
        );
  return or(isNull(voices.workspaceId), and(eq(voices.workspaceId, workspaceId), isReadable))!;
};

interface VoiceQuery {
  where: SQL | undefined;
  orderBy?: readonly (SQL | AnyPgColumn)[];
  limit?: number;
}

/** Voices that the reader sees, with the settings that the reader's workspace stored for them. */
export async function listSettled(
  db: Queryable,
  reader: VoiceReader,
  { where, orderBy = [], limit }: VoiceQuery,
): Promise<SettledVoice[]> {
  const { workspaceId } = reader;
  const isTheirs = and(eq(voiceSettings.voiceId, voices.id), eq(voiceSettings.workspaceId, workspaceId));
  const found = db
    .select({ voice: voices, settings: voiceSettings.settings })
    .from(voices)
    .leftJoin(voiceSettings, isTheirs)
    .where(and(visibleTo(reader), where))
    .orderBy(...orderBy);
  const rows = await (limit === undefined ? found : found.limit(limit));
  return rows.map(({ voice, settings }) => ({
    ...voice,
    settings,
    rowId: voice.id,
    access: voiceAccess(reader, voice),
  }));
}

export const insertVoice = (transaction: Transaction, voice: NewVoice) =>
  transaction.insert(voices).values(voice);

type VoiceKey = { workspaceId: string; id: string };
const isOwn = ({ workspaceId, id }: VoiceKey) => and(eq(voices.workspaceId, workspaceId), eq(voices.id, id));

/** A voice of the workspace; what is undefined stays. */
export const changeVoice = (db: Queryable, key: VoiceKey, change: Partial<NewVoice>) =>
  db
    .update(voices)
    .set({ ...change, updatedAt: new Date() })
    .where(isOwn(key));

/** Another sound of a voice. Its preview is that of the former one: the blob, to be removed after the transaction. */
export async function changeSound(
  transaction: Transaction,
  key: VoiceKey,
  change: Partial<NewVoice> & Required<Pick<NewVoice, 'definition'>>,
): Promise<string | undefined> {
  const [former] = await transaction
    .select({ previewBlob: voices.previewBlob })
    .from(voices)
    .where(isOwn(key))
    .for('update');
  await changeVoice(transaction, key, { ...change, previewBlob: null });
  return former?.previewBlob ?? undefined;
}

/** By its id alone: for work on the voice itself, and for who shows a signed address. */
export async function findAnyVoice(db: Queryable, voiceId: string): Promise<VoiceRow | undefined> {
  const [found] = await db.select().from(voices).where(eq(voices.id, voiceId)).limit(1);
  return found;
}
