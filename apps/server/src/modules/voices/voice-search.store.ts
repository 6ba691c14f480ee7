import { and, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { Failure } from '../../platform/errors/index.ts';
import { collectedVoices, voiceCollections } from './collections/collections.tables.ts';
import { isNoDeadCopy } from './library/originals.store.ts';
import { isInState, isTrained } from './professional/professional.store.ts';
import type { VoiceReader } from './voice-reader.ts';
import { type SettledVoice, selectSettled, toSettled, visibleTo } from './voices.store.ts';
import { voices } from './voices.tables.ts';

export interface VoiceSearch {
  nextPageToken?: string;
  pageSize: number;
  search?: string;
  sort?: 'created_at_unix' | 'name';
  sortDirection?: 'asc' | 'desc';
  voiceType?: string;
  category?: string;
  fineTuningState?: string;
  collectionId?: string;
  gender?: string;
  age?: string;
  language?: string[];
  accent?: string;
  useCases?: string[];
  includeTotalCount: boolean;
  voiceIds?: string[];
  showLegacy?: boolean;
}

export interface VoicePage {
  voices: SettledVoice[];
  hasMore: boolean;
  totalCount: number;
  nextPageToken: string | undefined;
}

/** One page of the voices that somebody sees. Pages go by sort key and id, so that new voices shift nothing. */
export async function searchVoices(
  db: Queryable,
  reader: VoiceReader,
  search: VoiceSearch,
  { hiddenIds, now }: { hiddenIds: readonly string[]; now: Date },
): Promise<VoicePage> {
  const filter = and(
    visibleTo(reader),
    notHidden(hiddenIds),
    isNoDeadCopy(now),
    ...filtersOf(reader, search),
  );
  const order = orderOf(search);
  const after = search.nextPageToken ? readPageToken(search.nextPageToken) : undefined;
  const found = await selectSettled(db, reader.workspaceId)
    .where(and(filter, after && order.after(after)))
    .orderBy(...order.by)
    .limit(search.pageSize + 1);
  const page = found.slice(0, search.pageSize).map((row) => toSettled(reader, row));
  const last = page.at(-1);
  const hasMore = found.length > search.pageSize;
  return {
    voices: page,
    hasMore,
    totalCount: search.includeTotalCount ? await db.$count(voices, filter) : 0,
    nextPageToken: hasMore && last ? writePageToken([order.keyOf(last), last.id]) : undefined,
  };
}

const notHidden = (ids: readonly string[]): SQL | undefined =>
  ids.length === 0 ? undefined : sql`${voices.id} <> all(${sql.param([...ids])}::text[])`;

function filtersOf(reader: VoiceReader, search: VoiceSearch): (SQL | undefined)[] {
  return [
    search.showLegacy ? undefined : eq(voices.isLegacy, false),
    search.search ? matchesText(search.search) : undefined,
    search.voiceType ? ofType(reader, search.voiceType) : undefined,
    search.category ? sql`${voices.category} = ${search.category}` : undefined,
    search.collectionId ? isCollected(reader.workspaceId, search.collectionId) : undefined,
    search.fineTuningState ? isInState(search.fineTuningState) : undefined,
    // VOI-068; who asks for them by name gets them
    search.fineTuningState || search.voiceIds ? undefined : isTrained(),
    hasLabel('gender', search.gender),
    hasLabel('age', search.age),
    hasLabel('accent', search.accent),
    search.useCases ? or(...search.useCases.map((useCase) => hasLabel('use_case', useCase))) : undefined,
    search.language ? speaks(search.language) : undefined,
    search.voiceIds ? inArray(voices.id, search.voiceIds) : undefined,
  ];
}

const isCollected = (workspaceId: string, collectionId?: string): SQL => sql`exists (
  select 1 from ${collectedVoices} join ${voiceCollections} on ${voiceCollections.id} = ${collectedVoices.collectionId}
  where ${collectedVoices.voiceId} = ${voices.id} and ${voiceCollections.workspaceId} = ${workspaceId}
  ${collectionId === undefined ? sql`` : sql`and ${voiceCollections.id} = ${collectionId}`})`;

/** VOI-071: name and label values, any case; label keys do not count. */
function matchesText(text: string): SQL {
  const pattern = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const inLabels = sql`exists (select 1 from jsonb_each_text(${voices.labels}) label where label.value ilike ${pattern})`;
  return or(ilike(voices.name, pattern), inLabels)!;
}

/** As the public API has them: `saved` is all that is not default, and what of the default ones is in a collection. */
function ofType({ workspaceId, userId }: VoiceReader, type: string): SQL | undefined {
  const isDefault = isNull(voices.workspaceId);
  const isOwn = eq(voices.workspaceId, workspaceId);
  const isCopy = isNotNull(voices.sourceVoiceId);
  switch (type) {
    case 'default':
      return isDefault;
    case 'community':
      return and(isOwn, isCopy);
    case 'personal': {
      const isTheirs = or(isNull(voices.creatorUserId), eq(voices.creatorUserId, userId));
      return and(isOwn, isNull(voices.sourceVoiceId), isTheirs);
    }
    case 'workspace':
      return and(isOwn, isNull(voices.sourceVoiceId));
    case 'non-community':
      return isNull(voices.sourceVoiceId);
    case 'saved':
      return or(isOwn, isCollected(workspaceId));
    default:
      return isOwn;
  }
}

/** Labels say `middle_aged`; people also ask for `middle aged` or `Middle-Aged`. */
const hasLabel = (label: string, value: string | undefined): SQL | undefined =>
  value === undefined
    ? undefined
    : sql`lower(${voices.labels} ->> ${label}) = ${value.toLowerCase().replace(/[\s-]+/g, '_')}`;

const speaks = (languages: readonly string[]): SQL => {
  const tags = languages.map((language) => language.split('-')[0]!.toLowerCase());
  return sql`${voices.languages} ?| ${sql.param(tags)}::text[]`;
};

interface Order {
  by: SQL[];
  keyOf(voice: SettledVoice): string | number;
  after(token: PageToken): SQL;
}

function orderOf({ sort, sortDirection }: VoiceSearch): Order {
  const key = {
    name: { column: sql`lower(${voices.name})`, type: sql.raw('text'), ascends: true },
    created_at_unix: {
      column: sql`floor(extract(epoch from ${voices.createdAt}))::bigint`,
      type: sql.raw('bigint'),
      ascends: false,
    },
    position: { column: sql`${voices.position}`, type: sql.raw('bigint'), ascends: true },
  }[sort ?? 'position'];
  const ascends = sortDirection ? sortDirection === 'asc' : key.ascends;
  const direction = sql.raw(ascends ? 'asc' : 'desc');
  const beyond = sql.raw(ascends ? '>' : '<');
  return {
    by: [sql`${key.column} ${direction}`, sql`${voices.id} ${direction}`],
    keyOf: (voice) => sortKey(voice, sort),
    after: ([value, id]) => sql`(${key.column}, ${voices.id}) ${beyond} (${value}::${key.type}, ${id})`,
  };
}

function sortKey(voice: SettledVoice, sort: VoiceSearch['sort']): string | number {
  if (sort === 'name') return voice.name.toLowerCase();
  return sort === 'created_at_unix' ? Math.floor(voice.createdAt.getTime() / 1000) : voice.position;
}

type PageToken = readonly [key: string | number, id: string];

const writePageToken = (token: PageToken): string => Buffer.from(JSON.stringify(token)).toString('base64url');

function readPageToken(text: string): PageToken {
  try {
    const [key, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if ((typeof key === 'string' || Number.isSafeInteger(key)) && typeof id === 'string') {
      return [key as string | number, id];
    }
  } catch {
    // falls through to the refusal
  }
  throw new Failure('invalid_request', 'next_page_token is not one that this server gave.', {
    data: { param: 'next_page_token' },
  });
}
