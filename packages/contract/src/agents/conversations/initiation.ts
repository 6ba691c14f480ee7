import { z } from 'zod';
import { conversationInitiationSource } from '../config/agent.ts';
import { conversationConfigClientOverride } from '../config/overrides.ts';

/** What a client brings along when it begins a conversation (`conversation_initiation_client_data`). */
export const initiationClientData = z.object({
  conversation_config_override: conversationConfigClientOverride.nullish(),
  custom_llm_extra_body: z.record(z.string(), z.unknown()).nullish(),
  user_id: z.string().max(512).nullish(),
  source_info: z
    .object({
      source: conversationInitiationSource.catch('unknown').nullish(),
      version: z.string().nullish(),
    })
    .nullish(),
  branch_id: z.string().nullish(),
  environment: z.string().nullish(),
  starting_workflow_node_id: z.string().nullish(),
  procedure_ids: z.array(z.string()).nullish(),
  dynamic_variables: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullish(),
});
export type InitiationClientData = z.output<typeof initiationClientData>;
