import {
  type Conversation,
  conversationRoutes as routes,
} from '@mynah/contract/agents/conversations/conversations';
import { Failure } from '../../../platform/errors/index.ts';
import { answerFile, handle } from '../../../platform/http/index.ts';
import { analyzeAgain, evaluateAgain } from './actions/analyze-again.ts';
import {
  keepFeedback,
  removeConversation,
  requireConversation,
  resolveConversation,
  showConversation,
  showConversations,
} from './actions/find-conversations.ts';
import { toTraces } from './conversation-traces.view.ts';
import { countLive } from './conversations.store.ts';
import { readFilter } from './read-filter.ts';

const ok = { status: 'ok' as const };

export const conversationHttpRoutes = [
  handle(routes.list, async ({ platform, actor, query }) => {
    const found = await showConversations(platform, actor, {
      ...readFilter(query),
      criteriaIds: query.evaluationCriteriaIds,
      collectionIds: query.dataCollectionIds,
      tagIds: query.tagIds,
      nodeId: query.workflowNodeEnteredId,
      search: query.search,
      after: query.cursor,
      isOldestFirst: query.sortDirection === 'asc',
      most: query.pageSize + 1,
      withSummary: query.summaryMode === 'include',
    });
    const conversations = found.slice(0, query.pageSize);
    const hasMore = found.length > query.pageSize;
    return {
      conversations,
      next_cursor: hasMore ? conversations.at(-1)!.conversation_id : null,
      has_more: hasMore,
    };
  }),
  handle(routes.resolve, ({ platform, actor, query }) => resolveConversation(platform, actor, query)),
  handle(routes.get, async ({ platform, actor, params, query: { format } }) => {
    const conversation = await showConversation(platform, actor, params.conversationId);
    return format === 'opentelemetry' ? toTraces(conversation) : conversation;
  }),
  handle(routes.summary, async ({ platform, actor, params, query: { maxMessages } }) =>
    summaryOf(await showConversation(platform, actor, params.conversationId), maxMessages),
  ),
  handle(routes.analyze, ({ platform, actor, params, signal }) =>
    analyzeAgain(platform, actor, params.conversationId, signal),
  ),
  handle(routes.evaluate, ({ platform, actor, params, body: { evaluationId }, signal }) =>
    evaluateAgain(platform, actor, { id: params.conversationId, evaluationId }, signal),
  ),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeConversation(platform, actor, params.conversationId);
    return ok;
  }),
  handle(routes.audio, async ({ platform, actor, params, header, setHeader }) => {
    const { audioKey, audioBytes } = await requireConversation(platform, actor, params.conversationId);
    if (!audioKey || audioBytes === null)
      throw new Failure('conversation_not_found', 'The conversation has no recording.');
    const open = platform.blobs.stream.bind(platform.blobs, audioKey);
    const file = { contentType: 'audio/mpeg', sizeBytes: audioBytes, open };
    return answerFile(file, { range: header('range'), setHeader });
  }),
  handle(routes.feedback, async ({ platform, params, body }) => {
    await keepFeedback(platform, params.conversationId, body);
    return ok;
  }),
  handle(routes.liveCount, async ({ platform, actor, query: { agentId, agentIds } }) => {
    const ids = agentId ? [agentId] : agentIds;
    return { count: await countLive(platform.db, actor.workspaceId, ids) };
  }),
];

function summaryOf(conversation: Conversation, most: number) {
  const { analysis, transcript } = conversation;
  const messages = transcript.flatMap(({ role, message }) => (message ? [{ role, message }] : []));
  return {
    conversation_id: conversation.conversation_id,
    agent_id: conversation.agent_id,
    status: conversation.status,
    call_summary_title: analysis?.call_summary_title ?? null,
    transcript_summary: analysis?.transcript_summary ?? null,
    call_successful: analysis?.call_successful ?? null,
    message_count: messages.length,
    messages: messages.slice(0, most),
    messages_omitted: messages.length > most,
    note: 'The messages alone. Tool calls, timings and costs stand in the whole conversation.',
  };
}
