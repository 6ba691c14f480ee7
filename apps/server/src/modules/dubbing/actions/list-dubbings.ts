import type { Dubbing, dubbingRoutes } from '@mynah/contract/dubbing/dubbing';

import { and, or } from 'drizzle-orm';
import { z } from 'zod';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor, Call } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { normalTag } from '../../../platform/translation/index.ts';
import { resourceReader } from '../../workspaces/sharing/index.ts';
import { describeDubbings } from '../describe-dubbings.ts';
import { hasStatus, listVisible, matches, type PagePlace } from '../dubbings.store.ts';
import type { DubbingRow } from '../dubbings.tables.ts';

type Query = Call<typeof dubbingRoutes.list>['query'];

export interface DubbingPageAnswer {
  dubs: Dubbing[];
  next_cursor: string | null;
  has_more: boolean;
}

export async function listDubbings(
  platform: Platform,
  actor: Actor,
  query: Query,
): Promise<DubbingPageAnswer> {
  const reader = await resourceReader(platform, actor, 'dubbing');
  const statuses = [query.dubbingStatuses ?? [], query.dubbingStatus ?? []].flat();
  const where = and(
    matches({
      userId: actor.userId,
      creator: query.filterByCreator,
      sources: query.creationSources,
      models: query.dubbingModels,
      languages: query.targetLanguageCodes?.map(normalTag),
      search: query.search,
    }),
    statuses.length > 0 ? or(...statuses.map(hasStatus)) : undefined,
  );
  const { orderBy, orderDirection, pageSize } = query;
  const rows = await listVisible(platform.db, reader, {
    limit: pageSize + 1,
    ...(query.cursor !== undefined && { after: readCursor(query.cursor, orderBy) }),
    orderBy,
    isDescending: orderDirection === 'DESCENDING',
    where,
  });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    dubs: await describeDubbings(platform, actor, page),
    next_cursor: last ? writeCursor(last, orderBy) : null,
    has_more: last !== undefined,
  };
}

const cursorParts = z.tuple([z.string(), z.string()]);

/** Where a page goes on, as the next call names it. */
export const writeCursor = (row: DubbingRow, orderBy: 'created_at' | 'name'): string => {
  const value = orderBy === 'name' ? row.name : row.createdAt.toISOString();
  return Buffer.from(JSON.stringify([value, row.id])).toString('base64url');
};

/** @throws Failure `unprocessable`, also for one of another order */
export function readCursor(cursor: string, orderBy: 'created_at' | 'name'): PagePlace {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [value, id] = cursorParts.parse(read);
    if (orderBy === 'name' || !Number.isNaN(Date.parse(value))) return { value, id };
  } catch {
    // no cursor of ours, as what else it may be
  }
  throw new Failure('unprocessable', 'Not a cursor of this list.', { loc: ['query', 'cursor'] });
}
