import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type VoiceRow, voices } from '../registry/voices.tables.ts';

/** Default voices that nobody has heard yet, in their order. */
export const listUnheardDefaults = (db: Queryable): Promise<VoiceRow[]> =>
  db
    .select()
    .from(voices)
    .where(
      and(
        isNull(voices.workspaceId),
        eq(voices.isHouse, false),
        eq(voices.isLegacy, false),
        isNull(voices.previewBlob),
      ),
    )
    .orderBy(voices.position, voices.id);

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
