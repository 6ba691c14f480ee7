import { and, asc, eq, gte, inArray, max, min, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { DubbingKey } from './dubbings.store.ts';
import {
  dubbingSegments,
  dubbingSpeakers,
  type NewSegment,
  type NewSpeaker,
  type SegmentRow,
  type SpeakerRow,
} from './segments.tables.ts';

const ofDubbing = (table: typeof dubbingSegments | typeof dubbingSpeakers, { id, workspaceId }: DubbingKey) =>
  and(eq(table.dubbingId, id), eq(table.workspaceId, workspaceId));

/** In the order in which they are heard. */
export const listSegments = (db: Queryable, dubbing: DubbingKey): Promise<SegmentRow[]> =>
  db
    .select()
    .from(dubbingSegments)
    .where(ofDubbing(dubbingSegments, dubbing))
    .orderBy(asc(dubbingSegments.startMs), asc(dubbingSegments.id));

export async function findSegment(
  db: Queryable,
  dubbing: DubbingKey,
  id: string,
): Promise<SegmentRow | undefined> {
  const [row] = await db
    .select()
    .from(dubbingSegments)
    .where(and(ofDubbing(dubbingSegments, dubbing), eq(dubbingSegments.id, id)));
  return row;
}

export const insertSegments = (db: Queryable, segments: NewSegment[]) =>
  db.insert(dubbingSegments).values(segments);

/** A statement takes so many values: a segment has some ten. */
const atOnce = 1_000;

/**
 * Writes where and when segments are and what they say; new ones are added. Resolves to the ids that were written: one
 * of another dubbing is not.
 */
export async function putSegments(
  db: Queryable,
  dubbing: DubbingKey,
  segments: readonly NewSegment[],
): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let at = 0; at < segments.length; at += atOnce) {
    const rows = await db
      .insert(dubbingSegments)
      .values(segments.slice(at, at + atOnce))
      .onConflictDoUpdate({
        target: dubbingSegments.id,
        set: {
          speakerId: sql`excluded.speaker_id`,
          startMs: sql`excluded.start_ms`,
          endMs: sql`excluded.end_ms`,
          text: sql`excluded.text`,
        },
        setWhere: ofDubbing(dubbingSegments, dubbing)!,
      })
      .returning({ id: dubbingSegments.id });
    for (const { id } of rows) ids.add(id);
  }
  return ids;
}

/** How high a speaker is in each of their lines. */
export const listPitches = async (
  db: Queryable,
  dubbing: DubbingKey,
  speakerId: string,
): Promise<(number | null)[]> =>
  (
    await db
      .select({ pitchHz: dubbingSegments.pitchHz })
      .from(dubbingSegments)
      .where(and(ofDubbing(dubbingSegments, dubbing), eq(dubbingSegments.speakerId, speakerId)))
  ).map(({ pitchHz }) => pitchHz);

/** When the next segment begins, from a moment on; undefined: there is none. */
export async function nextStart(
  db: Queryable,
  dubbing: DubbingKey,
  fromMs: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ startMs: min(dubbingSegments.startMs) })
    .from(dubbingSegments)
    .where(and(ofDubbing(dubbingSegments, dubbing), gte(dubbingSegments.startMs, fromMs)));
  return row?.startMs ?? undefined;
}

export const updateSegment = (db: Queryable, dubbing: DubbingKey, id: string, change: Partial<NewSegment>) =>
  db
    .update(dubbingSegments)
    .set(change)
    .where(and(ofDubbing(dubbingSegments, dubbing), eq(dubbingSegments.id, id)));

/** Resolves to those that were there. */
export const deleteSegments = (db: Queryable, dubbing: DubbingKey, ids: readonly string[]) =>
  db
    .delete(dubbingSegments)
    .where(and(ofDubbing(dubbingSegments, dubbing), inArray(dubbingSegments.id, [...ids, ''])))
    .returning({ id: dubbingSegments.id });

export const listSpeakers = (db: Queryable, dubbing: DubbingKey): Promise<SpeakerRow[]> =>
  db
    .select()
    .from(dubbingSpeakers)
    .where(ofDubbing(dubbingSpeakers, dubbing))
    .orderBy(asc(dubbingSpeakers.position), asc(dubbingSpeakers.id));

export async function findSpeaker(
  db: Queryable,
  dubbing: DubbingKey,
  id: string,
): Promise<SpeakerRow | undefined> {
  const [row] = await db
    .select()
    .from(dubbingSpeakers)
    .where(and(ofDubbing(dubbingSpeakers, dubbing), eq(dubbingSpeakers.id, id)));
  return row;
}

export const insertSpeakers = (db: Queryable, speakers: NewSpeaker[]) =>
  db.insert(dubbingSpeakers).values(speakers);

export const updateSpeaker = (db: Queryable, dubbing: DubbingKey, id: string, change: Partial<NewSpeaker>) =>
  db
    .update(dubbingSpeakers)
    .set(change)
    .where(and(ofDubbing(dubbingSpeakers, dubbing), eq(dubbingSpeakers.id, id)));

/** Those who say nothing any more. */
export const deleteSpeakers = (db: Queryable, dubbing: DubbingKey, ids: readonly string[]) =>
  db
    .delete(dubbingSpeakers)
    .where(and(ofDubbing(dubbingSpeakers, dubbing), inArray(dubbingSpeakers.id, [...ids, ''])));

export async function nextPosition(db: Queryable, dubbing: DubbingKey): Promise<number> {
  const [row] = await db
    .select({ last: max(dubbingSpeakers.position) })
    .from(dubbingSpeakers)
    .where(ofDubbing(dubbingSpeakers, dubbing));
  return (row?.last ?? -1) + 1;
}
