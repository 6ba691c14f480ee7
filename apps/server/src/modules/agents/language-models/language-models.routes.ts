import { languageModelRoutes as routes } from '@mynah/contract/agents/language-models/language-models';
import { handle } from '../../../platform/http/index.ts';
import { expectedPrices } from './expected-prices.ts';
import { listModels } from './list-models.ts';

/** Nothing here is taken away: what a vendor ends ends there. */
const deprecation = {
  warning_start_days: 30,
  fallback_start_days: 14,
  fallback_complete_days: 7,
  fallback_start_percentage: 25,
  fallback_complete_percentage: 100,
};

export const languageModelHttpRoutes = [
  handle(routes.list, async ({ platform }) => ({
    llms: listModels(platform),
    default_deprecation_config: deprecation,
  })),
  handle(routes.calculate, async ({ platform, body }) => ({
    llm_prices: expectedPrices(platform, {
      promptCharacters: body.promptLength,
      pages: body.numberOfPages,
      usesRetrieval: body.ragEnabled,
    }),
  })),
];
