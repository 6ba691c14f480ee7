import { localeOf } from '@mynah/contract/voices/dialect-locales';
import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import type { VoiceSharing } from '@mynah/contract/voices/voice-sharing';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { verifiedLanguages } from '../catalog/index.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import { fiatRateOf } from './library.policy.ts';
import type { SharedVoice } from './library.store.ts';
import type { SharedVoiceRow } from './library.tables.ts';
import type { Original } from './originals.store.ts';

const unixOrNull = (date: Date | null): number | null => date && unixSeconds(date);

/** Nobody here has linked an account of theirs. */
const noSocials = {
  instagram_username: null,
  twitter_username: null,
  youtube_username: null,
  tiktok_username: null,
};

export const sharedPreviewUrl = (
  publicUrl: string,
  { publicOwnerId, voiceId }: Pick<SharedVoiceRow, 'publicOwnerId' | 'voiceId'>,
): string => `${publicUrl}/v1/public/shared-voices/${publicOwnerId}/${voiceId}/preview`;

interface LibraryViewOptions {
  publicUrl: string;
  /** Null: nobody is signed in. */
  marks: { added: ReadonlySet<string>; bookmarked: ReadonlySet<string> } | null;
  /** Of whoever reads: what a voice earns is told to its own workspace alone (VOI-077). */
  ownWorkspaceId?: string;
}

export function toLibraryVoice(
  { shared, voice }: SharedVoice,
  { publicUrl, marks, ownWorkspaceId }: LibraryViewOptions,
): LibraryVoice {
  const preview = sharedPreviewUrl(publicUrl, shared);
  return {
    public_owner_id: shared.publicOwnerId,
    voice_id: shared.voiceId,
    date_unix: unixSeconds(shared.publishedAt ?? shared.createdAt),
    name: shared.name,
    ...labelsOf(shared.labels),
    category: voice.category,
    language: voice.languages[0] ?? null,
    locale: localeOf(voice.language, shared.labels.accent),
    description: shared.description,
    preview_url: preview,
    usage_character_count_1y: shared.charactersYear,
    usage_character_count_7d: shared.charactersWeek,
    play_api_usage_character_count_1y: shared.apiCharactersYear,
    cloned_by_count: shared.clonedByCount,
    rate: shared.customRate,
    fiat_rate: shared.workspaceId === ownWorkspaceId ? fiatRateOf(shared.customRate) : null,
    free_users_allowed: shared.freeUsersAllowed,
    live_moderation_enabled: shared.hasLiveModeration,
    featured: shared.isFeatured,
    verified_languages: verifiedLanguages({ ...voice, labels: shared.labels }, preview),
    notice_period: shared.noticePeriodDays,
    ...noSocials,
    image_url: null,
    is_added_by_user: marks?.added.has(shared.voiceId) ?? null,
    is_bookmarked: marks?.bookmarked.has(shared.voiceId) ?? null,
  };
}

/** A default voice among those of the library: everybody has it. */
export function toLibraryDefault(voice: VoiceRow, { publicUrl, marks }: LibraryViewOptions): LibraryVoice {
  const preview = `${publicUrl}/v1/voices/${voice.id}/preview`;
  return {
    public_owner_id: 'default',
    voice_id: voice.id,
    date_unix: unixSeconds(voice.createdAt),
    name: voice.name,
    ...labelsOf(voice.labels),
    category: voice.category,
    language: voice.languages[0] ?? null,
    locale: localeOf(voice.language, voice.labels.accent),
    description: voice.description,
    preview_url: preview,
    usage_character_count_1y: 0,
    usage_character_count_7d: 0,
    play_api_usage_character_count_1y: 0,
    cloned_by_count: 0,
    rate: null,
    fiat_rate: null,
    free_users_allowed: true,
    live_moderation_enabled: false,
    featured: false,
    verified_languages: verifiedLanguages(voice, preview),
    notice_period: null,
    ...noSocials,
    image_url: null,
    is_added_by_user: marks && true,
    is_bookmarked: marks && false,
  };
}

const labelsOf = (labels: Readonly<Record<string, string>>) => ({
  accent: labels.accent ?? '',
  gender: labels.gender ?? '',
  age: labels.age ?? '',
  descriptive: labels.descriptive ?? labels.description ?? '',
  use_case: labels.use_case ?? '',
});

