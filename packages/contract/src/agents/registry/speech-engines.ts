import { z } from 'zod';
import { empty, json, route } from '../../route.ts';
import { asWritten, id, optional, queryInteger } from '../../wire.ts';
import { resourceAccessInfo } from '../../workspaces/sharing.ts';
import { conversationConfig } from '../config/agent.ts';
import { dynamicVariable, secretLocator } from '../config/locators.ts';
import { agentCallLimits } from '../config/platform-settings.ts';
import { privacyConfig } from '../config/privacy.ts';
import { asrConfig, ttsConfig, turnConfig, vadConfig } from '../config/speech-settings.ts';
import { agentName, agentTags, settingsChange } from './agents.ts';

/** Ears, turns and a voice for a mind that is a server of somebody's own (API page on the speech engine). */

export const speechEngineConfig = z.object({
  ws_url: z.url({ protocol: /^wss?$/ }).max(2000),
  request_headers: z
    .record(z.string().max(200), z.union([z.string().max(10_000), secretLocator, dynamicVariable]))
    .default({}),
});
export type SpeechEngineConfig = z.output<typeof speechEngineConfig>;

const overrides = z.object({ first_message: z.boolean().default(false) });
const language = z.string().min(2).max(20);
/** So long a server is waited for before it is asked once more. */
const cascadeTimeoutSeconds = z.number().min(2).max(15);

const speechEngine = z.object({
  speech_engine_id: z.string(),
  name: z.string(),
  speech_engine: speechEngineConfig,
  asr: asrConfig,
  tts: ttsConfig,
  turn: turnConfig,
  vad: vadConfig,
  conversation: conversationConfig,
  privacy: privacyConfig,
  call_limits: agentCallLimits,
  language: z.string(),
  cascade_timeout_seconds: z.number(),
  tags: z.array(z.string()),
  overrides,
  metadata: z.object({ created_at_unix_secs: z.int(), updated_at_unix_secs: z.int() }),
  access_info: resourceAccessInfo.nullable(),
});
export type SpeechEngine = z.infer<typeof speechEngine>;

const speechEngineSummary = z.object({
  speech_engine_id: z.string(),
  name: z.string(),
  voice_id: z.string(),
  created_at_unix_secs: z.int(),
  tags: z.array(z.string()),
  access_info: resourceAccessInfo,
});

const ofEngine = z.object({ speech_engine_id: id });
const path = '/v1/speech-engine';

export const speechEngineRoutes = {
  list: route({
    id: 'speech-engines.list',
    method: 'GET',
    path,
    summary: 'List speech engines',
    access: 'convai_read',
    query: z.object({
      page_size: queryInteger(1, 100).default(30),
      search: optional(z.string().max(200)),
      sort_direction: z.enum(['asc', 'desc']).default('desc'),
      sort_by: optional(z.enum(['name', 'created_at', 'call_count_7d'])),
      cursor: optional(z.string().max(200)),
    }),
    answer: json(
      z.object({
        speech_engines: z.array(speechEngineSummary),
        next_cursor: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
  create: route({
    id: 'speech-engines.create',
    method: 'POST',
    path,
    summary: 'Create a speech engine: ears and a voice for a server of your own',
    access: 'convai_write',
    body: z.object({
      speech_engine: asWritten(speechEngineConfig),
      name: agentName.default('Speech Engine'),
      asr: asWritten(asrConfig.prefault({})),
      tts: asWritten(ttsConfig.prefault({})),
      turn: asWritten(turnConfig.prefault({})),
      vad: asWritten(vadConfig.prefault({})),
      conversation: asWritten(conversationConfig.prefault({})),
      privacy: asWritten(privacyConfig.prefault({})),
      call_limits: asWritten(agentCallLimits.prefault({})),
      language: language.default('en'),
      cascade_timeout_seconds: optional(cascadeTimeoutSeconds),
      tags: agentTags.default([]),
      overrides: asWritten(overrides.prefault({})),
    }),
    answer: json(speechEngine, { status: 201 }),
  }),
  get: route({
    id: 'speech-engines.get',
    method: 'GET',
    path: `${path}/{speech_engine_id}`,
    summary: 'Get a speech engine',
    access: 'convai_read',
    params: ofEngine,
    answer: json(speechEngine),
  }),
  update: route({
    id: 'speech-engines.update',
    method: 'PATCH',
    path: `${path}/{speech_engine_id}`,
    summary: 'Change a speech engine',
    access: 'convai_write',
    params: ofEngine,
    body: z.object({
      name: optional(agentName),
      speech_engine: optional(asWritten(speechEngineConfig)),
      asr: settingsChange,
      tts: settingsChange,
      turn: settingsChange,
      vad: settingsChange,
      conversation: settingsChange,
      privacy: settingsChange,
      call_limits: settingsChange,
      language: optional(language),
      cascade_timeout_seconds: optional(cascadeTimeoutSeconds),
      tags: optional(agentTags),
      overrides: optional(asWritten(overrides)),
    }),
    answer: json(speechEngine),
  }),
  remove: route({
    id: 'speech-engines.remove',
    method: 'DELETE',
    path: `${path}/{speech_engine_id}`,
    summary: 'Delete a speech engine',
    access: 'convai_write',
    params: ofEngine,
    answer: empty,
  }),
  duplicate: route({
    id: 'speech-engines.duplicate',
    method: 'POST',
    path: `${path}/{speech_engine_id}/duplicate`,
    summary: 'Make a copy of a speech engine',
    access: 'convai_write',
    params: ofEngine,
    body: z.object({ name: optional(agentName) }),
    answer: json(speechEngine, { status: 201 }),
  }),
};
