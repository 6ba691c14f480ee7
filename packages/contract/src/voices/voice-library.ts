import { z } from 'zod';
import { json, route } from '../route.ts';
import { formInteger, formNumber, uploadedFile } from '../uploads.ts';
import { id, ok, optional, queryBoolean, queryInteger, queryList } from '../wire.ts';
import { noticePeriods, rateLimits } from './sharing-terms.ts';
import { voiceCategories } from './voice-categories.ts';
import { voiceDescription, voiceName } from './voice-cloning.ts';
import { readerResource, social, voiceSharing } from './voice-sharing.ts';
import { verifiedLanguage, voiceParams } from './voices.ts';

export { noticePeriods, rateLimits } from './sharing-terms.ts';

export const libraryCategories = ['professional', 'famous', 'high_quality'] as const;
export const librarySorts = [
  'created_date',
  'usage_character_count_1y',
  'trending',
  'cloned_by_count',
] as const;

/** A voice of the library, as strangers see it. */
export const libraryVoice = z.object({
  public_owner_id: z.string(),
  voice_id: z.string(),
  date_unix: z.int(),
  name: z.string(),
  accent: z.string(),
  gender: z.string(),
  age: z.string(),
  descriptive: z.string(),
  use_case: z.string(),
  category: z.enum(voiceCategories),
  language: z.string().nullable(),
  locale: z.string().nullable(),
  description: z.string().nullable(),
  preview_url: z.string().nullable(),
  usage_character_count_1y: z.int(),
  usage_character_count_7d: z.int(),
  play_api_usage_character_count_1y: z.int(),
  cloned_by_count: z.int(),
  rate: z.number().nullable(),
  fiat_rate: z.number().nullable(),
  free_users_allowed: z.boolean(),
  live_moderation_enabled: z.boolean(),
  featured: z.boolean(),
  verified_languages: z.array(verifiedLanguage).nullable(),
  notice_period: z.int().nullable(),
  instagram_username: social,
  twitter_username: social,
  youtube_username: social,
  tiktok_username: social,
  image_url: z.string().nullable(),
  is_added_by_user: z.boolean().nullable(),
  is_bookmarked: z.boolean().nullable(),
});
export type LibraryVoice = z.infer<typeof libraryVoice>;

const libraryPage = z.object({
  voices: z.array(libraryVoice),
  has_more: z.boolean(),
  total_count: z.int(),
  last_sort_id: z.string().nullable(),
});

/** VOI-052. */
export const libraryQuery = z.object({
  page_size: queryInteger(1, 100).default(30),
  page: queryInteger(0, 10_000).default(0),
  category: z.enum(libraryCategories).optional(),
  gender: z.string().max(40).optional(),
  age: z.string().max(40).optional(),
  accent: z.string().max(80).optional(),
  language: z.string().max(20).optional(),
  locale: z.string().max(20).optional(),
  search: z.string().max(200).optional(),
  use_cases: queryList.optional(),
  descriptives: queryList.optional(),
  featured: queryBoolean.default(false),
  /** Beyond the compatible API: those that the caller remembers. */
  bookmarked: queryBoolean.default(false),
  min_notice_period_days: queryInteger(0, 730).optional(),
  include_custom_rates: queryBoolean.optional(),
  include_live_moderated: queryBoolean.optional(),
  reader_app_enabled: queryBoolean.default(false),
  owner_id: z.string().max(100).optional(),
  sort: z.enum(librarySorts).default('created_date'),
});

/** Public owner ids are longer than our own ids. */
const publicId = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w-]+$/, 'Not a valid id');
const ofShared = z.object({ public_user_id: publicId, voice_id: id });

/** VOI-036. */
export const statsRanges = ['day', 'week', 'month', 'all'] as const;
export const shareStats = z.object({
  /** Days, YYYY-MM-DD. */
  dates: z.array(z.string()),
  characters: z.array(z.int()),
  users: z.array(z.int()),
  cloned_by: z.array(z.int()),
  /** Beyond the proposal: what they brought. */
  credits: z.array(z.int()),
  /** US cents. */
  earnings: z.array(z.number()),
});
export type ShareStats = z.infer<typeof shareStats>;

