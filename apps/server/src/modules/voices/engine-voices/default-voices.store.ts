import { and, eq, getTableColumns, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type NewVoice, type VoiceRow, voices } from '../registry/voices.tables.ts';

/** Of the server, and brought by its engines. */
const isDefault = and(isNull(voices.workspaceId), eq(voices.isHouse, false));

export const listDefaultVoices = (db: Queryable): Promise<VoiceRow[]> =>
  db
    .select()
    .from(voices)
    .where(and(isDefault, eq(voices.isLegacy, false)))
    .orderBy(voices.position, voices.id);

/** A default voice, or one of the house: everybody hears them. */
export async function findServerVoice(db: Queryable, voiceId: string): Promise<VoiceRow | undefined> {
  const [found] = await db
    .select()
    .from(voices)
    .where(and(isNull(voices.workspaceId), eq(voices.id, voiceId)))
    .limit(1);
  return found;
}

/** Writes the default voices as given, each with the same columns; those that are missing stay as legacy voices. */
export async function replaceDefaultVoices(
  db: Queryable,
  rows: readonly (NewVoice & { isLegacy: false })[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await db
    .insert(voices)
    .values([...rows])
    .onConflictDoUpdate({
      target: voices.id,
      // a preview in other words has to be spoken again
      set: {
        ...asWritten(Object.keys(first)),
        previewBlob: ifSpokenAlike(voices.previewBlob),
        speakerVector: ifSpokenAlike(voices.speakerVector),
        updatedAt: new Date(),
      },
    });
  const ids = rows.map((row) => row.id);
  await db
    .update(voices)
    .set({ isLegacy: true })
    .where(and(isDefault, notInArray(voices.id, ids)));
}

/** Whatever columns a row brings are those that it replaces. */
const asWritten = (names: readonly string[]): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(voices))
      .filter(([name]) => names.includes(name) && name !== 'id')
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );

const ifSpokenAlike = (column: typeof voices.previewBlob | typeof voices.speakerVector): SQL =>
  sql`case when ${voices.previewText} = excluded.preview_text and ${voices.engine} = excluded.engine then ${column} end`;
