import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { containing } from '../../../platform/db/containing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { inHistory } from '../items/index.ts';
import { type HistoryRow, historyItems } from '../items/items.tables.ts';
import { type Companions, withCompanions } from './companions.store.ts';

export interface HistorySearch {
  pageSize: number;
  startAfterHistoryItemId?: string;
  voiceId?: string;
  modelId?: string;
  dateBeforeUnix?: number;
  dateAfterUnix?: number;
  sortDirection: 'asc' | 'desc';
  search?: string;
  source?: HistoryRow['source'] | 'Flows';
}

/** What a list shows of an item: everything but the big columns. */
export type ItemRow = Omit<HistoryRow, 'peaks' | 'alignments' | 'request'>;

/** One page by creation and id, so that new items shift nothing. */
export async function listHistoryItems(
  db: Queryable,
  workspaceId: string,
  search: HistorySearch,
): Promise<{ items: (ItemRow & Companions)[]; hasMore: boolean }> {
  const rows = await (search.search
    ? searchPage(db, workspaceId, search)
    : selectPage(db, workspaceId, search));
  const items = await withCompanions(db, rows.slice(0, search.pageSize));
  return { items, hasMore: rows.length > search.pageSize };
}

/** A word that many texts have fills a page from so many of the first. */
const firstLook = 1000;
/** More than these are not sorted by themselves. */
const fewMatches = 1000;
/** A shorter word has no trigram to be found by. */
const trigramLength = 3;

/**
 * The database guesses badly how often a word stands in a text: for a rare one it would read half of a long history.
 * So the first items are looked through; when they do not fill the page the index tells where the word stands.
 */
async function searchPage(db: Queryable, workspaceId: string, search: HistorySearch): Promise<ItemRow[]> {
  const text = search.search?.trim() ?? '';
  if (text.length < trigramLength) return selectPage(db, workspaceId, search);
  const found = await selectFromFirst(db, workspaceId, search);
  if (found.length > search.pageSize) return found;
  const matches = await selectMatches(db, workspaceId, text);
  const isFew = matches.length <= fewMatches;
  return selectPage(db, workspaceId, search, isFew ? matches.map(({ id }) => id) : undefined);
}

/** What the first items of the list have of a page and one item more. */
function selectFromFirst(db: Queryable, workspaceId: string, search: HistorySearch) {
  const { search: text = '', ...others } = search;
  const first = selectPage(db, workspaceId, { ...others, pageSize: firstLook }).as('first');
  const order = search.sortDirection === 'asc' ? asc : desc;
  return db
    .select()
    .from(first)
    .where(hasText(first, text))
    .orderBy(order(first.createdAt), order(first.id))
    .limit(search.pageSize + 1);
}

/** In any order, one more than are few. */
export const selectMatches = (db: Queryable, workspaceId: string, text: string) =>
  db
    .select({ id: historyItems.id })
    .from(historyItems)
    .where(and(inHistory(workspaceId), hasText(historyItems, text)))
    .limit(fewMatches + 1);

/** A page and one item more; of these items only, where the search knows them. */
export function selectPage(
  db: Queryable,
  workspaceId: string,
  search: HistorySearch,
  matches?: readonly string[],
) {
  const { peaks, alignments, request, ...columns } = getTableColumns(historyItems);
  const order = search.sortDirection === 'asc' ? asc : desc;
  return db
    .select(columns)
    .from(historyItems)
    .where(
      and(
        inHistory(workspaceId),
        matches
          ? isAny(historyItems.id, matches)
          : search.search
            ? hasText(historyItems, search.search)
            : undefined,
        ...filtersOf(workspaceId, search),
      ),
    )
    .orderBy(order(historyItems.createdAt), order(historyItems.id))
    .limit(search.pageSize + 1);
}

function filtersOf(workspaceId: string, search: HistorySearch): (SQL | undefined)[] {
  const { voiceId, modelId, source, dateBeforeUnix, dateAfterUnix } = search;
  return [
    search.startAfterHistoryItemId ? isBeyond(workspaceId, search) : undefined,
    voiceId ? eq(historyItems.voiceId, voiceId) : undefined,
    modelId ? eq(historyItems.modelId, modelId) : undefined,
    source ? sql`${historyItems.source} = ${source}` : undefined,
    dateBeforeUnix === undefined ? undefined : lt(historyItems.createdAt, new Date(dateBeforeUnix * 1000)),
    dateAfterUnix === undefined ? undefined : gt(historyItems.createdAt, new Date(dateAfterUnix * 1000)),
  ];
}

/** After the item that the page before ended with. */
function isBeyond(workspaceId: string, search: HistorySearch): SQL {
  const beyond = sql.raw(search.sortDirection === 'asc' ? '>' : '<');
  return sql`(${historyItems.createdAt}, ${historyItems.id}) ${beyond} (
    select last.created_at, last.id from history_items last
    where last.workspace_id = ${workspaceId} and last.id = ${search.startAfterHistoryItemId})`;
}

function hasText(item: { text: AnyColumn; voiceName: AnyColumn }, text: string): SQL {
  const pattern = containing(text.trim());
  return or(ilike(item.text, pattern), ilike(item.voiceName, pattern))!;
}
