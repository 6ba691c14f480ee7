import type { PronunciationRule } from '@mynah/text';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { containing } from '../../platform/db/containing.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import { type ResourceReader, visibleTo } from '../workspaces/sharing/index.ts';
import {
  type DictionaryRow,
  pronunciationDictionaries,
  pronunciationVersions,
} from './dictionaries.tables.ts';

/** A dictionary with its latest version; without the rules, which may be many. */
export interface Dictionary extends DictionaryRow {
  versionId: string;
  rulesCount: number;
}

type Key = Pick<DictionaryRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key): SQL | undefined =>
  and(eq(pronunciationDictionaries.workspaceId, workspaceId), eq(pronunciationDictionaries.id, id));

const selectDictionaries = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(pronunciationDictionaries),
      versionId: pronunciationVersions.id,
      rulesCount: pronunciationVersions.rulesCount,
    })
    .from(pronunciationDictionaries)
    .innerJoin(
      pronunciationVersions,
      and(
        eq(pronunciationVersions.dictionaryId, pronunciationDictionaries.id),
        eq(pronunciationVersions.number, pronunciationDictionaries.latestNumber),
      ),
    );

export interface DictionaryPage {
  sort: 'creation_time_unix' | 'name';
  sortDirection: 'asc' | 'desc';
  includeArchived: boolean;
  search?: string;
  /** Id of the last one that was read. */
  after?: string;
  most: number;
}

/** By what it is sorted, then by id, so that a page goes on right behind the last one. */
export async function listDictionaries(
  db: Queryable,
  reader: ResourceReader,
  { sort, sortDirection, includeArchived, search, after, most }: DictionaryPage,
): Promise<Dictionary[]> {
  const key =
    sort === 'name' ? sql`lower(${pronunciationDictionaries.name})` : pronunciationDictionaries.createdAt;
  const keyOfLast = sort === 'name' ? sql`lower(last.name)` : sql`last.created_at`;
  const order = sortDirection === 'asc' ? asc : desc;
  const further = sortDirection === 'asc' ? sql`>` : sql`<`;
  const goesOn =
    after === undefined
      ? undefined
      : sql`(${key}, ${pronunciationDictionaries.id}) ${further} (
          select ${keyOfLast}, last.id from ${pronunciationDictionaries} as last
          where last.id = ${after} and last.workspace_id = ${reader.workspaceId})`;
  return selectDictionaries(db)
    .where(
      and(
        visibleTo(reader, pronunciationDictionaries),
        includeArchived ? undefined : isNull(pronunciationDictionaries.archivedAt),
        search ? ilike(pronunciationDictionaries.name, containing(search)) : undefined,
        goesOn,
      ),
    )
    .orderBy(order(key), order(pronunciationDictionaries.id))
    .limit(most);
}

export async function findDictionary(
  db: Queryable,
  reader: ResourceReader,
  id: string,
): Promise<Dictionary | undefined> {
  const [row] = await selectDictionaries(db)
    .where(and(visibleTo(reader, pronunciationDictionaries), eq(pronunciationDictionaries.id, id)))
    .limit(1);
  return row;
}

/** Of those, which the workspace has, whoever made them; held until the transaction ends. */
export async function holdDictionaries(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .select({ id: pronunciationDictionaries.id })
    .from(pronunciationDictionaries)
    .where(
      and(eq(pronunciationDictionaries.workspaceId, workspaceId), isAny(pronunciationDictionaries.id, ids)),
    )
    .for('share');
  return rows.map(({ id }) => id);
}

/** Changes of one dictionary take turns. */
export async function lockDictionary(transaction: Transaction, key: Key): Promise<DictionaryRow | undefined> {
  const [row] = await transaction.select().from(pronunciationDictionaries).where(isOne(key)).for('update');
  return row;
}

export const insertDictionary = (
  transaction: Transaction,
  dictionary: typeof pronunciationDictionaries.$inferInsert,
) => transaction.insert(pronunciationDictionaries).values(dictionary);

