import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type EarnedUse, voiceEarnings } from './extension-points.ts';
import { earningMicrosPerCredit } from './library.policy.ts';
import { sharedVoices, sharedVoiceUsage } from './library.tables.ts';

/** What was said with somebody else's voice, and what it cost. */
export interface SharedUse {
  sharedVoiceId: string;
  characters: number;
  /** With the multiplier. */
  credits: number;
}

type User = Pick<Actor, 'workspaceId' | 'kind'>;

/** The day of a moment, UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** What is said once, by whom. */
interface RecordedUses {
  actor: User;
  uses: readonly SharedUse[];
  /** The charge, or whatever else it was said for: what is earned by it is earned once. */
  reference: string;
}

/** Counts what was charged, in the transaction of the charge, and credits the owner's share. */
export async function recordSharedUse(
  platform: Platform,
  transaction: Transaction,
  { actor: { workspaceId, kind }, uses, reference }: RecordedUses,
): Promise<void> {
  const now = platform.clock.now();
  const charged = uses.filter(({ credits }) => credits > 0);
  for (const { sharedVoiceId, characters, credits } of charged) {
    await addUsage(transaction, {
      voiceId: sharedVoiceId,
      workspaceId,
      day: dayOf(now),
      characters,
      apiCharacters: kind === 'api-key' ? characters : 0,
      credits,
      copies: 0,
    });
  }
  if (charged.length === 0) return;
  const earned = await listEarned(transaction, charged);
  for (const earn of platform.extensions.at(voiceEarnings))
    await earn(platform, transaction, { earned, reference, spenderWorkspaceId: workspaceId, now });
}

/** Voices of the house, and those that went while they were spoken with, earn nobody anything. */
async function listEarned(transaction: Transaction, uses: readonly SharedUse[]): Promise<EarnedUse[]> {
  const ids = uses.map(({ sharedVoiceId }) => sharedVoiceId);
  const owners = await transaction
    .select({ voiceId: sharedVoices.voiceId, workspaceId: sharedVoices.workspaceId })
    .from(sharedVoices)
    .where(inArray(sharedVoices.voiceId, ids));
  return uses.flatMap(({ sharedVoiceId: voiceId, characters, credits }) => {
    const workspaceId = owners.find((owner) => owner.voiceId === voiceId)?.workspaceId;
    const amountMicros = credits * earningMicrosPerCredit;
    return workspaceId ? [{ voiceId, workspaceId, characters, credits, amountMicros }] : [];
  });
}

export const recordCopy = (
  transaction: Transaction,
  { voiceId, workspaceId, now }: { voiceId: string; workspaceId: string; now: Date },
): Promise<void> =>
  addUsage(transaction, {
    voiceId,
    workspaceId,
    day: dayOf(now),
    characters: 0,
    apiCharacters: 0,
    credits: 0,
    copies: 1,
  });

interface Usage {
  voiceId: string;
  workspaceId: string;
  day: string;
  characters: number;
  apiCharacters: number;
  credits: number;
  copies: number;
}

/** A voice that went while it was spoken with has nobody to be counted for. */
async function addUsage(transaction: Transaction, usage: Usage): Promise<void> {
  const { voiceId, workspaceId, day, characters, apiCharacters, credits, copies } = usage;
  const earned = credits * earningMicrosPerCredit;
  const added = (column: string) => sql.raw(`${column} = shared_voice_usage.${column} + excluded.${column}`);
  await transaction.execute(sql`
    insert into ${sharedVoiceUsage}
      (voice_id, day, workspace_id, characters, api_characters, credits, earnings_micros, copies)
    select ${sharedVoices.voiceId}, ${day}::date, ${workspaceId}, ${characters}::bigint, ${apiCharacters}::bigint,
      ${credits}::bigint, ${earned}::bigint, ${copies}::integer
    from ${sharedVoices} where ${sharedVoices.voiceId} = ${voiceId}
    on conflict (voice_id, day, workspace_id) do update set
      ${added('characters')}, ${added('api_characters')}, ${added('credits')}, ${added('earnings_micros')},
      ${added('copies')}`);
}

/** One day of a voice, over all workspaces. */
export interface UsageDay {
  day: string;
  characters: number;
  users: number;
  copies: number;
  credits: number;
  earningsMicros: number;
}

/** Days on which somebody used the voice, oldest first. */
export function listUsage(
  db: Queryable,
  { voiceId, since, isReaderApp }: { voiceId: string; since: string | undefined; isReaderApp: boolean },
): Promise<UsageDay[]> {
  const characters = isReaderApp ? sharedVoiceUsage.readerCharacters : sharedVoiceUsage.characters;
  return db
    .select({
      day: sharedVoiceUsage.day,
      characters: sql<number>`sum(${characters})::bigint`,
      users: sql<number>`count(*) filter (where ${characters} > 0 or ${sharedVoiceUsage.credits} > 0)::int`,
      copies: sql<number>`sum(${sharedVoiceUsage.copies})::int`,
      credits: sql<number>`sum(${sharedVoiceUsage.credits})::bigint`,
      earningsMicros: sql<number>`sum(${sharedVoiceUsage.earningsMicros})::bigint`,
    })
    .from(sharedVoiceUsage)
    .where(
      and(
        eq(sharedVoiceUsage.voiceId, voiceId),
        since === undefined ? undefined : gte(sharedVoiceUsage.day, since),
      ),
    )
    .groupBy(sharedVoiceUsage.day)
    .orderBy(sharedVoiceUsage.day);
}

/** Sums up the last year and week of every shared voice, for lists and their order. Of all workspaces. */
export async function countUsage(db: Queryable, now: Date): Promise<void> {
  const daysAgo = (days: number): string => dayOf(new Date(now.getTime() - days * 86_400_000));
  await db.execute(sql`
    update ${sharedVoices} set characters_year = counted.year, characters_week = counted.week,
      api_characters_year = counted.api
    from (
      select ${sharedVoices.voiceId} as voice_id,
        coalesce(sum(u.characters), 0)::bigint as year,
        coalesce(sum(u.characters) filter (where u.day > ${daysAgo(7)}::date), 0)::bigint as week,
        coalesce(sum(u.api_characters), 0)::bigint as api
      from ${sharedVoices}
      left join ${sharedVoiceUsage} u on u.voice_id = ${sharedVoices.voiceId} and u.day > ${daysAgo(365)}::date
      group by ${sharedVoices.voiceId}
    ) counted
    where ${sharedVoices.voiceId} = counted.voice_id
      and (${sharedVoices.charactersYear}, ${sharedVoices.charactersWeek}, ${sharedVoices.apiCharactersYear})
        is distinct from (counted.year, counted.week, counted.api)`);
}
