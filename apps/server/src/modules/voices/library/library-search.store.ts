import { accentLocales } from '@mynah/contract/voices/dialect-locales';
import type { librarySorts } from '@mynah/contract/voices/voice-library';
import { and, asc, desc, eq, gte, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { notHidden } from '../catalog/index.ts';
import { voices } from '../registry/voices.tables.ts';
import type { SharedVoice } from './library.store.ts';
import { sharedVoices, voiceBookmarks } from './library.tables.ts';

export interface LibrarySearch {
  pageSize: number;
  page: number;
  category?: string;
  gender?: string;
  age?: string;
  accent?: string;
  language?: string;
  locale?: string;
  search?: string;
  useCases?: string[];
  descriptives?: string[];
  featured: boolean;
  bookmarked: boolean;
  minNoticePeriodDays?: number;
  includeCustomRates?: boolean;
  includeLiveModerated?: boolean;
  readerAppEnabled: boolean;
  ownerId?: string;
  sort: (typeof librarySorts)[number];
}

interface Reader {
  workspaceId: string;
  userId: string;
}

export interface LibraryPage {
  found: SharedVoice[];
  totalCount: number;
  hasMore: boolean;
}

/** What strangers may see: published, allowed, and nothing stands against the voice. */
export const isPublic = (): SQL =>
  and(
    eq(sharedVoices.isInLibrary, true),
    inArray(sharedVoices.reviewStatus, ['allowed', 'allowed_with_changes']),
    isNull(voices.safetyControl),
    eq(voices.isLegacy, false),
  )!;

interface LibraryView {
  hiddenIds: readonly string[];
  /** False: no engine speaks the voices of the house now. */
  showsHouse: boolean;
}

/** `reader` is undefined for people without an account: they remember nothing. */
export async function searchLibrary(
  db: Queryable,
  reader: Reader | undefined,
  search: LibrarySearch,
  { hiddenIds, showsHouse }: LibraryView,
): Promise<LibraryPage> {
  const isRemembered = search.bookmarked ? (reader ? remembers(reader) : sql`false`) : undefined;
  const isSpoken = showsHouse ? undefined : eq(voices.isHouse, false);
  const filter = and(isPublic(), notHidden(hiddenIds), isSpoken, isRemembered, ...filtersOf(search));
  const rows = await selectShared(db)
    .where(filter)
    .orderBy(...orderOf(search.sort))
    .limit(search.pageSize + 1)
    .offset(search.page * search.pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(sharedVoices)
    .innerJoin(voices, eq(voices.id, sharedVoices.voiceId))
    .where(filter);
  return {
    found: rows.slice(0, search.pageSize),
    totalCount: counted?.total ?? 0,
    hasMore: rows.length > search.pageSize,
  };
}

/** Every voice of the library whose sound is known, and the default ones. */
export async function listKnownSounds(
  db: Queryable,
  hiddenIds: readonly string[],
): Promise<
  { voiceId: string; vector: Uint8Array; languages: readonly string[]; labels: Record<string, string> }[]
> {
  const rows = await db
    .select({
      voiceId: voices.id,
      vector: voices.speakerVector,
      languages: voices.languages,
      labels: voices.labels,
    })
    .from(voices)
    .leftJoin(sharedVoices, eq(sharedVoices.voiceId, voices.id))
    .where(
      and(
        isNotNull(voices.speakerVector),
        notHidden(hiddenIds),
        or(
          and(isNull(voices.workspaceId), eq(voices.isHouse, false), eq(voices.isLegacy, false)),
          isPublic(),
        ),
      ),
    );
  return rows.map(({ vector, ...known }) => ({ ...known, vector: vector! }));
}

export async function findPublished(
  db: Queryable,
  voiceIds: readonly string[],
): Promise<Map<string, SharedVoice>> {
  if (voiceIds.length === 0) return new Map();
  const rows = await selectShared(db).where(and(isPublic(), inArray(sharedVoices.voiceId, [...voiceIds])));
  return new Map(rows.map((row) => [row.shared.voiceId, row]));
}

/** What a reader has of some voices of the library: their own, added, or remembered. */
export async function findMarks(
  db: Queryable,
  { workspaceId, userId }: Reader,
  voiceIds: readonly string[],
): Promise<{ added: Set<string>; bookmarked: Set<string> }> {
  if (voiceIds.length === 0) return { added: new Set(), bookmarked: new Set() };
  const ids = [...voiceIds];
  const copies = await db
    .select({ id: voices.id, sourceVoiceId: voices.sourceVoiceId })
    .from(voices)
    .where(
      and(
        eq(voices.workspaceId, workspaceId),
        or(inArray(voices.sourceVoiceId, ids), inArray(voices.id, ids)),
        or(isNull(voices.creatorUserId), eq(voices.creatorUserId, userId), inArray(voices.id, ids)),
      ),
    );
  const bookmarks = await db
    .select({ voiceId: voiceBookmarks.voiceId })
    .from(voiceBookmarks)
    .where(
      and(
        eq(voiceBookmarks.workspaceId, workspaceId),
        eq(voiceBookmarks.userId, userId),
        inArray(voiceBookmarks.voiceId, ids),
      ),
    );
  return {
    added: new Set(copies.map(({ id, sourceVoiceId }) => sourceVoiceId ?? id)),
    bookmarked: new Set(bookmarks.map(({ voiceId }) => voiceId)),
  };
}

const remembers = ({ workspaceId, userId }: Reader): SQL => sql`exists (
  select 1 from ${voiceBookmarks} where ${voiceBookmarks.voiceId} = ${sharedVoices.voiceId}
  and ${voiceBookmarks.workspaceId} = ${workspaceId} and ${voiceBookmarks.userId} = ${userId})`;

const selectShared = (db: Queryable) =>
  db
    .select({ shared: sharedVoices, voice: voices })
    .from(sharedVoices)
    .innerJoin(voices, eq(voices.id, sharedVoices.voiceId));

function filtersOf(search: LibrarySearch): (SQL | undefined)[] {
  const { category, language, locale, minNoticePeriodDays, ownerId } = search;
  return [
    category === undefined ? undefined : sql`${voices.category} = ${category}`,
    hasLabel('gender', search.gender),
    hasLabel('age', search.age),
    hasLabel('accent', search.accent),
    hasAny('use_case', search.useCases),
    hasAny('descriptive', search.descriptives),
    language === undefined ? undefined : speaks(language),
    locale === undefined ? undefined : isOfLocale(locale),
    search.search === undefined ? undefined : matchesWords(search.search),
    search.featured ? eq(sharedVoices.isFeatured, true) : undefined,
    minNoticePeriodDays === undefined ? undefined : gte(sharedVoices.noticePeriodDays, minNoticePeriodDays),
    // a rate of 1 is none
    search.includeCustomRates === false
      ? or(isNull(sharedVoices.customRate), eq(sharedVoices.customRate, 1))
      : undefined,
    search.includeLiveModerated === false ? eq(sharedVoices.hasLiveModeration, false) : undefined,
    search.readerAppEnabled ? eq(sharedVoices.readerAppEnabled, true) : undefined,
    ownerId === undefined ? undefined : eq(sharedVoices.publicOwnerId, ownerId),
  ];
}

/** Labels say `middle_aged`; people also ask for `middle aged` or `Middle-Aged`. */
const plain = (value: string): string => value.toLowerCase().replace(/[\s-]+/g, '_');
const labelOf = (label: string): SQL =>
  sql`regexp_replace(lower(${sharedVoices.labels} ->> ${label}), '[\\s-]+', '_', 'g')`;

const hasLabel = (label: string, value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${labelOf(label)} = ${plain(value)}`;

const hasAny = (label: string, values: readonly string[] | undefined): SQL | undefined =>
  values === undefined ? undefined : or(...values.map((value) => hasLabel(label, value)));

/** As `localeOf` says it: by the accent where that has a home, else by the voice's language. */
function isOfLocale(locale: string): SQL {
  const wanted = locale.toLowerCase();
  const known = accentLocales(locale);
  const here = known.filter((one) => one.locale.toLowerCase() === wanted).map(({ accent }) => accent);
  const all = known.map(({ accent }) => accent);
  const accent = labelOf('accent');
  return sql`(lower(${voices.language}) = ${wanted} and coalesce(${accent}, '') <> all(${sql.param(all)}::text[])
    or ${speaksFirst(locale)} and ${accent} = any(${sql.param(here)}::text[]))`;
}

const speaksFirst = (tag: string): SQL =>
  sql`lower(split_part(${voices.language}, '-', 1)) = ${tag.split('-')[0]!.toLowerCase()}`;

const speaks = (language: string): SQL => sql`${voices.languages} ? ${language.split('-')[0]!.toLowerCase()}`;

/** Every word, somewhere in name, description or values of labels. */
function matchesWords(text: string): SQL | undefined {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, 10);
  return and(...words.map(matchesWord));
}

function matchesWord(word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const inLabels = sql`exists (select 1 from jsonb_each_text(${sharedVoices.labels}) label where label.value ilike ${pattern})`;
  return or(ilike(sharedVoices.name, pattern), ilike(sharedVoices.description, pattern), inLabels)!;
}

/**
 * What is used much now for what it was used before: a week that is above the voice's own average rises it, and a
 * voice that nobody knew a week ago may pass one that has always been popular. So many characters are needed for
 * that: a dozen sentences are no trend.
 */
const noticed = 10_000;
const trend = sql`${sharedVoices.charactersWeek}::float8
  * (1 + 52 * ${sharedVoices.charactersWeek}::float8 / (${sharedVoices.charactersYear} + ${noticed}))`;

function orderOf(sort: LibrarySearch['sort']): SQL[] {
  const newest = [desc(sharedVoices.publishedAt), desc(sharedVoices.voiceId)];
  const ofPeopleFirst = [asc(voices.isHouse), ...newest];
  switch (sort) {
    case 'created_date':
      return newest;
    case 'cloned_by_count':
      return [desc(sharedVoices.clonedByCount), ...ofPeopleFirst];
    case 'usage_character_count_1y':
      return [desc(sharedVoices.charactersYear), ...ofPeopleFirst];
    case 'trending':
      return [sql`${trend} desc`, ...ofPeopleFirst];
  }
}
