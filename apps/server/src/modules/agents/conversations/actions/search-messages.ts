import type { FoundMessage } from '@mynah/contract/agents/conversations/search';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { agentNames } from '../../registry/index.ts';
import { vectorsOf } from '../after-call/vectors-of.ts';
import {
  type FoundEntry,
  hitEnd,
  hitStart,
  type MessageSearch,
  searchByVector,
  searchByWords,
} from '../message-search.store.ts';

export async function searchMessages(
  platform: Platform,
  { workspaceId }: Actor,
  search: MessageSearch,
): Promise<FoundMessage[]> {
  return shown(platform, workspaceId, await searchByWords(platform.db, workspaceId, search));
}

export interface SmartSearch {
  text: string;
  agentId?: string | undefined;
  skip: number;
  most: number;
}

/** By meaning; by words where nothing here can tell meanings. */
export async function searchByMeaning(
  platform: Platform,
  actor: Actor,
  { text, ...search }: SmartSearch,
  signal: AbortSignal,
): Promise<FoundMessage[]> {
  const { workspaceId } = actor;
  const [vector] = (await vectorsOf(platform, [text], { caller: workspaceId, signal })) ?? [];
  if (!vector) {
    const { agentId, ...page } = search;
    const filter = agentId ? { agentIds: [agentId] } : {};
    return searchMessages(platform, actor, { text, filter, isNewestFirst: false, ...page });
  }
  return shown(platform, workspaceId, await searchByVector(platform.db, workspaceId, { vector, ...search }));
}

async function shown(
  platform: Platform,
  workspaceId: string,
  found: readonly FoundEntry[],
): Promise<FoundMessage[]> {
  const names = await agentNames(platform, workspaceId, [...new Set(found.map(({ agentId }) => agentId))]);
  return found.map((entry) => ({
    conversation_id: entry.conversationId,
    agent_id: entry.agentId,
    agent_name: names.get(entry.agentId) ?? null,
    transcript_index: entry.position,
    chunk_text: entry.text,
    chunk_highlights: highlightsOf(entry.marked),
    score: entry.score,
    conversation_start_time_unix_secs: unixSeconds(entry.startedAt),
  }));
}

/** Null where nothing is marked: a meaning stands in no single word. */
function highlightsOf(marked: string): FoundMessage['chunk_highlights'] {
  if (!marked.includes(hitStart)) return null;
  return marked.split(hitStart).flatMap((part, index) => {
    if (index === 0) return part ? [{ value: part, is_hit: false }] : [];
    const [hit = '', rest = ''] = part.split(hitEnd);
    return [{ value: hit, is_hit: true }, ...(rest ? [{ value: rest, is_hit: false }] : [])];
  });
}
