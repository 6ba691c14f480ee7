import { and, asc, desc, eq, ilike, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../../platform/db/containing.ts';
import type { Queryable } from '../../../../platform/db/database.ts';
import { isAny } from '../../../../platform/db/is-any.ts';
import { type ResourceReader, visibleTo } from '../../../workspaces/sharing/index.ts';
import { knowledgeDocuments as documents } from '../entries/documents.tables.ts';
import { type DocumentHead, type DocumentType, documentStore } from '../entries/index.ts';

export type SortBy = 'name' | 'created_at' | 'updated_at' | 'size';

export interface ListSearch {
  search?: string | undefined;
  types?: readonly DocumentType[] | undefined;
  creatorUserId?: string | undefined;
  /** `null`: at the top. Undefined: wherever they are. */
  parentId?: string | null | undefined;
  /** All of these. */
  among?: readonly string[] | undefined;
  foldersFirst: boolean;
  sortBy: SortBy;
  direction: 'asc' | 'desc';
  after?: ListPlace | undefined;
  most: number;
}

/** Where a page ended: by what it was sorted, so that it goes on there whatever came in between. */
export interface ListPlace {
  isFolder: boolean;
  key: string | number;
  id: string;
}

/** A millisecond is what a cursor keeps of a time. */
const time = (column: typeof documents.createdAt | typeof documents.updatedAt): SQL<number> =>
  sql<number>`floor(extract(epoch from ${column}) * 1000)::float8`;

const keys: Record<SortBy, SQL<string | number>> = {
  name: sql<string>`lower(${documents.name})`,
  created_at: time(documents.createdAt),
  updated_at: time(documents.updatedAt),
  size: sql<number>`${documents.sizeBytes}`,
};

const isFolder = sql<boolean>`(${documents.type} = 'folder')`;

export async function listDocuments(
  db: Queryable,
  reader: ResourceReader,
  search: ListSearch,
): Promise<{ document: DocumentHead; place: ListPlace }[]> {
  const key = keys[search.sortBy];
  const order = search.direction === 'asc' ? asc : desc;
  const rows = await db
    .select({ document: documentStore.headColumns, key, isFolder })
    .from(documents)
    .where(and(visibleTo(reader, documents), ...filters(search), after(search, key)))
    .orderBy(...(search.foldersFirst ? [desc(isFolder)] : []), order(key), order(documents.id))
    .limit(search.most);
  return rows.map(({ document, ...place }) => ({ document, place: { ...place, id: document.id } }));
}

const filters = ({ search, types, creatorUserId, parentId, among }: ListSearch) => [
  // the public API finds what a name begins with; what a name has anywhere is found here
  search ? ilike(documents.name, containing(search)) : undefined,
  types ? inArray(documents.type, [...types]) : undefined,
  creatorUserId ? eq(documents.creatorUserId, creatorUserId) : undefined,
  parentId === null ? isNull(documents.parentId) : undefined,
  parentId ? eq(documents.parentId, parentId) : undefined,
  among ? isAny(documents.id, [...among]) : undefined,
];

function after({ after: place, direction, foldersFirst, sortBy }: ListSearch, key: SQL): SQL | undefined {
  if (!place) return undefined;
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  const given = sortBy === 'name' ? sql`${place.key}::text` : sql`${place.key}::float8`;
  const behind = sql`(${key}, ${documents.id}) ${comparison} (${given}, ${place.id})`;
  if (!foldersFirst) return behind;
  return sql`(${isFolder} < ${place.isFolder} or (${isFolder} = ${place.isFolder} and ${behind}))`;
}
