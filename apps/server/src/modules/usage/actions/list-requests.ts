import type { ColumnFilter, UsageTable } from '@mynah/contract/usage';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { conditionOf } from '../column-filters.ts';
import { listRequests } from '../requests.store.ts';

interface RequestsQuery {
  startTime?: number | undefined;
  endTime?: number | undefined;
  limit: number;
  sort?: 'asc' | 'desc' | undefined;
  filters?: ColumnFilter[] | undefined;
  search?: string | undefined;
}

type Entry = Awaited<ReturnType<typeof listRequests>>[number];
type Cell = UsageTable['rows'][number][number];

interface Column {
  name: string;
  type: UsageTable['column_types'][number];
  unit?: UsageTable['column_units'][number];
  read(entry: Entry): Cell;
}

const columns: readonly Column[] = [
  { name: 'timestamp', type: 'DateTime', read: ({ createdAt }) => createdAt.toISOString() },
  { name: 'request_id', type: 'String', read: ({ id }) => id },
  { name: 'product_type', type: 'String', read: ({ product }) => product },
  { name: 'model', type: 'String', read: ({ modelId }) => modelId },
  { name: 'voice_id', type: 'String', read: ({ voiceId }) => voiceId },
  { name: 'voice_multiplier', type: 'Float', read: ({ voiceRate }) => voiceRate ?? 1 },
  { name: 'user_id', type: 'String', read: ({ userId }) => userId },
  { name: 'hashed_xi_api_key', type: 'String', read: ({ apiKeyId }) => apiKeyId },
  { name: 'request_source', type: 'String', read: ({ source }) => source },
  { name: 'resource_id', type: 'String', read: ({ agentId, projectId }) => agentId ?? projectId },
  { name: 'subresource_id', type: 'String', read: ({ subresourceId }) => subresourceId },
  { name: 'credits', type: 'Float', unit: 'credits', read: ({ credits }) => 0 - credits },
  { name: 'characters', type: 'Int', read: ({ characters }) => characters },
  {
    name: 'duration',
    type: 'Float',
    unit: 's',
    read: ({ durationMs }) => (durationMs === null ? null : durationMs / 1000),
  },
  { name: 'latency', type: 'Int', unit: 'ms', read: ({ runningMs }) => runningMs },
  { name: 'ttfb', type: 'Int', unit: 'ms', read: ({ firstSoundMs }) => firstSoundMs },
];

/** What was generated, one by one: newest first, or from a beginning on. @throws Failure `unprocessable` */
export async function listGenerated(
  { db }: Platform,
  { workspaceId }: Actor,
  { startTime, endTime, limit, sort, filters = [], search }: RequestsQuery,
): Promise<UsageTable> {
  if (startTime === undefined && endTime === undefined) {
    throw new Failure('unprocessable', 'Say when the time begins or ends.', {
      loc: ['body', 'start_time'],
    });
  }
  const entries = await listRequests(db, {
    workspaceId,
    from: startTime === undefined ? undefined : new Date(startTime),
    to: endTime === undefined ? undefined : new Date(endTime),
    limit,
    isAscending: (sort ?? (endTime === undefined ? 'asc' : 'desc')) === 'asc',
    condition: conditionOf(filters),
    search,
  });
  return {
    columns: columns.map(({ name }) => name),
    column_types: columns.map(({ type }) => type),
    column_units: columns.map(({ unit }) => unit ?? null),
    rows: entries.map((entry) => columns.map(({ read }) => read(entry))),
  };
}
