import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { type VoiceRow, voices } from '../registry/voices.tables.ts';
import { type SharedVoiceRow, sharedVoices } from './library.tables.ts';

const originals = alias(voices, 'originals');

/** What a copy speaks by. */
export interface Original {
  shared: SharedVoiceRow;
  voice: VoiceRow;
  /** False: the copy is disabled (VOI-070). */
  isUsable: boolean;
}

/**
 * A copy lives by the library, to the end of the notice when it was taken back, or by the address of whoever made the
 * copy. The voice of a copy is `voices`, its original `originals`.
 */
const livesOn = (now: Date): SQL<boolean> => sql<boolean>`(
  ${originals.safetyControl} is distinct from 'BAN' and (
    (${sharedVoices.publishedAt} is not null
      and (${sharedVoices.disableAt} is null or ${sharedVoices.disableAt} > ${now.toISOString()}::timestamptz))
    or (${sharedVoices.isShared} and exists (
      select 1 from ${users} where ${users.id} = ${voices.creatorUserId}
        and ${users.emailVerifiedAt} is not null and ${sharedVoices.emails} ? lower(${users.email})))))`;

/** Of `voices`: no copy, or one that still speaks (VOI-069). */
export const isNoDeadCopy = (now: Date): SQL => sql`(${voices.sourceVoiceId} is null or exists (
  select 1 from ${sharedVoices} join ${voices} ${sql.identifier('originals')} on ${originals.id} = ${sharedVoices.voiceId}
  where ${sharedVoices.voiceId} = ${voices.sourceVoiceId} and ${livesOn(now)}))`;

/** The originals of some copies, by the id of the copy. A copy whose original has gone is not in it. */
export async function findOriginals(
  db: Queryable,
  copyIds: readonly string[],
  now: Date,
): Promise<Map<string, Original>> {
  if (copyIds.length === 0) return new Map();
  const rows = await db
    .select({ copyId: voices.id, shared: sharedVoices, voice: originals, isUsable: livesOn(now) })
    .from(voices)
    .innerJoin(sharedVoices, eq(sharedVoices.voiceId, voices.sourceVoiceId))
    .innerJoin(originals, eq(originals.id, sharedVoices.voiceId))
    .where(inArray(voices.id, [...copyIds]));
  return new Map(rows.map(({ copyId, ...original }) => [copyId, original]));
}
