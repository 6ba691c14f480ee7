import { promptAgent } from '@mynah/contract/agents/config/prompt';
import { agentKnowledgeRoutes as routes } from '@mynah/contract/agents/knowledge/rag-index';
import { handle } from '../../../platform/http/index.ts';
import { tellWarnings } from '../../../platform/http/tell-warnings.ts';
import { countPages, type KnowledgeOf, retrieveWell } from '../knowledge/index.ts';
import { type AgentAtVersion, requireAgent } from '../registry/index.ts';

/** What an agent knows, and how it looks for an answer in it. */
function knowledgeOf({ workspaceId, conversationConfig }: AgentAtVersion): KnowledgeOf {
  const { knowledge_base: locators, rag } = conversationConfig.agent.prompt;
  return { workspaceId, locators, rag };
}

export const agentKnowledgeHttpRoutes = [
  handle(routes.size, async ({ platform, actor, params }) => {
    const agent = await requireAgent(platform, actor, { agentId: params.agentId, role: 'viewer' });
    return { number_of_pages: await countPages(platform, knowledgeOf(agent)) };
  }),
  handle(routes.query, async ({ platform, actor, params, query: { branchId }, body, signal, setHeader }) => {
    const agent = await requireAgent(platform, actor, { ...params, branchId, role: 'viewer' });
    const knowledge = knowledgeOf(agent);
    const rag = body.useAgentDefaults ? knowledge.rag : promptAgent.parse({}).rag;
    const { query } = body;
    const { sources, usedVectors } = await retrieveWell(platform, { ...knowledge, rag, query, signal });
    tellWarnings(setHeader, [usedVectors ? 'embedding_model_is_local' : 'full_text_only']);
    return {
      retrieval_query: query,
      chunks: sources.map(({ documentId, documentName, chunkId, text, distance }) => ({
        ...{ document_id: documentId, document_name: documentName, chunk_id: chunkId },
        ...{ content: text, vector_distance: distance },
      })),
    };
  }),
];
