import type { FineTuning } from '@mynah/contract/voices/fine-tuning';
import { defaultVoiceSettings, type Voice } from '@mynah/contract/voices/voices';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isUntrained } from '../engine-voices/index.ts';
import { previewAddress } from '../previews/index.ts';
import type { SettledVoice } from '../registry/index.ts';
import type { VoiceFields } from './extension-points.ts';
import { verifiedLanguages } from './verified-languages.ts';

type Signer = Pick<Platform, 'keys' | 'clock' | 'publicUrl'>;

interface VoiceViewOptions {
  withSettings: boolean;
  /** What the modules above say of it. */
  fields: readonly VoiceFields[];
}

export function toVoice(
  platform: Signer,
  voice: SettledVoice,
  { withSettings, fields }: VoiceViewOptions,
): Voice {
  const known: Voice = Object.assign({}, toOwnFields(platform, voice, withSettings), ...fields);
  return {
    ...known,
    fine_tuning: Object.assign(toUntuned(voice), ...fields.map((each) => each.fine_tuning)),
    verified_languages: verifiedLanguages(voice, known.preview_url),
  };
}

/** What the row alone says. */
const toOwnFields = (platform: Signer, voice: SettledVoice, withSettings: boolean): Voice => ({
  voice_id: voice.id,
  name: voice.name,
  samples: null,
  category: voice.category,
  fine_tuning: toUntuned(voice),
  labels: voice.labels,
  description: voice.description,
  preview_url: previewUrlOf(platform, voice),
  language: voice.languages[0] ?? voice.language,
  available_for_tiers: [],
  settings: withSettings ? (voice.settings ?? defaultVoiceSettings) : null,
  sharing: null,
  high_quality_base_model_ids: [],
  verified_languages: [],
  collection_ids: [],
  safety_control: voice.safetyControl,
  voice_verification: null,
  permission_on_resource: voice.access.role,
  creator_user_id: voice.creatorUserId,
  is_owner: voice.access.isOwner,
  is_legacy: voice.isLegacy,
  is_mixed: voice.isMixed,
  favorited_at_unix: null,
  created_at_unix: unixSeconds(voice.createdAt),
  is_bookmarked: voice.sourceVoiceId === null ? null : voice.isBookmarked,
  recording_quality: null,
  recording_quality_reason: null,
  labelling_status: null,
});

/** Of a copy, its original's is heard; a voice that cannot speak yet is not heard at all. */
const previewUrlOf = (platform: Signer, voice: SettledVoice): string | null =>
  voice.sourceVoiceId !== null || isUntrained(voice)
    ? null
    : previewAddress(platform, voice.id, { ...voice, id: voice.rowId });

/** `fine_tuning` of a voice that nobody trains and whose owner nobody asks for. */
const toUntuned = ({ language }: SettledVoice): FineTuning => ({
  is_allowed_to_fine_tune: false,
  state: {},
  language,
  progress: null,
  message: null,
  dataset_duration_seconds: null,
  finetuning_state: null,
  slice_ids: null,
  verification_failures: [],
  verification_attempts_count: 0,
  verification_attempts: null,
  manual_verification_requested: false,
  manual_verification: null,
  max_verification_attempts: null,
  next_max_verification_attempts_reset_unix_ms: null,
});
