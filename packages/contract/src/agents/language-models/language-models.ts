import { z } from 'zod';
import { json, route } from '../../route.ts';
import { id, optional } from '../../wire.ts';
import { reasoningEffort } from '../config/prompt.ts';

export const languageModelInfo = z.object({
  llm: z.string(),
  is_checkpoint: z.boolean(),
  max_tokens_limit: z.int(),
  max_context_limit: z.int(),
  supports_image_input: z.boolean(),
  supports_document_input: z.boolean(),
  supports_parallel_tool_calls: z.boolean(),
  available_reasoning_efforts: z.array(reasoningEffort).nullable(),
  /** Nothing here is taken away, and no region costs more. */
  deprecation_info: z.null(),
  regional_processing_surcharge: z.null(),
});
export type LanguageModelInfo = z.infer<typeof languageModelInfo>;

const prices = json(
  z.object({
    llm_prices: z.array(
      z.object({ llm: z.string(), price_per_minute: z.number(), price_per_message: z.number() }),
    ),
  }),
);
const promptLength = z.int().min(0).max(10_000_000);
const numberOfPages = z.int().min(0).max(1_000_000);

export const languageModelRoutes = {
  list: route({
    id: 'languageModels.list',
    method: 'GET',
    path: '/v1/convai/llm/list',
    summary: 'List the language models that agents can use',
    access: 'convai_read',
    answer: json(
      z.object({
        llms: z.array(languageModelInfo),
        default_deprecation_config: z.object({
          warning_start_days: z.int(),
          fallback_start_days: z.int(),
          fallback_complete_days: z.int(),
          fallback_start_percentage: z.int(),
          fallback_complete_percentage: z.int(),
        }),
      }),
    ),
  }),
  calculate: route({
    id: 'languageModels.calculate',
    method: 'POST',
    path: '/v1/convai/llm-usage/calculate',
    summary: 'Estimate what language models cost for a prompt',
    access: 'public',
    body: z.object({
      prompt_length: promptLength,
      number_of_pages: numberOfPages,
      rag_enabled: z.boolean(),
    }),
    answer: prices,
  }),
  calculateForAgent: route({
    id: 'languageModels.calculateForAgent',
    method: 'POST',
    path: '/v1/convai/agent/{agent_id}/llm-usage/calculate',
    summary: 'Estimate what language models cost for an agent',
    access: 'convai_read',
    params: z.object({ agent_id: id }),
    body: z.object({
      prompt_length: optional(promptLength),
      number_of_pages: optional(numberOfPages),
      rag_enabled: optional(z.boolean()),
    }),
    answer: prices,
  }),
};
