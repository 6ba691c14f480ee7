import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { type NewVoice, voices } from '../registry/voices.tables.ts';
import type { NewSharedVoice } from './library.store.ts';
import { sharedVoices } from './library.tables.ts';

export interface HouseRow {
  voice: NewVoice;
  shared: NewSharedVoice;
}

/**
 * Writes the voices of the house as given; those that are no longer among them leave the library and speak on for who
 * uses them. What people and staff did with one (uses, likes, blocked, featured, taken out) stays.
 */
export async function replaceHouseVoices(db: Database, rows: readonly HouseRow[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction
      .insert(voices)
      .values(rows.map(({ voice }) => voice))
      .onConflictDoUpdate({
        target: voices.id,
        set: {
          ...asWritten(
            ...['name', 'description', 'labels', 'language', 'languages', 'position'],
            ...['engine', 'engine_voice', 'definition', 'preview_text', 'is_legacy'],
          ),
          previewBlob: ifSpokenAlike(voices.previewBlob),
          speakerVector: ifSpokenAlike(voices.speakerVector),
        },
        setWhere: eq(voices.isHouse, true),
      });
    await transaction
      .insert(sharedVoices)
      .values(rows.map(({ shared }) => shared))
      .onConflictDoUpdate({
        target: sharedVoices.voiceId,
        set: asWritten('name', 'description', 'labels'),
      });
    const ids = rows.map(({ voice }) => voice.id);
    await transaction
      .update(voices)
      .set({ isLegacy: true })
      .where(and(eq(voices.isHouse, true), notInArray(voices.id, ids)));
  });
}

/** By the names of the columns; those of one word are the same in the code. */
const asWritten = (...columns: readonly string[]): Record<string, SQL> =>
  Object.fromEntries(
    columns.map((column) => [
      column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      sql`excluded.${sql.identifier(column)}`,
    ]),
  );

const ifSpokenAlike = (column: typeof voices.previewBlob | typeof voices.speakerVector): SQL => sql`case
  when ${voices.previewText} = excluded.preview_text and ${voices.definition} = excluded.definition then ${column} end`;
