import type { SuccessResult } from '@mynah/contract/agents/conversations/analysis-results';
import { and, eq, exists, gte, ilike, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/db/containing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { agentConversations as table, transcriptEntries } from './conversations.tables.ts';
import { taggedConversations } from './tags.tables.ts';

type Maybe<Shape> = { [Key in keyof Shape]?: Shape[Key] | undefined };

/** `name:value`, as clients ask for results of criteria, collected values and dynamic variables. */
type Pairs = readonly string[];

export type ConversationFilter = Maybe<{
  agentIds: readonly string[];
  visitedAgentIds: readonly string[];
  visitedBranchIds: readonly string[];
  branchId: string;
  versionId: string;
  userId: string;
  /** `error`: the conversation itself failed. */
  callSuccessful: SuccessResult | 'error';
  startedBefore: Date;
  startedAfter: Date;
  leastMs: number;
  mostMs: number;
  ratingMin: number;
  ratingMax: number;
  hasComment: boolean;
  evaluated: Pairs;
  collected: Pairs;
  variables: Pairs;
  criteriaIds: readonly string[];
  collectionIds: readonly string[];
  toolNames: readonly string[];
  toolsSucceeded: readonly string[];
  toolsFailed: readonly string[];
  languages: readonly string[];
  withoutStatuses: readonly string[];
  terminationReasons: readonly string[];
  source: string;
  isTextOnly: boolean;
  tagIds: readonly string[];
  topicIds: readonly string[];
  /** A node of the workflow that spoke. */
  nodeId: string;
  /** In what was said. */
  search: string;
}>;

export function filterConditions(db: Queryable, filter: ConversationFilter): (SQL | undefined)[] {
  return [...ofCall(filter), ...ofOutcome(filter), ...ofContent(db, filter)];
}

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);
const anyOf = (values: readonly string[] | undefined, condition: (values: string[]) => SQL | undefined) =>
  values?.length ? condition([...values]) : undefined;
const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

const ofCall = (filter: ConversationFilter) => [
  anyOf(filter.agentIds, (ids) => inArray(table.agentId, ids)),
  anyOf(filter.visitedAgentIds, (ids) => visited('agentId', ids)),
  anyOf(filter.visitedBranchIds, (ids) => visited('branchId', ids)),
  given(filter.branchId, (id) => eq(table.branchId, id)),
  given(filter.versionId, (id) => eq(table.versionId, id)),
  given(filter.userId, (id) => eq(table.userId, id)),
  given(filter.startedBefore, (time) => lte(table.startedAt, time)),
  given(filter.startedAfter, (time) => gte(table.startedAt, time)),
  given(filter.leastMs, (ms) => gte(table.durationMs, ms)),
  given(filter.mostMs, (ms) => lte(table.durationMs, ms)),
  given(filter.source, (source) => eq(table.source, source)),
  given(filter.isTextOnly, (isTextOnly) => eq(table.textOnly, isTextOnly)),
  anyOf(filter.topicIds, (ids) => inArray(table.topicId, ids)),
  anyOf(filter.languages, (languages) => inArray(table.language, languages)),
];

const ofOutcome = (filter: ConversationFilter) => [
  given(filter.callSuccessful, (result) =>
    result === 'error' ? eq(table.status, 'failed') : eq(table.successful, result),
  ),
  given(filter.ratingMin, (rating) => gte(table.rating, rating)),
  given(filter.ratingMax, (rating) => lte(table.rating, rating)),
  given(filter.hasComment, (has) => sql`(coalesce(${table.feedback} ->> 'comment', '') <> '') = ${has}`),
  anyOf(filter.withoutStatuses, (statuses) => notInArray(sql`${table.status}`, statuses)),
  anyOf(filter.terminationReasons, (reasons) => inArray(table.terminationReason, reasons)),
  ...pairsOf(filter.evaluated, ([id, result]) => {
    const found = sql`${table.analysis} -> 'evaluation_criteria_results' -> ${id}`;
    return sql`${found} ->> 'result' = ${result}`;
  }),
  ...pairsOf(filter.collected, ([id, value]) => {
    const found = sql`${table.analysis} -> 'data_collection_results' -> ${id}`;
    return sql`${found} ->> 'value' = ${value}`;
  }),
  ...pairsOf(
    filter.variables,
    ([name, value]) => sql`${table.initiation} -> 'dynamic_variables' ->> ${name} = ${value}`,
  ),
  anyOf(
    filter.criteriaIds,
    (ids) => sql`${table.analysis} -> 'evaluation_criteria_results' ?| ${textArray(ids)}`,
  ),
  anyOf(
    filter.collectionIds,
    (ids) => sql`${table.analysis} -> 'data_collection_results' ?| ${textArray(ids)}`,
  ),
];

const ofContent = (db: Queryable, filter: ConversationFilter) => [
  anyOf(filter.toolNames, (names) => sql`${table.toolNames} ?| ${textArray(names)}`),
  anyOf(filter.toolsSucceeded, (names) => called(db, names, false)),
  anyOf(filter.toolsFailed, (names) => called(db, names, true)),
  anyOf(filter.tagIds, (ids) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(taggedConversations)
        .where(
          and(eq(taggedConversations.conversationId, table.id), inArray(taggedConversations.tagId, ids)),
        ),
    ),
  ),
  given(filter.nodeId, (id) =>
    exists(entriesOf(db, sql`${transcriptEntries.entry} #>> '{agent_metadata,workflow_node_id}' = ${id}`)),
  ),
  given(filter.search, (search) =>
    exists(entriesOf(db, ilike(sql`${transcriptEntries.entry} ->> 'message'`, containing(search)))),
  ),
];

/** Any of them, on its way. */
const visited = (key: 'agentId' | 'branchId', ids: readonly string[]) =>
  sql`jsonb_path_query_array(${table.visitedAgents}, ${sql.raw(`'$[*].${key}'`)}) ?| ${textArray(ids)}`;

const called = (db: Queryable, names: readonly string[], isError: boolean) =>
  exists(
    entriesOf(
      db,
      sql`exists (select 1 from jsonb_array_elements(${transcriptEntries.entry} -> 'tool_results') as result
        where result ->> 'tool_name' = any(${textArray(names)})
        and (result ->> 'is_error')::boolean = ${isError})`,
    ),
  );

const entriesOf = (db: Queryable, condition: SQL) =>
  db
    .select({ one: sql`1` })
    .from(transcriptEntries)
    .where(and(eq(transcriptEntries.conversationId, table.id), condition));

function pairsOf(pairs: Pairs = [], condition: (pair: readonly [string, string]) => SQL): SQL[] {
  return pairs.map((pair) => {
    const colon = pair.indexOf(':');
    return condition([pair.slice(0, colon), pair.slice(colon + 1)]);
  });
}
