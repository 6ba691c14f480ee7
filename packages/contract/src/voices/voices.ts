import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok, openChoice, optional, queryBoolean, queryInteger, queryList } from '../wire.ts';
import { fineTuning, verificationAttempt } from './fine-tuning.ts';
import { voiceCategories } from './voice-categories.ts';
import { voiceSample } from './voice-samples.ts';
import { voiceSharing } from './voice-sharing.ts';

export { defaultVoiceSettings } from './default-voice-settings.ts';

/** Bounds: SPE-029. Nulls are read as absent. */
export const voiceSettingsInput = z.object({
  stability: optional(z.number().min(0).max(1)),
  similarity_boost: optional(z.number().min(0).max(1)),
  style: optional(z.number().min(0).max(1)),
  use_speaker_boost: optional(z.boolean()),
  speed: optional(z.number().min(0.7).max(1.2)),
});

export const voiceSettings = z.object({
  stability: z.number(),
  similarity_boost: z.number(),
  style: z.number(),
  use_speaker_boost: z.boolean(),
  speed: z.number(),
});
export type VoiceSettings = z.infer<typeof voiceSettings>;

export const verifiedLanguage = z.object({
  language: z.string(),
  model_id: z.string(),
  accent: z.string().nullable(),
  locale: z.string().nullable(),
  preview_url: z.string().nullable(),
});

export const voice = z.object({
  voice_id: z.string(),
  name: z.string(),
  samples: z.array(voiceSample).nullable(),
  category: z.enum(voiceCategories),
  /** Of every voice: clients read its `state` unasked. */
  fine_tuning: fineTuning,
  labels: z.record(z.string(), z.string()),
  description: z.string().nullable(),
  preview_url: z.string().nullable(),
  language: z.string().nullable(),
  available_for_tiers: z.array(z.string()),
  settings: voiceSettings.nullable(),
  sharing: voiceSharing.nullable(),
  high_quality_base_model_ids: z.array(z.string()),
  verified_languages: z.array(verifiedLanguage),
  collection_ids: z.array(z.string()),
  safety_control: z.enum(['BAN', 'CAPTCHA']).nullable(),
  voice_verification: z
    .object({
      requires_verification: z.boolean(),
      is_verified: z.boolean(),
      verification_failures: z.array(z.string()),
      verification_attempts_count: z.int(),
      language: z.string().nullable(),
      verification_attempts: z.array(verificationAttempt).nullable(),
    })
    .nullable(),
  permission_on_resource: z.string().nullable(),
  /** Beyond the compatible API: the member who made or added it; null for a default voice, and where nobody did. */
  creator_user_id: z.string().nullable(),
  is_owner: z.boolean(),
  is_legacy: z.boolean(),
  is_mixed: z.boolean(),
  /** Nobody marks voices of their own as favorites here: null. */
  favorited_at_unix: z.int().nullable(),
  created_at_unix: z.int().nullable(),
  /** Of a copy from the library; null for other voices. */
  is_bookmarked: z.boolean().nullable(),
  /** Recordings are judged by nobody here: null, all three. */
  recording_quality: z.null(),
  recording_quality_reason: z.null(),
  labelling_status: z.null(),
});
export type Voice = z.infer<typeof voice>;

export const voiceParams = z.object({ voice_id: id });

/** VOI-081, as the compatible API says what they are. */
export const voiceTypes = [
  'personal',
  'community',
  'default',
  'workspace',
  'non-default',
  'non-community',
  'saved',
] as const;
export type VoiceType = (typeof voiceTypes)[number];

