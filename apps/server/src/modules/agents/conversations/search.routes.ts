import { messageSearchRoutes as routes } from '@mynah/contract/agents/conversations/search';
import { conversationUserRoutes } from '@mynah/contract/agents/conversations/users';
import { handle } from '../../../platform/http/index.ts';
import { searchByMeaning, searchMessages } from './actions/search-messages.ts';
import { showDays, showUsers } from './actions/show-numbers.ts';
import { readFilter } from './read-filter.ts';

/** A page of what is in no order that lasts: its cursor says how many were read. */
function pageOf<Item>(found: readonly Item[], { skip, size }: { skip: number; size: number }) {
  const hasMore = found.length > size;
  return {
    items: found.slice(0, size),
    next_cursor: hasMore ? String(skip + size) : null,
    has_more: hasMore,
  };
}

const metaOf = (size: number) => ({ total: null, page: null, page_size: size });

const fromSeconds = (seconds: number | undefined) =>
  seconds === undefined ? undefined : new Date(seconds * 1000);

export const messageSearchHttpRoutes = [
  handle(routes.byText, async ({ platform, actor, query }) => {
    const { textQuery: text, pageSize: size, cursor = '0', sortBy } = query;
    const search = { text, filter: readFilter(query), isNewestFirst: sortBy === 'created_at' };
    const skip = Number(cursor);
    const found = await searchMessages(platform, actor, { ...search, skip, most: size + 1 });
    const { items: results, ...page } = pageOf(found, { skip, size });
    return { meta: metaOf(size), results, ...page };
  }),
  handle(routes.byMeaning, async ({ platform, actor, query, signal }) => {
    const { textQuery: text, agentId, pageSize: size, cursor = '0' } = query;
    const skip = Number(cursor);
    const found = await searchByMeaning(platform, actor, { text, agentId, skip, most: size + 1 }, signal);
    const { items: results, ...page } = pageOf(found, { skip, size });
    return { meta: metaOf(size), results, ...page };
  }),
  handle(conversationUserRoutes.list, async ({ platform, actor, query }) => {
    const { pageSize: size, cursor = '0', agentId, branchId, search } = query;
    const skip = Number(cursor);
    const found = await showUsers(platform, actor, {
      ...{ agentId, branchId, search, skip, most: size + 1 },
      startedBefore: fromSeconds(query.callStartBeforeUnix),
      startedAfter: fromSeconds(query.callStartAfterUnix),
      isByCount: query.sortBy === 'conversation_count',
      isAscending: query.sortDirection === 'asc',
    });
    const { items: users, ...page } = pageOf(found, { skip, size });
    return { users, ...page };
  }),
  handle(conversationUserRoutes.days, async ({ platform, actor, query }) => ({
    days: await showDays(platform, actor, query),
  })),
];
