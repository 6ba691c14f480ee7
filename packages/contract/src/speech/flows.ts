import { z } from 'zod';
import { pronunciationLocators } from '../dictionaries/pronunciation-locator.ts';
import { json, route } from '../route.ts';
import { voiceSettingsInput } from '../voices/voices.ts';
import { id, optional, queryInteger } from '../wire.ts';

/** Speech that is made in the background and fetched when it is done, as the API's other media are. */

export const flowStates = ['pending', 'generating', 'completed', 'failed'] as const;
export type FlowState = (typeof flowStates)[number];

export const flowFailures = [
  'timeout',
  'model_error',
  'moderated',
  'invalid_parameters',
  'dependency_failed',
  'charging_failed',
  'internal_error',
] as const;
export type FlowFailure = (typeof flowFailures)[number];

const flowFormats = [
  'mp3_22050_32',
  'mp3_24000_48',
  'mp3_44100_32',
  'mp3_44100_64',
  'mp3_44100_96',
  'mp3_44100_128',
  'mp3_44100_192',
] as const;

/** Which webhooks are told when it ends. */
const webhookTarget = z.discriminatedUnion('type', [
  z.object({ type: z.literal('all') }),
  z.object({ type: z.literal('ids'), ids: z.array(id).min(1).max(20) }),
]);

const order = {
  text: z.string().max(200_000),
  voice: id,
  output_format: z.enum(flowFormats).default('mp3_44100_128'),
  pronunciation_dictionary_locators: pronunciationLocators.default([]),
  webhook: optional(webhookTarget),
};
const languageCode = { language_code: optional(z.string().min(2).max(10)) };
const { stability, similarity_boost, speed } = voiceSettingsInput.shape;

/** Each model with the settings that it has; what it does not have is refused. */
export const speechFlowOrder = z.discriminatedUnion('model_id', [
  z.strictObject({
    ...order,
    ...languageCode,
    model_id: z.literal('eleven_flash_v2_5'),
    voice_settings: optional(z.strictObject({ stability, similarity_boost, speed })),
  }),
  z.strictObject({
    ...order,
    model_id: z.literal('eleven_multilingual_v2'),
    voice_settings: optional(z.strictObject(voiceSettingsInput.shape)),
  }),
  z.strictObject({
    ...order,
    ...languageCode,
    model_id: z.literal('eleven_v3'),
    voice_settings: optional(z.strictObject({ stability })),
  }),
]);

export const mediaGeneration = z.discriminatedUnion('status', [
  z.object({ id: z.string(), status: z.enum(['pending', 'generating']) }),
  z.object({
    id: z.string(),
    status: z.literal('completed'),
    /** Opens the audio for two hours, without a key. */
    content_url: z.string(),
    content_mime_type: z.string(),
  }),
  z.object({
    id: z.string(),
    status: z.literal('failed'),
    failure_reason: z.enum(flowFailures),
    error_message: z.string(),
  }),
]);
export type MediaGeneration = z.infer<typeof mediaGeneration>;

const path = '/v1/flows/text-to-speech';

export const speechFlowRoutes = {
  create: route({
    id: 'flows.create-speech',
    method: 'POST',
    path,
    summary: 'Start speaking a text in the background',
    access: 'flows',
    body: speechFlowOrder,
    answer: json(z.object({ id: z.string(), status: z.literal('pending') })),
  }),
  list: route({
    id: 'flows.list-speech',
    method: 'GET',
    path,
    summary: 'List what the caller had spoken in the background, newest first',
    access: 'flows',
    query: z.object({
      cursor: optional(id),
      page_size: queryInteger(1, 100).default(30),
      status: z.enum(flowStates).optional(),
      model_id: optional(z.string().max(100)),
    }),
    answer: json(
      z.object({
        generations: z.array(mediaGeneration),
        next_cursor: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
  get: route({
    id: 'flows.get-speech',
    method: 'GET',
    path: `${path}/{generation_id}` as const,
    summary: 'Get how far a generation is, and the address of its audio',
    access: 'flows',
    params: z.object({ generation_id: id }),
    answer: json(mediaGeneration),
  }),
};
