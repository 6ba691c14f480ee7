import { languageModelRoutes as routes } from '@mynah/contract/agents/language-models/language-models';
import { handle } from '../../../platform/http/index.ts';
import { promptDocuments } from '../knowledge/index.ts';
import { expectedPrices } from '../language-models/index.ts';
import { requireAgent } from './actions/find-agent.ts';

const charactersPerPage = 2_000;

/** What an agent's language model would cost, as it stands or as the caller thinks of it. */
export const languageModelPriceHttpRoutes = [
  handle(routes.calculateForAgent, async ({ platform, actor, params, body }) => {
    const { workspaceId, conversationConfig } = await requireAgent(platform, actor, {
      agentId: params.agentId,
      role: 'viewer',
    });
    const { prompt, rag, knowledge_base: locators } = conversationConfig.agent.prompt;
    const pages =
      body.numberOfPages ?? pagesOf(await promptDocuments(platform, { workspaceId, locators, rag }));
    return {
      llm_prices: expectedPrices(platform, {
        promptCharacters: body.promptLength ?? prompt.length,
        pages,
        usesRetrieval: body.ragEnabled ?? rag.enabled,
      }),
    };
  }),
];

const pagesOf = (documents: readonly { text: string }[]): number =>
  Math.ceil(documents.reduce((sum, { text }) => sum + text.length, 0) / charactersPerPage);
