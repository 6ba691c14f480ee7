import { and, eq, ilike, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { collectedVoices, voiceCollections } from './collections/collections.tables.ts';
import { notHidden } from './hidden-voices.ts';
import { sharedVoices } from './library/library.tables.ts';
import { isNoDeadCopy } from './library/originals.store.ts';
import { isInState, isTrained } from './professional/professional.store.ts';
import { readPageToken, type VoiceSort, voiceOrder, writePageToken } from './voice-order.ts';
import type { VoiceReader } from './voice-reader.ts';
import { type SettledVoice, selectSettled, toSettled, visibleTo } from './voices.store.ts';
import { voices } from './voices.tables.ts';

export interface VoiceSearch extends VoiceSort {
  nextPageToken?: string;
  pageSize: number;
  search?: string;
  voiceType?: string;
  category?: string;
  fineTuningState?: string;
  collectionId?: string;
  gender?: string;
  age?: string;
  language?: string[];
  accent?: string;
  useCases?: string[];
  minNoticePeriodDays?: number;
  includeCustomRates?: boolean;
  includeLiveModerated?: boolean;
  highQuality?: boolean;
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

/** With the ids of voices that members shared within the workspace. */
export type SearchReader = VoiceReader & { sharedIds: readonly string[] };

/** One page of the voices that somebody sees. Pages go by sort key and id, so that new voices shift nothing. */
export async function searchVoices(
  db: Queryable,
  reader: SearchReader,
  search: VoiceSearch,
  { hiddenIds, now }: { hiddenIds: readonly string[]; now: Date },
): Promise<VoicePage> {
  const filter = and(
    visibleTo(reader),
    notHidden(hiddenIds),
    isNoDeadCopy(now),
    ...filtersOf(reader, search),
  );
  const order = voiceOrder(search);
  const last = search.nextPageToken ? readPageToken(search.nextPageToken, search) : undefined;
  const found = await selectSettled(db, reader.workspaceId)
    .where(and(filter, last && order.after(last)))
    .orderBy(...order.by)
    .limit(search.pageSize + 1);
  const page = found.slice(0, search.pageSize).map((row) => toSettled(reader, row));
  const end = page.at(-1);
  const hasMore = found.length > search.pageSize;
  return {
    voices: page,
    hasMore,
    totalCount: search.includeTotalCount ? await db.$count(voices, filter) : 0,
    nextPageToken: hasMore && end ? writePageToken(end, search) : undefined,
  };
}

function filtersOf(reader: SearchReader, search: VoiceSearch): (SQL | undefined)[] {
  const { workspaceId } = reader;
  return [
    search.showLegacy ? undefined : eq(voices.isLegacy, false),
    search.search ? matchesText(search.search) : undefined,
    search.voiceType ? ofType(reader, search.voiceType) : undefined,
    search.category ? sql`${voices.category} = ${search.category}` : undefined,
    search.collectionId ? isCollectedHere(workspaceId, search.collectionId) : undefined,
    search.fineTuningState ? isInState(search.fineTuningState) : undefined,
    // VOI-068; who asks for them by name gets them
    search.fineTuningState || search.voiceIds ? undefined : isTrained(),
    ...ofTerms(search),
    search.highQuality ? eq(voices.category, 'high_quality') : undefined,
    hasLabel('gender', search.gender),
    hasLabel('age', search.age),
    hasLabel('accent', search.accent),
    search.useCases ? or(...search.useCases.map((useCase) => hasLabel('use_case', useCase))) : undefined,
    search.language ? speaks(search.language) : undefined,
    search.voiceIds ? inArray(voices.id, search.voiceIds) : undefined,
  ];
}

/** In the collection of the workspace, or without one in any. */
const isCollectedHere = (workspaceId: string, collectionId?: string): SQL => sql`exists (
  select 1 from ${collectedVoices} join ${voiceCollections} on ${voiceCollections.id} = ${collectedVoices.collectionId}
  where ${collectedVoices.voiceId} = ${voices.id} and ${voiceCollections.workspaceId} = ${workspaceId}
  ${collectionId === undefined ? sql`` : sql`and ${voiceCollections.id} = ${collectionId}`})`;

/** What the owner of a voice of the library asks for, own voices and copies alike. */
function ofTerms(search: VoiceSearch): (SQL | undefined)[] {
  const days = search.minNoticePeriodDays ?? 0;
  return [
    days > 0 ? isShared(sql`${sharedVoices.noticePeriodDays} >= ${days}`) : undefined,
    search.includeCustomRates === false ? not(isShared(isNotNull(sharedVoices.customRate))) : undefined,
    search.includeLiveModerated === false
      ? not(isShared(eq(sharedVoices.hasLiveModeration, true)))
      : undefined,
  ];
}

const isShared = (on: SQL): SQL => sql`exists (select 1 from ${sharedVoices}
  where ${sharedVoices.voiceId} = coalesce(${voices.sourceVoiceId}, ${voices.id}) and ${on})`;

/** VOI-071: name and label values, any case; label keys do not count. Each word is found somewhere. */
function matchesText(text: string): SQL | undefined {
  const words = text.split(/[\s_]+/).filter(Boolean);
  return and(...words.map(hasWord));
}

function hasWord(word: string): SQL {
  const pattern = `%${word.replace(/[\\%]/g, '\\$&')}%`;
  const inLabels = sql`exists (select 1 from jsonb_each_text(${voices.labels}) label where label.value ilike ${pattern})`;
  return or(ilike(voices.name, pattern), inLabels)!;
}

/** VOI-081, by the words of the compatible API. */
function ofType({ workspaceId, userId, sharedIds }: SearchReader, type: string): SQL | undefined {
  const isMade = eq(voices.workspaceId, workspaceId);
  const isOriginal = and(isMade, isNull(voices.sourceVoiceId));
  const isNobodys = isNull(voices.creatorUserId);
  switch (type) {
    case 'default':
      return isNull(voices.workspaceId);
    case 'community':
      return and(isMade, isNotNull(voices.sourceVoiceId));
    case 'personal':
      return and(isOriginal, or(isNobodys, eq(voices.creatorUserId, userId)));
    case 'workspace':
      return and(isOriginal, or(isNobodys, ne(voices.creatorUserId, userId), isAnyOf(sharedIds)));
    case 'non-community':
      return isOriginal;
    case 'saved':
      return or(isMade, isCollectedHere(workspaceId));
    case 'non-default':
      return isMade;
    default:
      return sql`false`;
  }
}

const isAnyOf = (ids: readonly string[]): SQL => sql`${voices.id} = any(${sql.param([...ids])}::text[])`;

/** Labels say `middle_aged`; people also ask for `middle aged` or `Middle-Aged`. */
const hasLabel = (label: string, value: string | undefined): SQL | undefined =>
  value === undefined
    ? undefined
    : sql`lower(${voices.labels} ->> ${label}) = ${value.toLowerCase().replace(/[\s-]+/g, '_')}`;

const speaks = (languages: readonly string[]): SQL => {
  const tags = languages.map((language) => language.split('-')[0]!.toLowerCase());
  return sql`${voices.languages} ?| ${sql.param(tags)}::text[]`;
};
