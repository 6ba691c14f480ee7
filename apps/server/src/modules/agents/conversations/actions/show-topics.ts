import { createHash } from 'node:crypto';
import type { AgentTopic } from '@mynah/contract/agents/conversations/topics';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireAgent } from '../../registry/index.ts';
import { groupByMeaning, meanOf, unit } from '../analysis/group-by-meaning.ts';
import { listTold, type ToldConversation, writeTopics } from '../topics.store.ts';

const dayMs = 86_400_000;
const usualDays = 7;

export interface TopicsWanted {
  agentId: string;
  from?: Date | undefined;
  to?: Date | undefined;
  isBySuccess: boolean;
  isAscending: boolean;
}

export interface FoundTopics {
  topics: AgentTopic[];
  from: Date;
  to: Date;
  /** Days of the window on which somebody talked. */
  days: number;
}

/**
 * What callers talk about: conversations whose first words mean much the same are one topic, named by the one in its
 * middle. Without a model that tells meanings there are none. @throws Failure `agent_not_found`
 */
export async function showTopics(
  platform: Platform,
  actor: Actor,
  wanted: TopicsWanted,
): Promise<FoundTopics> {
  const { agentId } = wanted;
  await requireAgent(platform, actor, { agentId, role: 'viewer' });
  const window = windowOf(wanted, platform.clock.now());
  const told = await listTold(platform.db, actor.workspaceId, { agentId, ...window });
  const groups = groupByMeaning(
    told.map((conversation) => ({ ...conversation, vector: unit(meanOf(conversation.vectors)) })),
  );
  const named = groups.map((group) => ({ group, topic: toTopic(agentId, group) }));
  await writeTopics(platform.db, actor.workspaceId, topicOfEach(named));
  const topics = named.map(({ topic }) => topic).sort(inOrder(wanted));
  const days = new Set(told.map(({ startedAt }) => Math.floor(startedAt.getTime() / dayMs))).size;
  return { topics, ...window, days };
}

/** Lists of conversations are filtered by them (`topic_ids`). */
const topicOfEach = (
  named: readonly { group: readonly ToldConversation[]; topic: AgentTopic }[],
): Map<string, string> =>
  new Map(named.flatMap(({ group, topic }) => group.map(({ id }) => [id, topic.topic_id] as const)));

/** Whole days (UTC) from the start on; without bounds the last week. */
function windowOf({ from, to }: TopicsWanted, now: Date): { from: Date; to: Date } {
  const end = to ?? now;
  const start = from ?? new Date(end.getTime() - (usualDays - 1) * dayMs);
  return { from: new Date(Math.floor(start.getTime() / dayMs) * dayMs), to: end };
}

/** What has no rate comes last, whatever the direction. */
const inOrder =
  ({ isBySuccess, isAscending }: TopicsWanted) =>
  (one: AgentTopic, two: AgentTopic): number => {
    const sign = isAscending ? 1 : -1;
    const byCount = sign * (one.conversation_count - two.conversation_count);
    if (!isBySuccess) return byCount;
    if (one.success_rate === null || two.success_rate === null)
      return Number(one.success_rate === null) - Number(two.success_rate === null) || byCount;
    return sign * (one.success_rate - two.success_rate) || byCount;
  };

function toTopic(agentId: string, group: readonly ToldConversation[]): AgentTopic {
  const middle = group.find(({ analysis }) => analysis?.call_summary_title) ?? group[0]!;
  const criteria = criteriaOf(group);
  const met = criteria.reduce((sum, { success_count: count }) => sum + count, 0);
  const missed = criteria.reduce((sum, { failure_count: count }) => sum + count, 0);
  const label = middle.analysis?.call_summary_title ?? 'Untitled';
  return {
    topic_id: `topic_${createHash('sha256').update(`${agentId} ${label}`).digest('hex').slice(0, 20)}`,
    label,
    description: middle.analysis?.transcript_summary ?? '',
    conversation_count: group.length,
    parent_topic_id: null,
    x_2d: null,
    y_2d: null,
    metrics: { conversation_count: group.length, sentiment: null, evaluation_criteria: criteria },
    success_rate: met + missed === 0 ? null : met / (met + missed),
  };
}

function criteriaOf(group: readonly ToldConversation[]): AgentTopic['metrics']['evaluation_criteria'] {
  const counts = new Map<string, Record<'success' | 'failure' | 'unknown', number>>();
  for (const { analysis } of group)
    for (const { criteria_id: id, result } of analysis?.evaluation_criteria_results_list ?? []) {
      const count = counts.get(id) ?? { success: 0, failure: 0, unknown: 0 };
      counts.set(id, { ...count, [result]: count[result] + 1 });
    }
  return [...counts].map(([criteria_id, { success, failure, unknown }]) => ({
    criteria_id,
    success_count: success,
    failure_count: failure,
    unknown_count: unknown,
  }));
}