export const voiceListQuery = z.object({
  /** Holds the name of a voice where names are sorted by. */
  next_page_token: z.string().max(2000).optional(),
  /** VOI-095: 100 is default and maximum; the app sends 20 (VOI-094). */
  page_size: queryInteger(1, 100).default(100),
  search: z.string().max(200).optional(),
  sort: openChoice(['created_at_unix', 'name']).optional(),
  sort_direction: openChoice(['asc', 'desc']).optional(),
  /** Open, as in the compatible API: a type or a category that there is not finds nothing. */
  voice_type: z.string().max(40).optional(),
  category: z.string().max(40).optional(),
  fine_tuning_state: z.string().max(40).optional(),
  collection_id: id.optional(),
  gender: z.string().max(40).optional(),
  age: z.string().max(40).optional(),
  language: queryList.optional(),
  accent: z.string().max(80).optional(),
  use_cases: queryList.optional(),
  /** Of voices of the library: the terms of their owners. */
  min_notice_period_days: queryInteger(0, 730).optional(),
  include_custom_rates: queryBoolean.default(true),
  include_live_moderated: queryBoolean.default(true),
  high_quality: queryBoolean.default(false),
  include_total_count: queryBoolean.default(true),
  voice_ids: queryList.optional(),
  /** Beyond the compatible API, as at `/v1/voices`. */
  show_legacy: queryBoolean.default(false),
});

export const voiceRoutes = {
  list: route({
    id: 'voices.list',
    method: 'GET',
    path: '/v1/voices',
    summary: 'List every voice of the workspace',
    access: 'voices_read',
    query: z.object({ show_legacy: queryBoolean.default(false) }),
    answer: json(z.object({ voices: z.array(voice) })),
  }),
  search: route({
    id: 'voices.search',
    method: 'GET',
    path: '/v2/voices',
    summary: 'Search the workspace’s voices, page by page',
    access: 'voices_read',
    query: voiceListQuery,
    answer: json(
      z.object({
        voices: z.array(voice),
        has_more: z.boolean(),
        total_count: z.int(),
        next_page_token: z.string().nullable(),
      }),
    ),
  }),
  accents: route({
    id: 'voices.accents',
    method: 'GET',
    path: '/v1/voices/accents',
    summary: 'List the accents of voices, by language (LNG-022)',
    access: 'voices_read',
    query: z.object({
      language: z.string().max(20).optional(),
      /** Only languages that this model speaks. */
      model_id: z.string().max(100).optional(),
    }),
    answer: json(
      z.object({
        accents: z.array(
          z.object({ accent: z.string(), language: z.string(), code: z.string(), name: z.string() }),
        ),
      }),
    ),
  }),
  get: route({
    id: 'voices.get',
    method: 'GET',
    path: '/v1/voices/{voice_id}',
    summary: 'Get a voice',
    access: 'voices_read',
    params: voiceParams,
    query: z.object({ with_settings: queryBoolean.default(true) }),
    answer: json(voice),
  }),
  defaultSettings: route({
    id: 'voices.default-settings',
    method: 'GET',
    path: '/v1/voices/settings/default',
    summary: 'Get the default voice settings',
    access: 'voices_read',
    answer: json(voiceSettings),
  }),
  settings: route({
    id: 'voices.settings',
    method: 'GET',
    path: '/v1/voices/{voice_id}/settings',
    summary: 'Get the settings of a voice',
    access: 'voices_read',
    params: voiceParams,
    answer: json(voiceSettings),
  }),
  editSettings: route({
    id: 'voices.edit-settings',
    method: 'POST',
    path: '/v1/voices/{voice_id}/settings/edit',
    summary: 'Change a voice’s settings for this workspace',
    access: 'voices_write',
    params: voiceParams,
    body: voiceSettingsInput,
    answer: json(ok),
  }),
  preview: route({
    id: 'voices.preview',
    method: 'GET',
    path: '/v1/voices/{voice_id}/preview',
    summary: 'Get the preview of a default voice, or of your own voice with the address in `preview_url`',
    access: 'public',
    internal: true,
    params: voiceParams,
    query: z.object({
      language: z.string().max(20).optional(),
      /** Of `preview_url`. */
      token: z.string().max(200).optional(),
    }),
    answer: { kind: 'bytes', contentTypes: ['audio/mpeg'] },
  }),
};
