import { type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../platform/errors/index.ts';
import { type VoiceRow, voices } from '../registry/voices.tables.ts';

export interface VoiceSort {
  /** Without it as in lists: own voices, the newest first, then the default ones, the best first, legacy ones last. */
  sort?: 'created_at_unix' | 'name';
  sortDirection?: 'asc' | 'desc';
}

/** What tells where a page ended. */
type LastVoice = Pick<VoiceRow, 'id' | 'name' | 'createdAt' | 'position' | 'isLegacy'>;
type PageEnd = readonly [key: string | number, id: string];

/** VOI-087: behind every place that a voice can have, which are seconds since 1970 at most. */
const legacyOffset = 2 ** 40;

const keys = {
  name: { key: sql`lower(${voices.name})`, given: (value: unknown) => sql`lower(${value}::text)` },
  created_at_unix: {
    key: sql`floor(extract(epoch from ${voices.createdAt}))::bigint`,
    given: (value: unknown) => sql`${value}::bigint`,
  },
  position: {
    key: sql`(${voices.position} + case when ${voices.isLegacy} then ${sql.raw(String(legacyOffset))} else 0 end)`,
    given: (value: unknown) => sql`${value}::bigint`,
  },
};

/** The order of a list, and the condition for what comes after a voice. Ids decide between equal keys. */
export function voiceOrder(wish: VoiceSort): { by: SQL[]; after(end: PageEnd): SQL } {
  const { key, given } = keys[wish.sort ?? 'position'];
  const ascends = directionOf(wish) === 'asc';
  const direction = sql.raw(ascends ? 'asc' : 'desc');
  const beyond = sql.raw(ascends ? '>' : '<');
  return {
    by: [sql`${key} ${direction}`, sql`${voices.id} ${direction}`],
    after: ([value, id]) => sql`(${key}, ${voices.id}) ${beyond} (${given(value)}, ${id})`,
  };
}

const directionOf = ({ sort, sortDirection }: VoiceSort): 'asc' | 'desc' =>
  sortDirection ?? (sort === 'created_at_unix' ? 'desc' : 'asc');

const nameOf = (wish: VoiceSort): string => `${wish.sort ?? 'position'} ${directionOf(wish)}`;

/** Opaque to callers. New voices and others that go shift nothing, since the token holds a place, not a number. */
export function writePageToken(voice: LastVoice, wish: VoiceSort): string {
  const token = [nameOf(wish), keyOf(voice, wish.sort), voice.id];
  return Buffer.from(JSON.stringify(token)).toString('base64url');
}

function keyOf({ name, createdAt, position, isLegacy }: LastVoice, sort: VoiceSort['sort']): string | number {
  if (sort === 'name') return name;
  return sort === 'created_at_unix'
    ? Math.floor(createdAt.getTime() / 1000)
    : position + (isLegacy ? legacyOffset : 0);
}

/** @throws Failure `invalid_request` for what this server did not write, or wrote for another order */
export function readPageToken(text: string, wish: VoiceSort): PageEnd {
  const [order, key, id] = parse(text);
  const isKey = wish.sort === 'name' ? isText(key) : Number.isSafeInteger(key);
  if (order === nameOf(wish) && isKey && isText(id)) return [key as string | number, id];
  throw new Failure('invalid_request', 'next_page_token doesn’t belong to this list.', {
    data: { param: 'next_page_token' },
  });
}

function parse(text: string): unknown[] {
  try {
    const token: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(token) ? token : [];
  } catch {
    // no JSON: nothing in it can be right
    return [];
  }
}

/** The database takes no NUL. */
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
