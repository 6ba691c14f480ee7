import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { searchWords } from '../passages/index.ts';

export interface Searched {
  workspaceId: string;
  documentIds: readonly string[];
  query: string;
  most: number;
}

export interface Hit {
  id: string;
  documentId: string;
  score: number;
}

const list = (ids: readonly string[]) => sql`${sql.param([...ids])}::text[]`;

/** A word that more of the passages have than this says nothing, and ranking all of them takes its time. */
const mostShare = 0.1;
/** Where there are few passages, every word counts. */
const fewPassages = 500;

/**
 * Passages that have words of the query, those first that have more and rarer ones: the rank that PostgreSQL gives for
 * each word, weighed by how few of the passages have it (the inverse frequency of BM25). The query is stemmed as each
 * passage is. Each word is looked up in the index by itself: a join would compare all passages with all words.
 */
export async function findByWords(
  db: Queryable,
  { workspaceId, documentIds, query, most }: Searched,
): Promise<Hit[]> {
  if (documentIds.length === 0) return [];
  const { rows } = await db.execute<Hit & Record<string, unknown>>(sql`
    with configs as (
      select search_config, count(*) as passages from knowledge_passages
      where workspace_id = ${workspaceId} and document_id = any(${list(documentIds)})
      group by search_config
    ), terms as (
      select configs.search_config, passages, lexeme,
        ('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''')::tsquery as term
      from configs, unnest(to_tsvector(search_config::regconfig, ${searchWords(query)}))
    ), frequencies as materialized (
      select terms.*, (
        select count(*) from knowledge_passages passage
        where passage.search_config = terms.search_config and passage.words @@ terms.term
          and passage.workspace_id = ${workspaceId} and passage.document_id = any(${list(documentIds)})
      ) as found
      from terms
    ), telling as (
      select * from frequencies
      where found between 1 and greatest(${fewPassages}::float8, passages * ${mostShare}::float8)
    ), hits as (
      select passage.id, passage.document_id, telling.passages, telling.found,
        ts_rank(passage.words, telling.term, 1) as rank
      from knowledge_passages passage
      join telling on passage.search_config = telling.search_config and passage.words @@ telling.term
      where passage.workspace_id = ${workspaceId} and passage.document_id = any(${list(documentIds)})
    )
    select hits.id, hits.document_id as "documentId",
      sum(rank * ln(1 + (passages - found + 0.5) / (found + 0.5)))::float8 as score
    from hits
    group by hits.id, hits.document_id
    order by score desc, hits.id
    limit ${most}`);
  return rows;
}

export interface VectorRow extends Record<string, unknown> {
  id: string;
  documentId: string;
  vector: Uint8Array;
}

export async function readVectors(
  db: Queryable,
  workspaceId: string,
  documentIds: readonly string[],
): Promise<VectorRow[]> {
  const { rows } = await db.execute<VectorRow>(sql`
    select id, document_id as "documentId", vector from knowledge_passages
    where workspace_id = ${workspaceId} and document_id = any(${list(documentIds)}) and vector is not null
    order by document_id, position`);
  return rows;
}

export async function readPassages(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; content: string }>(sql`
    select id, content from knowledge_passages where workspace_id = ${workspaceId} and id = any(${list(ids)})`);
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** What matches is marked by these, which no text has: it is cut by them. */
const marks = { start: '\u{F8F0}', stop: '\u{F8F1}' };

/** The part of a passage that has words of the query, cut at its hits. */
export async function readSnippets(
  db: Queryable,
  workspaceId: string,
  { ids, query }: { ids: readonly string[]; query: string },
): Promise<Map<string, { value: string; is_hit: boolean }[]>> {
  const options = `StartSel=${marks.start}, StopSel=${marks.stop}, MaxWords=35, MinWords=15`;
  const { rows } = await db.execute<{ id: string; snippet: string }>(sql`
    select id, ts_headline(search_config::regconfig, content,
      replace(plainto_tsquery(search_config::regconfig, ${searchWords(query)})::text, ' & ', ' | ')::tsquery,
      ${options}) as snippet
    from knowledge_passages where workspace_id = ${workspaceId} and id = any(${list(ids)})`);
  return new Map(rows.map(({ id, snippet }) => [id, atHits(snippet)]));
}

const atHits = (snippet: string): { value: string; is_hit: boolean }[] =>
  snippet
    .split(new RegExp(`(${marks.start}[^${marks.stop}]*${marks.stop})`, 'u'))
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(marks.start)
        ? { value: part.slice(1, -1), is_hit: true }
        : { value: part, is_hit: false },
    );
