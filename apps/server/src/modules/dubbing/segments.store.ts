import { and, asc, eq, inArray, max } from 'drizzle-orm';
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