export const updateDictionary = (
  db: Queryable,
  key: Key,
  change: Partial<Pick<DictionaryRow, 'name' | 'archivedAt' | 'latestNumber'>>,
) =>
  db
    .update(pronunciationDictionaries)
    .set({ ...change, updatedAt: new Date() })
    .where(isOne(key));

export const deleteDictionary = (db: Queryable, key: Key) =>
  db.delete(pronunciationDictionaries).where(isOne(key));

export const insertVersion = (transaction: Transaction, version: typeof pronunciationVersions.$inferInsert) =>
  transaction.insert(pronunciationVersions).values(version);

/** A version without its rules. */
export type VersionSummary = Omit<typeof pronunciationVersions.$inferSelect, 'rules' | 'dictionaryId'>;

/** Of a dictionary that the caller was found to see; newest first, those before a number. */
export async function pageVersions(
  db: Queryable,
  { workspaceId, id }: Key,
  { before, most }: { before?: number; most: number },
): Promise<VersionSummary[]> {
  const { number, rulesCount, createdAt } = pronunciationVersions;
  return db
    .select({ id: pronunciationVersions.id, number, rulesCount, createdAt })
    .from(pronunciationVersions)
    .innerJoin(
      pronunciationDictionaries,
      eq(pronunciationDictionaries.id, pronunciationVersions.dictionaryId),
    )
    .where(and(isOne({ workspaceId, id }), before === undefined ? undefined : lt(number, before)))
    .orderBy(desc(number))
    .limit(most);
}

/** What a speaking call needs to know of a version that it names. */
export interface FoundVersion {
  dictionaryId: string;
  versionId: string;
}

/** The rules of a version of a dictionary of the workspace. */
export async function findRules(
  db: Queryable,
  { workspaceId, dictionaryId, versionId }: FoundVersion & { workspaceId: string },
): Promise<PronunciationRule[] | undefined> {
  const [row] = await db
    .select({ rules: pronunciationVersions.rules })
    .from(pronunciationVersions)
    .innerJoin(
      pronunciationDictionaries,
      eq(pronunciationDictionaries.id, pronunciationVersions.dictionaryId),
    )
    .where(and(isOne({ workspaceId, id: dictionaryId }), eq(pronunciationVersions.id, versionId)));
  return row?.rules;
}

export interface ListedVersion extends FoundVersion {
  number: number;
  rulesCount: number;
  createdAt: Date;
  isLatest: boolean;
  dictionaryName: string;
  creatorUserId: string | null;
  archivedAt: Date | null;
}

/** Versions of some dictionaries of the workspace: the latest ones, and those that are named. */
export async function listVersions(
  db: Queryable,
  workspaceId: string,
  { dictionaryIds, versionIds }: { dictionaryIds: readonly string[]; versionIds: readonly string[] },
): Promise<ListedVersion[]> {
  const { latestNumber, creatorUserId, archivedAt } = pronunciationDictionaries;
  return db
    .select({
      dictionaryId: pronunciationVersions.dictionaryId,
      versionId: pronunciationVersions.id,
      isLatest: sql<boolean>`${pronunciationVersions.number} = ${latestNumber}`,
      number: pronunciationVersions.number,
      rulesCount: pronunciationVersions.rulesCount,
      createdAt: pronunciationVersions.createdAt,
      dictionaryName: pronunciationDictionaries.name,
      creatorUserId,
      archivedAt,
    })
    .from(pronunciationVersions)
    .innerJoin(
      pronunciationDictionaries,
      eq(pronunciationDictionaries.id, pronunciationVersions.dictionaryId),
    )
    .where(
      and(
        eq(pronunciationDictionaries.workspaceId, workspaceId),
        isAny(pronunciationDictionaries.id, dictionaryIds),
        or(
          eq(pronunciationVersions.number, latestNumber),
          inArray(pronunciationVersions.id, [...versionIds, '']),
        ),
      ),
    );
}
