import { defaultVoiceSettings, type Voice } from '@mynah/contract/voices';
import { unixSeconds } from '../../platform/clock/clock.ts';
import type { ReadSharing } from './library/read-sharing.ts';
import { isUntrained, trainedModelIds } from './professional/professional.policy.ts';
import type { TrainingPart } from './professional/read-fine-tuning.ts';
import { toUntrained, type VoiceSafety } from './safety/describe-safety.ts';
import type { VoiceSampleRow } from './samples/samples.tables.ts';
import { toSample } from './samples/samples.view.ts';
import { verifiedLanguages } from './verified-languages.ts';
import type { SettledVoice } from './voices.store.ts';

interface VoiceViewOptions {
  /** Where it is heard; null: nowhere yet. */
  previewUrl: string | null;
  withSettings: boolean;
  collectionIds: string[];
  samples: readonly VoiceSampleRow[];
  /** Of a voice that is shared, or a copy of one. */
  shared: ReadSharing | undefined;
  safety: VoiceSafety;
  /** Of a professional clone. */
  training: TrainingPart | undefined;
}

export function toVoice(
  voice: SettledVoice,
  { previewUrl, withSettings, collectionIds, samples, shared, safety, training }: VoiceViewOptions,
): Voice {
  return {
    voice_id: voice.id,
    name: voice.name,
    samples: samples.length > 0 ? samples.map(toSample) : null,
    category: voice.category,
    fine_tuning: training ? { ...training, ...safety.ownership } : toUntrained(safety, voice.language),
    labels: voice.labels,
    description: voice.description,
    preview_url: previewUrl,
    language: voice.languages[0] ?? voice.language,
    available_for_tiers: [],
    settings: withSettings ? (voice.settings ?? defaultVoiceSettings) : null,
    sharing: shared?.sharing ?? null,
    high_quality_base_model_ids: isUntrained(voice) ? [] : [...trainedModelIds],
    verified_languages: verifiedLanguages(voice, previewUrl),
    collection_ids: collectionIds,
    safety_control: safety.safetyControl,
    voice_verification: safety.verification,
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
  };
}
