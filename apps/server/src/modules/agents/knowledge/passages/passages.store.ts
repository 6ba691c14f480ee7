import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { DocumentRow } from '../entries/index.ts';
import { type IndexRow, knowledgeIndexes, knowledgePassages } from './passages.tables.ts';
import { searchConfigOf, searchWords } from './search-words.ts';

type OfDocument = Pick<DocumentRow, 'workspaceId' | 'id'>;

const ofDocument = ({ workspaceId, id }: OfDocument) =>
  and(eq(knowledgePassages.workspaceId, workspaceId), eq(knowledgePassages.documentId, id));

/** Rows of one statement: few enough for its parameters. */
const batch = 500;

/** In place of those that the document had. What it is called is found in each of them. */
export async function replacePassages(
  transaction: Transaction,
  document: OfDocument & Pick<DocumentRow, 'name' | 'language'>,
  passages: readonly string[],
): Promise<void> {
  await transaction.delete(knowledgePassages).where(ofDocument(document));
  const { workspaceId, id: documentId, name } = document;
  const searchConfig = searchConfigOf(document.language);
  for (let start = 0; start < passages.length; start += batch) {
    const rows = passages.slice(start, start + batch).map((content, index) => ({
      ...{ id: newId(), workspaceId, documentId, position: start + index, content, searchConfig },
      words: sql`to_tsvector(${searchConfig}::regconfig, ${searchWords(`${name}\n${content}`)})`,
    }));
    await transaction.insert(knowledgePassages).values(rows);
  }
}

export const listPassages = (
  db: Queryable,
  document: OfDocument,
  { after = -1, most }: { after?: number; most: number },
) =>
  db
    .select({
      id: knowledgePassages.id,
      position: knowledgePassages.position,
      content: knowledgePassages.content,
    })
    .from(knowledgePassages)
    .where(and(ofDocument(document), gt(knowledgePassages.position, after)))
    .orderBy(asc(knowledgePassages.position))
    .limit(most);

export async function findPassage(db: Queryable, document: OfDocument, passageId: string) {
  const [row] = await db
    .select({
      id: knowledgePassages.id,
      position: knowledgePassages.position,
      content: knowledgePassages.content,
    })
    .from(knowledgePassages)
    .where(and(ofDocument(document), eq(knowledgePassages.id, passageId)));
  return row;
}

export const listWithoutVector = (db: Queryable, document: OfDocument, most: number) =>
  db
    .select({ id: knowledgePassages.id, content: knowledgePassages.content })
    .from(knowledgePassages)
    .where(and(ofDocument(document), isNull(knowledgePassages.vector)))
    .orderBy(asc(knowledgePassages.position))
    .limit(most);

export async function writeVectors(
  db: Queryable,
  workspaceId: string,
  vectors: readonly { id: string; vector: Uint8Array }[],
): Promise<void> {
  const rows = vectors.map(({ id, vector }) => sql`(${id}, ${Buffer.from(vector)}::bytea)`);
  await db.execute(sql`
    update knowledge_passages passage set vector = given.vector
    from (values ${sql.join(rows, sql`, `)}) as given (id, vector)
    where passage.workspace_id = ${workspaceId} and passage.id = given.id`);
}

export interface VectorCount {
  passages: number;
  computed: number;
  bytes: number;
}

export async function countVectors(
  db: Queryable,
  workspaceId: string,
  documentIds: readonly string[],
): Promise<Map<string, VectorCount>> {
  if (documentIds.length === 0) return new Map();
  const { rows } = await db.execute<VectorCount & { id: string } & Record<string, unknown>>(sql`
    select document_id as id, count(*)::int as passages, count(vector)::int as computed,
      coalesce(sum(length(vector)), 0)::int as bytes
    from knowledge_passages
    where workspace_id = ${workspaceId} and document_id = any(${sql.param([...documentIds])}::text[])
    group by document_id`);
  return new Map(rows.map(({ id, ...count }) => [id, count]));
}

const ofIndexes = ({ workspaceId, id }: OfDocument) =>
  and(eq(knowledgeIndexes.workspaceId, workspaceId), eq(knowledgeIndexes.documentId, id));

export const listIndexes = (db: Queryable, document: OfDocument): Promise<IndexRow[]> =>
  db
    .select()
    .from(knowledgeIndexes)
    .where(ofIndexes(document))
    .orderBy(asc(knowledgeIndexes.createdAt), asc(knowledgeIndexes.id));

export const listIndexesOfWorkspace = (db: Queryable, workspaceId: string): Promise<IndexRow[]> =>
  db.select().from(knowledgeIndexes).where(eq(knowledgeIndexes.workspaceId, workspaceId));

/** The one that is there, if there is one. */
export async function insertIndex(
  db: Queryable,
  { workspaceId, id: documentId }: OfDocument,
  model: IndexRow['model'],
): Promise<void> {
  await db
    .insert(knowledgeIndexes)
    .values({ id: newId(), workspaceId, documentId, model })
    .onConflictDoNothing();
}

export const deleteIndex = (db: Queryable, document: OfDocument, indexId: string) =>
  db.delete(knowledgeIndexes).where(and(ofIndexes(document), eq(knowledgeIndexes.id, indexId)));
