import type { Conversation } from '@mynah/contract/agents/conversations/conversations';
import { transcriptEntry } from '@mynah/contract/agents/conversations/transcript';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findAgent } from '../../registry/index.ts';
import { analyze } from '../analysis/analyze.ts';
import { withCriterion } from '../analysis/compose-analysis.ts';
import { nothingToAnalyze, whatToAnalyze } from '../analysis/what-to-analyze.ts';
import { changeConversation, listEntries } from '../conversations.store.ts';
import type { ConversationRow } from '../conversations.tables.ts';
import { requireConversation, showConversation } from './find-conversations.ts';

/** By what the agent wants to know today. @throws Failure `conversation_not_over` */
export async function analyzeAgain(
  platform: Platform,
  actor: Actor,
  id: string,
  signal: AbortSignal,
): Promise<Conversation> {
  const { row, entries, wanted } = await material(platform, actor, id);
  const analysis = await analyze(platform, entries, wanted, signal);
  await changeConversation(platform.db, row, { analysis, successful: analysis.call_successful });
  return showConversation(platform, actor, id);
}

/** One criterion anew. @throws Failure `evaluation_criterion_not_found`, `conversation_not_over` */
export async function evaluateAgain(
  platform: Platform,
  actor: Actor,
  { id, evaluationId }: { id: string; evaluationId: string },
  signal: AbortSignal,
): Promise<Conversation> {
  const { row, entries, wanted } = await material(platform, actor, id);
  const criteria = wanted.criteria.filter((criterion) => criterion.id === evaluationId);
  if (criteria.length === 0)
    throw new Failure('evaluation_criterion_not_found', 'The agent has no criterion with this ID.');
  const one = await analyze(platform, entries, { ...wanted, criteria, properties: {} }, signal);
  const { result, rationale } = one.evaluation_criteria_results[evaluationId]!;
  const judged = { id: evaluationId, result, rationale, score: one.call_success_score };
  const analysis = row.analysis ? withCriterion(row.analysis, judged) : one;
  await changeConversation(platform.db, row, { analysis, successful: analysis.call_successful });
  return showConversation(platform, actor, id);
}

async function material(platform: Platform, actor: Actor, id: string) {
  const row = await requireConversation(platform, actor, id);
  requireEnd(row);
  const agent = await findAgent(platform, { agentId: row.agentId, branchId: row.branchId });
  const entries = (await listEntries(platform.db, id)).map((entry) => transcriptEntry.parse(entry));
  return { row, entries, wanted: agent ? whatToAnalyze(agent.platformSettings) : nothingToAnalyze };
}

function requireEnd({ status, transcriptDeletedAt }: ConversationRow): void {
  if (status !== 'done' && status !== 'failed')
    throw new Failure('conversation_not_over', 'The conversation isn’t over yet.');
  if (transcriptDeletedAt)
    throw new Failure('conversation_not_over', 'What was said in the conversation has been deleted.');
}
