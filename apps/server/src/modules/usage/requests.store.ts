import { and, asc, desc, eq, gte, ilike, lte, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { creditEntries } from '../billing/ledger.tables.ts';

interface Asked {
  workspaceId: string;
  from?: Date | undefined;
  to?: Date | undefined;
  limit: number;
  isAscending: boolean;
  condition: SQL;
  search?: string | undefined;
}

const searched = [
  creditEntries.id,
  creditEntries.product,
  creditEntries.modelId,
  creditEntries.voiceId,
  creditEntries.agentId,
  creditEntries.projectId,
  creditEntries.userId,
  creditEntries.apiKeyId,
];

/** What was generated, one by one. */
export async function listRequests(db: Queryable, asked: Asked) {
  const { workspaceId, from, to, limit, isAscending, condition, search } = asked;
  const { createdAt, sequence, kind } = creditEntries;
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const order = isAscending ? asc : desc;
  return db
    .select()
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.workspaceId, workspaceId),
        eq(kind, 'spend'),
        from && gte(createdAt, from),
        to && lte(createdAt, to),
        condition,
        pattern ? or(...searched.map((column) => ilike(column, pattern))) : undefined,
      ),
    )
    .orderBy(order(createdAt), order(sequence))
    .limit(limit);
}
