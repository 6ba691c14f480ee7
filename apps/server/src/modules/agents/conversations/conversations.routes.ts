import { conversationRoutes as routes } from '@mynah/contract/agents/conversations/conversations';
import { Failure } from '../../../platform/errors/index.ts';
import { answerFile, handle } from '../../../platform/http/index.ts';
import {
  keepFeedback,
  removeConversation,
  requireConversation,
  showConversation,
  showConversations,
} from './actions/find-conversations.ts';
import { countLive } from './conversations.store.ts';

const ok = { status: 'ok' as const };
const fromSeconds = (seconds: number | undefined) =>
  seconds === undefined ? undefined : new Date(seconds * 1000);
const toMs = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000);

export const conversationHttpRoutes = [
  handle(routes.list, async ({ platform, actor, query }) => {
    const page = {
      agentId: query.agentId,
      branchId: query.branchId,
      userId: query.userId,
      callSuccessful: query.callSuccessful,
      startedBefore: fromSeconds(query.callStartBeforeUnix),
      startedAfter: fromSeconds(query.callStartAfterUnix),
      leastMs: toMs(query.callDurationMinSecs),
      mostMs: toMs(query.callDurationMaxSecs),
      ratingMin: query.ratingMin,
      ratingMax: query.ratingMax,
      languages: query.mainLanguages,
      toolNames: query.toolNames,
      search: query.search,
      after: query.cursor,
    };
    const withSummary = query.summaryMode === 'include';
    const most = query.pageSize + 1;
    const found = await showConversations(platform, actor, { ...page, most, withSummary });
    const conversations = found.slice(0, query.pageSize);
    const hasMore = found.length > query.pageSize;
    return {
      conversations,
      next_cursor: hasMore ? conversations.at(-1)!.conversation_id : null,
      has_more: hasMore,
    };
  }),
  handle(routes.get, ({ platform, actor, params }) =>
    showConversation(platform, actor, params.conversationId),
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
