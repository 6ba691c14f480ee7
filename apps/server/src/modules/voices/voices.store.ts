import type { VoiceSettings } from '@mynah/contract/voices';
import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { type VoiceAccess, type VoiceReader, voiceAccess } from './voice-reader.ts';
import { voiceSettings, voices } from './voices.tables.ts';

export type VoiceRow = typeof voices.$inferSelect;
export type NewVoice = typeof voices.$inferInsert;
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

export async function findVoice(
  db: Queryable,
  reader: VoiceReader,
  voiceId: string,
): Promise<SettledVoice | undefined> {
  const [found] = await selectSettled(db, reader.workspaceId)
    .where(and(visibleTo(reader), eq(voices.id, voiceId)))
    .limit(1);
  return found && toSettled(reader, found);
}

/** Voices joined with the workspace's settings of them. */
export const selectSettled = (db: Queryable, workspaceId: string) =>
  db
    .select({ voice: voices, settings: voiceSettings.settings })
    .from(voices)
    .leftJoin(
      voiceSettings,
      and(eq(voiceSettings.voiceId, voices.id), eq(voiceSettings.workspaceId, workspaceId)),
    );

export const toSettled = (
  reader: VoiceReader,
  found: { voice: VoiceRow; settings: VoiceSettings | null },
): SettledVoice => ({
  ...found.voice,
  settings: found.settings,
  rowId: found.voice.id,
  access: voiceAccess(reader, found.voice),
});

export const listDefaultVoices = (db: Queryable): Promise<VoiceRow[]> =>
  db
    .select()
    .from(voices)
    .where(and(isNull(voices.workspaceId), eq(voices.isLegacy, false)))
    .orderBy(voices.position, voices.id);

export async function findDefaultVoice(db: Queryable, voiceId: string): Promise<VoiceRow | undefined> {
  const [found] = await db
    .select()
    .from(voices)
    .where(and(isNull(voices.workspaceId), eq(voices.id, voiceId)))
    .limit(1);
  return found;
}

/** Writes the default voices as given; those that are missing stay as legacy voices. */
export async function replaceDefaultVoices(db: Queryable, rows: readonly NewVoice[]): Promise<void> {
  if (rows.length === 0) return;
  const written = sql.raw;
  await db
    .insert(voices)
    .values([...rows])
    .onConflictDoUpdate({
      target: voices.id,
      set: {
        name: written('excluded.name'),
        description: written('excluded.description'),
        labels: written('excluded.labels'),
        language: written('excluded.language'),
        languages: written('excluded.languages'),
        engine: written('excluded.engine'),
        // a preview in other words has to be spoken again
        previewBlob: sql`case when ${voices.previewText} = excluded.preview_text and ${voices.engine} = excluded.engine then ${voices.previewBlob} end`,
        previewText: written('excluded.preview_text'),
        speakerVector: sql`case when ${voices.previewText} = excluded.preview_text and ${voices.engine} = excluded.engine then ${voices.speakerVector} end`,
        position: written('excluded.position'),
        isLegacy: written('excluded.is_legacy'),
        updatedAt: new Date(),
      },
    });
  const ids = rows.map((row) => row.id);
  await db
    .update(voices)
    .set({ isLegacy: true })
    .where(and(isNull(voices.workspaceId), notInArray(voices.id, ids)));
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

/** With all rows that hang on it. */
export const deleteVoiceRow = (db: Queryable, key: VoiceKey) => db.delete(voices).where(isOwn(key));

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

type SpokenVoice = Pick<VoiceRow, 'id' | 'definition'>;
/** What was spoken by a definition belongs to the voice as long as it has that one. */
const soundsAs = ({ id, definition }: SpokenVoice) =>
  and(
    eq(voices.id, id),
    definition === null
      ? isNull(voices.definition)
      : sql`${voices.definition} = ${JSON.stringify(definition)}::jsonb`,
  );

/** False when the voice is gone or sounds differently by now: nothing happens then. */
export async function setPreview(db: Queryable, voice: SpokenVoice, previewBlob: string): Promise<boolean> {
  const set = await db
    .update(voices)
    .set({ previewBlob })
    .where(soundsAs(voice))
    .returning({ id: voices.id });
  return set.length === 1;
}

/** Nothing happens when the voice sounds differently by now. */
export const setSpeakerVector = (db: Queryable, voice: SpokenVoice, speakerVector: Uint8Array) =>
  db.update(voices).set({ speakerVector }).where(soundsAs(voice));

export const saveSettings = (
  db: Queryable,
  { workspaceId, voiceId, settings }: { workspaceId: string; voiceId: string; settings: VoiceSettings },
) =>
  db
    .insert(voiceSettings)
    .values({ workspaceId, voiceId, settings })
    .onConflictDoUpdate({
      target: [voiceSettings.workspaceId, voiceSettings.voiceId],
      set: { settings, updatedAt: new Date() },
    });

/** The workspace's settings of some voices, by voice id. */
export async function findSettings(
  db: Queryable,
  workspaceId: string,
  voiceIds: readonly string[],
): Promise<Map<string, VoiceSettings>> {
  if (voiceIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(voiceSettings)
    .where(and(eq(voiceSettings.workspaceId, workspaceId), inArray(voiceSettings.voiceId, [...voiceIds])));
  return new Map(rows.map((row) => [row.voiceId, row.settings]));
}