export const voiceLibraryRoutes = {
  list: route({
    id: 'voice-library.list',
    method: 'GET',
    path: '/v1/shared-voices',
    summary: 'List voices published by others',
    access: 'voices_read',
    query: libraryQuery,
    answer: json(libraryPage),
  }),
  /** RTE-048: the same for people without an account; previews only. */
  listPublic: route({
    id: 'voice-library.list-public',
    method: 'GET',
    path: '/v1/public/shared-voices',
    summary: 'List published voices, for anyone',
    access: 'public',
    internal: true,
    query: libraryQuery,
    answer: json(libraryPage),
  }),
  get: route({
    id: 'voice-library.get',
    method: 'GET',
    path: '/v1/public/shared-voices/{public_user_id}/{voice_id}',
    summary: 'Get a shared voice for its page, from the library or shared with the reader by email',
    access: 'public',
    internal: true,
    params: ofShared,
    answer: json(libraryVoice),
  }),
  preview: route({
    id: 'voice-library.preview',
    method: 'GET',
    path: '/v1/public/shared-voices/{public_user_id}/{voice_id}/preview',
    summary: 'Get the preview of a shared voice',
    access: 'public',
    internal: true,
    params: ofShared,
    query: z.object({ language: z.string().max(20).optional() }),
    answer: { kind: 'bytes', contentTypes: ['audio/mpeg'] },
  }),
  add: route({
    id: 'voice-library.add',
    method: 'POST',
    path: '/v1/voices/add/{public_user_id}/{voice_id}',
    summary: 'Add a shared voice to the workspace (VOI-032)',
    access: 'add_voice_from_voice_library',
    params: ofShared,
    body: z.object({ new_name: voiceName, bookmarked: z.boolean().default(true) }),
    answer: json(z.object({ voice_id: z.string() })),
  }),
  similar: route({
    id: 'voice-library.similar',
    method: 'POST',
    path: '/v1/similar-voices',
    summary: 'Find library voices that sound like a recording',
    access: 'voices_read',
    upload: true,
    body: z.object({
      audio_file: uploadedFile.optional(),
      similarity_threshold: formNumber(0, 2).optional(),
      top_k: formInteger(1, 100).optional(),
    }),
    answer: json(libraryPage),
  }),
  publish: route({
    id: 'voice-library.publish',
    method: 'POST',
    path: '/v1/voices/{voice_id}/share-library',
    summary: 'Publish a voice, change how it’s published, or withdraw it (VOI-019, VOI-033)',
    access: 'publish_voice_to_voice_library',
    params: voiceParams,
    body: z.object({
      enable_library: z.boolean(),
      notice_period: optional(
        z
          .int()
          .refine(
            (days) => (noticePeriods as readonly number[]).includes(days),
            'Choose one of the offered notice periods',
          ),
      ),
      custom_rate: optional(z.number().min(rateLimits.least).max(rateLimits.most)),
      enable_live_moderation: optional(z.boolean()),
      free_users_allowed: optional(z.boolean()),
      preview_history_item_id: optional(id),
      voice_mixing_allowed: optional(z.boolean()),
      name: optional(voiceName),
      description: optional(voiceDescription),
      labels: optional(z.record(z.string().max(100), z.string().max(100))),
      reader_app_enabled: optional(z.boolean()),
      reader_restricted_on: optional(z.array(readerResource).max(100)),
    }),
    answer: json(z.object({ status: z.literal('ok'), sharing: voiceSharing })),
  }),
  share: route({
    id: 'voice-library.share',
    method: 'POST',
    path: '/v1/voices/{voice_id}/share',
    summary: 'Set which email addresses can open a voice’s page (VOI-034)',
    access: 'share_voice_externally',
    params: voiceParams,
    body: z.object({ enable: z.boolean(), emails: z.array(z.email().max(320)).max(100).default([]) }),
    answer: json(z.object({ status: z.literal('ok'), sharing: voiceSharing })),
  }),
  stats: route({
    id: 'voice-library.stats',
    method: 'GET',
    path: '/v1/voices/{voice_id}/share/stats',
    summary: 'Get how much others have used a voice (VOI-035, VOI-036)',
    access: 'voices_read',
    params: voiceParams,
    query: z.object({ range: z.enum(statsRanges).default('month'), reader_app: queryBoolean.default(false) }),
    answer: json(shareStats),
  }),
  like: route({
    id: 'voice-library.bookmark',
    method: 'POST',
    path: '/v1/public/shared-voices/{public_user_id}/{voice_id}/bookmark',
    summary: 'Bookmark a library voice without adding it',
    access: 'signed-in',
    internal: true,
    params: ofShared,
    body: z.object({ bookmarked: z.boolean() }),
    answer: json(ok),
  }),
  feature: route({
    id: 'staff.feature-shared-voice',
    method: 'POST',
    path: '/v1/admin/shared-voices/{public_user_id}/{voice_id}/featured',
    summary: 'Feature a voice in the library, or stop featuring it',
    access: 'staff',
    internal: true,
    params: ofShared,
    body: z.object({ featured: z.boolean() }),
    answer: json(ok),
  }),
};