const sharingOf = (shared: SharedVoiceRow, category: VoiceRow['category']) => ({
  date_unix: unixSeconds(shared.publishedAt ?? shared.createdAt),
  public_owner_id: shared.publicOwnerId,
  original_voice_id: shared.voiceId,
  free_users_allowed: shared.freeUsersAllowed,
  live_moderation_enabled: shared.hasLiveModeration,
  rate: shared.customRate,
  notice_period: shared.noticePeriodDays,
  disable_at_unix: unixOrNull(shared.disableAt),
  voice_mixing_allowed: shared.mixingAllowed,
  featured: shared.isFeatured,
  category,
  reader_app_enabled: shared.readerAppEnabled,
  image_url: null,
  cloned_by_count: shared.clonedByCount,
  name: shared.name,
  description: shared.description,
  labels: shared.labels,
  enabled_in_library: shared.isInLibrary,
  ...noSocials,
});

interface OwnSharing {
  shared: SharedVoiceRow;
  voice: Pick<VoiceRow, 'category' | 'safetyControl' | 'safetyReason'>;
  likedByCount: number;
  /** Addresses and money are for those who may change the voice. */
  isManager: boolean;
}

/** Of a voice that this workspace shares. */
export const toOwnSharing = ({ shared, voice, likedByCount, isManager }: OwnSharing): VoiceSharing => ({
  status: shared.isInLibrary || shared.isShared ? 'enabled' : 'disabled',
  history_item_sample_id: shared.previewHistoryItemId,
  whitelisted_emails: isManager ? shared.emails : [],
  financial_rewards_enabled: shared.isInLibrary,
  fiat_rate: isManager ? fiatRateOf(shared.customRate) : null,
  ban_reason: voice.safetyControl === 'BAN' ? voice.safetyReason : null,
  liked_by_count: likedByCount,
  review_status: shared.reviewStatus,
  review_message: shared.reviewMessage,
  moderation_check: toModerationCheck(shared),
  reader_restricted_on: shared.readerRestrictedOn,
  ...sharingOf(shared, voice.category),
});

/** Of a copy; the original may have gone, and then nothing is known but that. */
export const toCopySharing = (
  copy: Pick<VoiceRow, 'name' | 'description' | 'labels' | 'category' | 'sourceVoiceId' | 'createdAt'>,
  original: Original | undefined,
): VoiceSharing => ({
  status: original?.isUsable ? 'copied' : 'copied_disabled',
  history_item_sample_id: null,
  whitelisted_emails: [],
  financial_rewards_enabled: false,
  fiat_rate: null,
  ban_reason: null,
  liked_by_count: 0,
  review_status: original?.shared.reviewStatus ?? 'not_requested',
  review_message: null,
  moderation_check: null,
  reader_restricted_on: original?.shared.readerRestrictedOn ?? null,
  ...(original ? sharingOf(original.shared, original.voice.category) : sharingOfNothing(copy)),
});

const sharingOfNothing = (copy: Parameters<typeof toCopySharing>[0]) => ({
  date_unix: unixSeconds(copy.createdAt),
  public_owner_id: '',
  original_voice_id: copy.sourceVoiceId ?? '',
  free_users_allowed: false,
  live_moderation_enabled: false,
  rate: null,
  notice_period: 0,
  disable_at_unix: null,
  voice_mixing_allowed: false,
  featured: false,
  category: copy.category,
  reader_app_enabled: null,
  image_url: null,
  cloned_by_count: 0,
  name: copy.name,
  description: copy.description,
  labels: copy.labels,
  enabled_in_library: false,
  ...noSocials,
});

/** What the checks of names said when it was published. */
function toModerationCheck(shared: SharedVoiceRow): VoiceSharing['moderation_check'] {
  if (shared.reviewStatus === 'not_requested') return null;
  const isFine = shared.reviewStatus !== 'declined' && shared.reviewStatus !== 'pending';
  return {
    date_checked_unix: unixOrNull(shared.reviewedAt),
    name_value: shared.name,
    name_check: isFine,
    description_value: shared.description,
    description_check: isFine,
    sample_ids: null,
    sample_checks: null,
    captcha_ids: null,
    captcha_checks: null,
  };
}
