import type { ProfessionalVoice } from '@mynah/contract/voices/professional-voices';
import type { VoiceSample } from '@mynah/contract/voices/voice-samples';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

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
  queryFn: ({ signal }) => call('GET /v1/voices/pvc', { signal }),
  refetchInterval: ({ state }) => (state.data?.voices.some(isRunning) ? lookMs : false),
});

const isLooking = ({ speaker_separation }: VoiceSample): boolean => speaker_separation?.status === 'pending';

export const samplesQuery = (voiceId: string) =>
  queryOptions({
    queryKey: [...professionalKey, 'samples', voiceId],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/voices/{voice_id}', { params: { voice_id: voiceId }, signal })).samples ?? [],
    refetchInterval: ({ state }) => (state.data?.some(isLooking) ? lookMs : false),
  });

export const waveformQuery = (voiceId: string, sampleId: string) =>
  queryOptions({
    queryKey: [...professionalKey, 'waveform', sampleId],
    queryFn: async ({ signal }) => {
      const answer = await call('GET /v1/voices/pvc/{voice_id}/samples/{sample_id}/waveform', {
        params: { voice_id: voiceId, sample_id: sampleId },
        signal,
      });
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
  (await call('POST /v1/voices/pvc', { json: words })).voice_id;

export const editVoice = (voiceId: string, words: VoiceWords): Promise<unknown> =>
  call('POST /v1/voices/pvc/{voice_id}', { params: { voice_id: voiceId }, json: words });

export const deleteVoice = (voiceId: string): Promise<unknown> =>
  call('DELETE /v1/voices/{voice_id}', { params: { voice_id: voiceId } });

export function addSample(voiceId: string, file: File, removesNoise: boolean): Promise<unknown> {
  const form = { files: [file], remove_background_noise: removesNoise };
  return call('POST /v1/voices/pvc/{voice_id}/samples', { params: { voice_id: voiceId }, form });
}

export interface SampleEdit {
  remove_background_noise?: boolean;
  selected_speaker_ids?: string[];
  /** ms */
  trim_start_time?: number;
  trim_end_time?: number;
}

export const editSample = (voiceId: string, sampleId: string, edit: SampleEdit): Promise<unknown> =>
  call('POST /v1/voices/pvc/{voice_id}/samples/{sample_id}', {
    params: { voice_id: voiceId, sample_id: sampleId },
    json: edit,
  });

export const removeSample = (voiceId: string, sampleId: string): Promise<unknown> =>
  call('DELETE /v1/voices/pvc/{voice_id}/samples/{sample_id}', {
    params: { voice_id: voiceId, sample_id: sampleId },
  });

export const separateSpeakers = (voiceId: string, sampleId: string): Promise<unknown> =>
  call('POST /v1/voices/pvc/{voice_id}/samples/{sample_id}/separate-speakers', {
    params: { voice_id: voiceId, sample_id: sampleId },
  });

export const startTraining = (voiceId: string): Promise<unknown> =>
  call('POST /v1/voices/pvc/{voice_id}/train', { params: { voice_id: voiceId }, json: {} });

export const cancelTraining = (voiceId: string): Promise<unknown> =>
  call('POST /v1/voices/pvc/{voice_id}/cancel-training', { params: { voice_id: voiceId } });

/** The beginning of a recording, with or without its noise; or one of its speakers. */
export async function fetchClip(
  { voiceId, sampleId, speakerId }: { voiceId: string; sampleId: string; speakerId?: string },
  isCleaned: boolean,
): Promise<Blob> {
  const params = { voice_id: voiceId, sample_id: sampleId };
  const clip =
    speakerId === undefined
      ? await call('GET /v1/voices/pvc/{voice_id}/samples/{sample_id}/audio', {
          params,
          query: { remove_background_noise: isCleaned },
        })
      : await call('GET /v1/voices/pvc/{voice_id}/samples/{sample_id}/speakers/{speaker_id}/audio', {
          params: { ...params, speaker_id: speakerId },
        });
  const bytes = Uint8Array.from(atob(clip.audio_base_64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: clip.media_type });
}
