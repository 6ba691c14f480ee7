import type { ProfessionalVoice } from '@mynah/contract/professional-voices';
import type { VoiceSample } from '@mynah/contract/voice-samples';
import type { Voice } from '@mynah/contract/voices';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

const path = '/v1/voices/pvc';
const pathOf = (voiceId: string): string => `${path}/${encodeURIComponent(voiceId)}`;
const samplePath = (voiceId: string, sampleId: string): string =>
  `${pathOf(voiceId)}/samples/${encodeURIComponent(sampleId)}`;

export const professionalKey = ['professional-voices'];
/** How often a training is looked at. */
const lookMs = 2500;

export interface OwnProfessionalVoices {
  voices: ProfessionalVoice[];
  is_allowed: boolean;
  slots_used: number;
  slots: number;
  extra_slots: number;
}

export const isRunning = ({ training: { state } }: ProfessionalVoice): boolean =>
  state === 'queued' || state === 'fine_tuning';

export const ownVoicesQuery = queryOptions({
  queryKey: [...professionalKey, 'list'],
  queryFn: ({ signal }) => requestJson<OwnProfessionalVoices>(path, { signal }),
  refetchInterval: ({ state }) => (state.data?.voices.some(isRunning) ? lookMs : false),
});

const isLooking = ({ speaker_separation }: VoiceSample): boolean => speaker_separation?.status === 'pending';

export const samplesQuery = (voiceId: string) =>
  queryOptions({
    queryKey: [...professionalKey, 'samples', voiceId],
    queryFn: async ({ signal }) =>
      (await requestJson<Voice>(`/v1/voices/${encodeURIComponent(voiceId)}`, { signal })).samples ?? [],
    refetchInterval: ({ state }) => (state.data?.some(isLooking) ? lookMs : false),
  });

export const waveformQuery = (voiceId: string, sampleId: string) =>
  queryOptions({
    queryKey: [...professionalKey, 'waveform', sampleId],
    queryFn: async ({ signal }) => {
      const answer = await requestJson<{ visual_waveform: number[] }>(
        `${samplePath(voiceId, sampleId)}/waveform`,
        { signal },
      );
      return answer.visual_waveform;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface VoiceWords {
  name: string;
  language: string;
  description: string;
  labels: Record<string, string>;
}

export const createVoice = async (words: VoiceWords): Promise<string> =>
  (await requestJson<{ voice_id: string }>(path, { method: 'POST', json: words })).voice_id;

export const editVoice = (voiceId: string, words: VoiceWords): Promise<unknown> =>
  requestJson(pathOf(voiceId), { method: 'POST', json: words });

export const deleteVoice = (voiceId: string): Promise<unknown> =>
  requestJson(`/v1/voices/${encodeURIComponent(voiceId)}`, { method: 'DELETE' });

export function addSample(voiceId: string, file: File, removesNoise: boolean): Promise<unknown> {
  const form = new FormData();
  form.append('files', file);
  form.append('remove_background_noise', String(removesNoise));
  return requestJson(`${pathOf(voiceId)}/samples`, { method: 'POST', form });
}

export interface SampleEdit {
  remove_background_noise?: boolean;
  selected_speaker_ids?: string[];
  /** ms */
  trim_start_time?: number;
  trim_end_time?: number;
}

export const editSample = (voiceId: string, sampleId: string, edit: SampleEdit): Promise<unknown> =>
  requestJson(samplePath(voiceId, sampleId), { method: 'POST', json: edit });

export const removeSample = (voiceId: string, sampleId: string): Promise<unknown> =>
  requestJson(samplePath(voiceId, sampleId), { method: 'DELETE' });

export const separateSpeakers = (voiceId: string, sampleId: string): Promise<unknown> =>
  requestJson(`${samplePath(voiceId, sampleId)}/separate-speakers`, { method: 'POST' });

export const startTraining = (voiceId: string): Promise<unknown> =>
  requestJson(`${pathOf(voiceId)}/train`, { method: 'POST', json: {} });

export const cancelTraining = (voiceId: string): Promise<unknown> =>
  requestJson(`${pathOf(voiceId)}/cancel-training`, { method: 'POST' });

interface Clip {
  audio_base_64: string;
  media_type: string;
}

/** The beginning of a recording, with or without its noise; or one of its speakers. */
export async function fetchClip(
  { voiceId, sampleId, speakerId }: { voiceId: string; sampleId: string; speakerId?: string },
  isCleaned: boolean,
): Promise<Blob> {
  const speaker = speakerId === undefined ? '' : `/speakers/${encodeURIComponent(speakerId)}`;
  const query = speakerId === undefined ? { remove_background_noise: isCleaned } : undefined;
  const clip = await requestJson<Clip>(`${samplePath(voiceId, sampleId)}${speaker}/audio`, { query });
  const bytes = Uint8Array.from(atob(clip.audio_base_64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: clip.media_type });
}
