import { and, eq, ilike, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { listSettled, type SettledVoice, type VoiceReader, visibleTo } from '../registry/index.ts';
import { voices } from '../registry/voices.tables.ts';
import type { VoicePart } from './extension-points.ts';
import { notHidden } from './hidden-voices.ts';
import { readPageToken, voiceOrder, writePageToken } from './voice-order.ts';
import type { VoiceSearch } from './voice-search.ts';

export interface VoicePage {
  voices: SettledVoice[];
  hasMore: boolean;
  totalCount: number;
  nextPageToken: string | undefined;
}

/** With the ids of voices that members shared within the workspace. */
export type SearchReader = VoiceReader & { sharedIds: readonly string[] };

interface SearchContext {
  hiddenIds: readonly string[];
  now: Date;
  /** What the modules above put at `voiceParts`. */
  parts: readonly VoicePart[];
}

/** One page of the voices that somebody sees. Pages go by sort key and id, so that new voices shift nothing. */
export async function searchVoices(
  db: Queryable,
  reader: SearchReader,
  search: VoiceSearch,
  context: SearchContext,
): Promise<VoicePage> {
  const filter = and(notHidden(context.hiddenIds), ...filtersOf(reader, search, context));
  const order = voiceOrder(search);
  const last = search.nextPageToken ? readPageToken(search.nextPageToken, search) : undefined;
  const found = await listSettled(db, reader, {
    where: and(filter, last && order.after(last)),
    orderBy: order.by,
    limit: search.pageSize + 1,
  });
  const page = found.slice(0, search.pageSize);
  const end = page.at(-1);
  const hasMore = found.length > search.pageSize;
  return {
    voices: page,
    hasMore,
    totalCount: search.includeTotalCount ? await db.$count(voices, and(visibleTo(reader), filter)) : 0,
    nextPageToken: hasMore && end ? writePageToken(end, search) : undefined,
  };
}

function filtersOf(
  reader: SearchReader,
  search: VoiceSearch,
  { parts, now }: SearchContext,
): (SQL | undefined)[] {
  const { workspaceId } = reader;
  return [
    search.showLegacy ? undefined : eq(voices.isLegacy, false),
    isNamed(search) ? undefined : eq(voices.isHouse, false),
    search.search ? matchesText(search.search) : undefined,
    search.voiceType ? ofType(reader, search.voiceType, parts) : undefined,
    search.category ? sql`${voices.category} = ${search.category}` : undefined,
    // VOI-068; who asks for them by name gets them
    search.fineTuningState || search.voiceIds ? undefined : ne(voices.engineVoice, ''),
    search.highQuality ? eq(voices.category, 'high_quality') : undefined,
    hasLabel('gender', search.gender),
    hasLabel('age', search.age),
    hasLabel('accent', search.accent),
    search.useCases ? or(...search.useCases.map((useCase) => hasLabel('use_case', useCase))) : undefined,
    search.language ? speaks(search.language) : undefined,
    search.voiceIds ? inArray(voices.id, search.voiceIds) : undefined,
    ...parts.flatMap((part) => part.filter?.(search, { workspaceId, now }) ?? []),
  ];
}

/** Voices of the house are hundreds: only who asks for them, or has put them away, gets them here. */
const isNamed = ({ voiceIds, collectionId, voiceType }: VoiceSearch): boolean =>
  voiceIds !== undefined || collectionId !== undefined || voiceType === 'saved';

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
function ofType(
  { workspaceId, userId, sharedIds }: SearchReader,
  type: string,
  parts: readonly VoicePart[],
): SQL | undefined {
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
      return or(isMade, ...parts.flatMap((part) => part.isSaved?.(workspaceId) ?? []));
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
