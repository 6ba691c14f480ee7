import { z } from 'zod';
import { json, route } from '../route.ts';

export const model = z.object({
  model_id: z.string(),
  name: z.string(),
  description: z.string(),
  can_be_finetuned: z.boolean(),
  can_do_text_to_speech: z.boolean(),
  can_do_voice_conversion: z.boolean(),
  can_use_style: z.boolean(),
  can_use_speaker_boost: z.boolean(),
  serves_pro_voices: z.boolean(),
  token_cost_factor: z.number(),
  requires_alpha_access: z.boolean(),
  max_characters_request_free_user: z.int(),
  max_characters_request_subscribed_user: z.int(),
  maximum_text_length_per_request: z.int(),
  languages: z.array(z.object({ language_id: z.string(), name: z.string() })),
  model_rates: z.object({ character_cost_multiplier: z.number(), cost_discount_multiplier: z.number() }),
  concurrency_group: z.string(),
});
export type Model = z.infer<typeof model>;

/** A model as OpenAI's API tells of it. Source: its public reference, "Models". */
export const openaiModel = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.int(),
  owned_by: z.string(),
});

export const modelRoutes = {
  list: route({
    id: 'models.list',
    method: 'GET',
    path: '/v1/models',
    summary: 'List the models, in OpenAI’s shape for callers that send an API key as its clients do',
    access: 'models_read',
    failsAs: 'openai-for-bearer',
    answer: json(
      z.union([z.array(model), z.object({ object: z.literal('list'), data: z.array(openaiModel) })]),
    ),
  }),
  get: route({
    id: 'models.get',
    method: 'GET',
    path: '/v1/models/{model_id}',
    summary: 'Get a model, in OpenAI’s shape',
    access: 'models_read',
    failsAs: 'openai',
    params: z.object({ model_id: z.string().min(1).max(100) }),
    answer: json(openaiModel),
  }),
};
