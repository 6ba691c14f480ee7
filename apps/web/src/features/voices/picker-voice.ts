import type { Voice } from '@mynah/contract/voices/voices';
import { message } from '#web/features/voices/voice-words.ts';

/** What lists and the picker know of a voice (VOI-061), as the server tells it; `usable.ts` says what may be done with it. */
export interface PickerVoice {
  voice_id: string;
  name: string;
  category: Voice['category'];
  description: string | null;
  preview_url: string | null;
  labels: Readonly<Record<string, string>>;
  language: string | null;
  verified_languages: Voice['verified_languages'];
  settings: Voice['settings'];
  is_legacy: boolean;
  /** Stands in the list, cannot be chosen; `tooltip` says why. */
  disabled: boolean;
  tooltip: string | null;
  high_quality_base_model_ids: readonly string[];
  live_moderation_enabled: boolean;
  /** The custom rate, which multiplies the credits of others; null for the usual one. */
  rate: number | null;
  /** What the owner earns, in dollars per 1,000 credits; told to the owner alone. */
  fiat_rate: number | null;
  /** Multiplies the credits that this person pays (VOI-089): no workspace pays a rate of its own. */
  multiplier: number;
  /** Days; null where nothing was said. */
  notice_period: number | null;
  disable_at_unix: number | null;
  /** Status: enabled, disabled, copied or copied_disabled (VOI-064, VOI-065); null for what was never shared. */
  sharing: string | null;
  voice_verification: { is_verified: boolean; requires_verification: boolean } | null;
  safety_control: string | null;
  /** Made here, and not a copy of somebody else's. */
  is_owner: boolean;
  creator_user_id: string | null;
  permission: string | null;
}

/** Maps a voice of the API; a field that a voice lacks never hides it. */
export function toPickerVoice(voice: Voice): PickerVoice {
  // every part of it may be missing: servers of other versions answer too
  const sharing: Record<string, unknown> = { ...voice.sharing };
  const status = typeof sharing.status === 'string' ? sharing.status : null;
  const isOwner = voice.is_owner === true && !status?.startsWith('copied');
  const rate = numberOf(sharing.rate);
  const isOwn = isOwner || sharing.original_voice_id === voice.voice_id;
  return {
    voice_id: voice.voice_id,
    name: voice.name,
    category: voice.category,
    description: voice.description ?? null,
    preview_url: voice.preview_url ?? null,
    labels: voice.labels ?? {},
    language: voice.language ?? null,
    verified_languages: voice.verified_languages ?? [],
    settings: voice.settings ?? null,
    is_legacy: voice.is_legacy ?? false,
    disabled: false,
    tooltip: null,
    high_quality_base_model_ids: voice.high_quality_base_model_ids ?? [],
    live_moderation_enabled: sharing.live_moderation_enabled === true,
    rate,
    fiat_rate: numberOf(sharing.fiat_rate),
    multiplier: isOwn ? 1 : (rate ?? 1),
    notice_period: numberOf(sharing.notice_period),
    disable_at_unix: numberOf(sharing.disable_at_unix),
    sharing: status,
    voice_verification: voice.voice_verification ?? null,
    safety_control: voice.safety_control ?? null,
    is_owner: isOwner,
    creator_user_id: voice.creator_user_id ?? null,
    permission: voice.permission_on_resource ?? null,
  };
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** VOI-087. */
export const displayName = (voice: Pick<PickerVoice, 'name' | 'is_legacy'>): string =>
  voice.is_legacy ? message('legacyName', { name: voice.name }) : voice.name;
