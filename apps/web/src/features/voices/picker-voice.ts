import type { Voice } from '@mynah/contract/voices';
import { message } from '#web/features/voices/messages.ts';

/** What lists and the picker show of a voice (VOI-061). */
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
  disabled: boolean;
  tooltip: string | null;
  high_quality_base_model_ids: readonly string[];
  live_moderation_enabled: boolean;
  /** The owner's price per 1,000 credits, in dollars; null for the usual one. */
  rate: number | null;
  /** Multiplies the credits used (VOI-089). */
  multiplier: number;
  notice_period: number | null;
  disable_at_unix: number | null;
  sharing: string | null;
  voice_verification: { is_verified: boolean; requires_verification: boolean } | null;
  safety_control: string | null;
  /** Made here, and not a copy of somebody else's. */
  is_owner: boolean;
}

/** Maps a voice of the API; a field that a voice lacks never hides it. */
export function toPickerVoice(voice: Voice): PickerVoice {
  const sharing: Record<string, unknown> = { ...voice.sharing };
  const mustVerify = voice.voice_verification?.requires_verification && !voice.voice_verification.is_verified;
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
    disabled: mustVerify ?? false,
    tooltip: mustVerify ? message('mustVerify') : null,
    high_quality_base_model_ids: voice.high_quality_base_model_ids ?? [],
    live_moderation_enabled: sharing.live_moderation_enabled === true,
    rate: numberOf(sharing.fiat_rate),
    multiplier: numberOf(sharing.rate) ?? 1,
    notice_period: numberOf(sharing.notice_period),
    disable_at_unix: numberOf(sharing.disable_at_unix),
    sharing: voice.sharing?.status ?? null,
    voice_verification: voice.voice_verification ?? null,
    safety_control: voice.safety_control ?? null,
    is_owner: voice.is_owner === true,
  };
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** VOI-087. */
export const displayName = (voice: Pick<PickerVoice, 'name' | 'is_legacy'>): string =>
  voice.is_legacy ? message('legacyName', { name: voice.name }) : voice.name;
