import type { conversationFilters } from '@mynah/contract/agents/conversations/filters';
import type { z } from 'zod';
import type { Camelized } from '../../../platform/http/camelize.ts';
import type { ConversationFilter } from './conversation-filter.ts';

type Asked = Camelized<Omit<z.output<z.ZodObject<typeof conversationFilters>>, 'cursor'>>;

const fromSeconds = (seconds: number | undefined) =>
  seconds === undefined ? undefined : new Date(seconds * 1000);
const toMs = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000);

/** What lists and searches were asked for. */
export const readFilter = (query: Asked): ConversationFilter => ({
  agentIds: query.agentId ? [query.agentId] : undefined,
  visitedAgentIds: query.visitedAgentIds,
  visitedBranchIds: query.visitedAgentBranchIds,
  branchId: query.branchId,
  versionId: query.versionId,
  userId: query.userId,
  callSuccessful: query.callSuccessful,
  startedBefore: fromSeconds(query.callStartBeforeUnix),
  startedAfter: fromSeconds(query.callStartAfterUnix),
  leastMs: toMs(query.callDurationMinSecs),
  mostMs: toMs(query.callDurationMaxSecs),
  ratingMin: query.ratingMin,
  ratingMax: query.ratingMax,
  hasComment: query.hasFeedbackComment,
  evaluated: query.evaluationParams,
  collected: query.dataCollectionParams,
  variables: query.dynamicVariableParams,
  toolNames: query.toolNames,
  toolsSucceeded: query.toolNamesSuccessful,
  toolsFailed: query.toolNamesErrored,
  topicIds: query.topicIds,
  languages: query.mainLanguages,
  withoutStatuses: query.excludeStatuses,
  terminationReasons: query.terminationReasons,
  source: query.conversationInitiationSource,
  isTextOnly: query.textOnly,
});
