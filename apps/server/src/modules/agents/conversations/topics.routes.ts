import { topicRoutes as routes } from '@mynah/contract/agents/conversations/topics';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { handle } from '../../../platform/http/index.ts';
import { showTopics } from './actions/show-topics.ts';

const fromSeconds = (seconds: number | undefined) =>
  seconds === undefined ? undefined : new Date(seconds * 1000);

export const topicHttpRoutes = [
  handle(routes.list, async ({ platform, actor, params: { agentId }, query }) => {
    const found = await showTopics(platform, actor, {
      agentId,
      from: fromSeconds(query.fromUnixSecs),
      to: fromSeconds(query.toUnixSecs),
      isBySuccess: query.sortBy === 'success_rate',
      isAscending: query.sortDirection === 'asc',
    });
    const skip = Number(query.cursor ?? 0);
    const end = skip + query.pageSize;
    const topics = found.topics.slice(skip, end).map((topic) => {
      const criteria = query.includeEvaluationCriteria ? topic.metrics.evaluation_criteria : [];
      return { ...topic, metrics: { ...topic.metrics, evaluation_criteria: criteria } };
    });
    const hasMore = found.topics.length > end;
    return {
      topics,
      window_start_unix_secs: unixSeconds(found.from),
      window_end_unix_secs: unixSeconds(found.to),
      aggregated_run_count: found.days,
      has_more: hasMore,
      next_cursor: hasMore ? String(end) : null,
    };
  }),
];
