import type { CloneQuality, voiceCloningRoutes } from '@mynah/contract/voices/voice-cloning';
import type { Voice, VoiceSettings } from '@mynah/contract/voices/voices';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, request } from '#web/shared/api/call.ts';
import { VOICE_PAGE_SIZE } from '#web/shared/voice-page-size.ts';

export type CloneState = z.infer<(typeof voiceCloningRoutes)['state']['answer']['schema']>;
export type SampleFindings = Omit<CloneQuality, 'similarity' | 'ceiling'>;

async function fetchLabVoices(signal: AbortSignal): Promise<Voice[]> {
  const voices: Voice[] = [];
  let token: string | undefined;
  do {
    const query = { voice_type: 'non-default', page_size: VOICE_PAGE_SIZE, next_page_token: token };
    const page = await call('GET /v2/voices', { query, signal });
    voices.push(...page.voices);
    token = page.has_more ? (page.next_page_token ?? undefined) : undefined;
  } while (token !== undefined);
  return voices;
}

/** Under the key of all lists of voices: what makes those old makes this one old. */
export const labVoicesQuery = queryOptions({
  queryKey: ['voices', 'lab'],
  queryFn: ({ signal }) => fetchLabVoices(signal),
});

export const voiceQuery = (voiceId: string) =>
  queryOptions({
    queryKey: ['voices', 'one', voiceId],
    queryFn: ({ signal }) => call('GET /v1/voices/{voice_id}', { params: { voice_id: voiceId }, signal }),
  });

export const cloneQuery = (voiceId: string) =>
  queryOptions({
    queryKey: ['voices', 'clone', voiceId],
    queryFn: ({ signal }) =>
      call('GET /v1/voices/{voice_id}/clone', { params: { voice_id: voiceId }, signal }),
  });

export const collectionsQuery = queryOptions({
  queryKey: ['voice-collections'],
  queryFn: async ({ signal }) => (await call('GET /v1/voices/collections', { signal })).collections,
});

export const consentsQuery = (voiceId: string) =>
  queryOptions({
    queryKey: ['voices', 'consents', voiceId],
    queryFn: async ({ signal }) => {
      const query = { voice_id: voiceId };
      return (await call('GET /v1/voices/consents', { query, signal })).consents;
    },
  });

/** The bytes of a recording: media elements can send no token. */
export const sampleQuery = (voiceId: string, sampleId: string) =>
  queryOptions({
    queryKey: ['voices', 'sample', voiceId, sampleId],
    queryFn: async ({ signal }) =>
      (
        await request('GET /v1/voices/{voice_id}/samples/{sample_id}/audio', {
          params: { voice_id: voiceId, sample_id: sampleId },
          signal,
        })
      ).blob(),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const saveSettings = (voiceId: string, json: VoiceSettings): Promise<unknown> =>
  call('POST /v1/voices/{voice_id}/settings/edit', { params: { voice_id: voiceId }, json });

export const removeVoice = (voiceId: string): Promise<unknown> =>
  call('DELETE /v1/voices/{voice_id}', { params: { voice_id: voiceId } });

export const removeSample = (voiceId: string, sampleId: string): Promise<unknown> =>
  call('DELETE /v1/voices/{voice_id}/samples/{sample_id}', {
    params: { voice_id: voiceId, sample_id: sampleId },
  });

export const fetchConsentTable = async (): Promise<Blob> =>
  (await request('GET /v1/voices/consents/export')).blob();

/** What a recording is worth; nothing of it is kept. */
export function inspectSample(file: File, signal: AbortSignal): Promise<SampleFindings> {
  return call('POST /v1/voices/inspect-sample', { form: { files: [file] }, signal });
}

export type VoiceDetails = { name: string; description: string; labels: Record<string, string> };
type VoiceForm = VoiceDetails & { files: readonly File[]; removesNoise: boolean };

/** VOI-021. */
const formOf = ({ removesNoise, ...form }: VoiceForm) => ({ ...form, remove_background_noise: removesNoise });

type Sending = { signal: AbortSignal; onSent: (share: number) => void };

const onUpload =
  (onSent: Sending['onSent']) =>
  ({ sentBytes, totalBytes }: { sentBytes: number; totalBytes: number }) =>
    onSent(totalBytes > 0 ? sentBytes / totalBytes : 0);

/** Resolves to the id of the new voice, which can be used at once. */
export async function cloneVoice(order: VoiceForm, { signal, onSent }: Sending): Promise<string> {
  // the box was pressed: the form is not sent without
  const form = { ...formOf(order), consent: true };
  const made = await call('POST /v1/voices/add', { form, signal, onUpload: onUpload(onSent) });
  return made.voice_id;
}

/** New recordings are added to those that the voice has. */
export const editVoice = (voiceId: string, order: VoiceForm, { signal, onSent }: Sending): Promise<unknown> =>
  call('POST /v1/voices/{voice_id}/edit', {
    params: { voice_id: voiceId },
    form: formOf(order),
    signal,
    onUpload: onUpload(onSent),
  });
