import type { VoiceSharing } from '@mynah/contract/voices/voice-sharing';
import type { Voice } from '@mynah/contract/voices/voices';
import { sharingOf } from '#web/features/voice-library/sharing/sharing-state.ts';

/** What the library shows of a voice, in the order of the form. */
export const labelNames = ['accent', 'gender', 'age', 'use_case', 'descriptive'] as const;
export type LabelName = (typeof labelNames)[number];

export type Restriction = { resource_type: 'read' | 'collection'; resource_id: string };

export interface PublishForm {
  name: string;
  description: string;
  labels: Record<LabelName, string>;
  /** Days. */
  noticePeriod: number;
  hasRate: boolean;
  rate: number;
  freeUsers: boolean;
  moderated: boolean;
  mixing: boolean;
  /** A history item; empty: as it is. */
  previewId: string;
  reader: boolean;
  /** None: every read and collection. */
  restrictions: Restriction[];
}

/** What was published before, else what the voice says of itself. */
export function toForm(voice: Voice): PublishForm {
  const sharing = sharingOf(voice);
  const labels: Record<string, string> = {
    language: voice.language ?? '',
    ...voice.labels,
    ...sharing.labels,
  };
  const rate = sharing.rate ?? 1;
  return {
    name: sharing.name || voice.name,
    description: sharing.description ?? voice.description ?? '',
    labels: Object.fromEntries(labelNames.map((name) => [name, labels[name] ?? ''])) as PublishForm['labels'],
    noticePeriod: sharing.notice_period ?? 0,
    hasRate: rate !== 1,
    rate,
    freeUsers: sharing.free_users_allowed ?? true,
    moderated: sharing.live_moderation_enabled ?? false,
    mixing: sharing.voice_mixing_allowed ?? false,
    previewId: sharing.history_item_sample_id ?? '',
    reader: sharing.reader_app_enabled ?? false,
    restrictions: sharing.reader_restricted_on ?? [],
  };
}

/** The body of share-library (VOI-019). A rate of 1 takes an earlier one away. */
export function toBody(form: PublishForm, voice: Voice) {
  const own = Object.fromEntries(Object.entries(form.labels).filter(([, value]) => value.trim() !== ''));
  const others = Object.fromEntries(
    Object.entries(voice.labels).filter(([name]) => !(labelNames as readonly string[]).includes(name)),
  );
  return {
    enable_library: true,
    name: form.name.trim(),
    description: form.description.trim(),
    labels: { ...others, ...own },
    notice_period: form.noticePeriod,
    custom_rate: form.hasRate ? form.rate : 1,
    free_users_allowed: form.freeUsers,
    enable_live_moderation: form.moderated,
    voice_mixing_allowed: form.mixing,
    preview_history_item_id: form.previewId || undefined,
    reader_app_enabled: form.reader,
    reader_restricted_on: form.reader
      ? form.restrictions.filter((item) => item.resource_id.trim() !== '')
      : [],
  };
}

/** What the answer of a change says of the voice from now on. */
export const withSharing = (voice: Voice, sharing: VoiceSharing): Voice => ({ ...voice, sharing });
