import { z } from 'zod';
import { voiceCategories } from './voice-categories.ts';

/** VOI-064, VOI-065. */
export const sharingStatuses = ['enabled', 'disabled', 'copied', 'copied_disabled'] as const;
export type SharingStatus = (typeof sharingStatuses)[number];
export const reviewStatuses = [
  'not_requested',
  'pending',
  'declined',
  'allowed',
  'allowed_with_changes',
] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const readerResource = z.object({
  resource_type: z.enum(['read', 'collection']),
  resource_id: z.string(),
});
export const social = z.string().trim().max(100).nullable();

/** How a voice is shared, as `voice.sharing` (VOI-019, VOI-020). */
export const voiceSharing = z.object({
  status: z.enum(sharingStatuses),
  history_item_sample_id: z.string().nullable(),
  date_unix: z.int(),
  whitelisted_emails: z.array(z.string()),
  public_owner_id: z.string(),
  original_voice_id: z.string(),
  financial_rewards_enabled: z.boolean(),
  free_users_allowed: z.boolean(),
  live_moderation_enabled: z.boolean(),
  /** Multiplier of credits; null: none. */
  rate: z.number().nullable(),
  /** What the owner earns, US dollars for 1,000 credits; null for everybody else. */
  fiat_rate: z.number().nullable(),
  /** Days. */
  notice_period: z.int(),
  disable_at_unix: z.int().nullable(),
  voice_mixing_allowed: z.boolean(),
  featured: z.boolean(),
  category: z.enum(voiceCategories),
  reader_app_enabled: z.boolean().nullable(),
  image_url: z.string().nullable(),
  ban_reason: z.string().nullable(),
  liked_by_count: z.int(),
  cloned_by_count: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  labels: z.record(z.string(), z.string()),
  review_status: z.enum(reviewStatuses),
  review_message: z.string().nullable(),
  enabled_in_library: z.boolean(),
  instagram_username: social,
  twitter_username: social,
  youtube_username: social,
  tiktok_username: social,
  moderation_check: z
    .object({
      date_checked_unix: z.int().nullable(),
      name_value: z.string().nullable(),
      name_check: z.boolean().nullable(),
      description_value: z.string().nullable(),
      description_check: z.boolean().nullable(),
      sample_ids: z.array(z.string()).nullable(),
      sample_checks: z.array(z.number()).nullable(),
      captcha_ids: z.array(z.string()).nullable(),
      captcha_checks: z.array(z.number()).nullable(),
    })
    .nullable(),
  reader_restricted_on: z.array(readerResource).nullable(),
});
export type VoiceSharing = z.infer<typeof voiceSharing>;
