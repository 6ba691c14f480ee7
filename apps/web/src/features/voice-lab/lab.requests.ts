import type { CloneQuality, VoiceConsent, voiceCloningRoutes } from '@mynah/contract/voice-cloning';
import type { VoiceCollection } from '@mynah/contract/voice-collections';
import type { Voice, VoiceSettings } from '@mynah/contract/voices';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request, requestJson } from '#web/shared/api/client.ts';
import { VOICE_PAGE_SIZE } from '#web/shared/voice-page-size.ts';

type VoicePage = { voices: Voice[]; has_more: boolean; next_page_token: string | null };
export type CloneState = z.infer<(typeof voiceCloningRoutes)['state']['answer']['schema']>;
export type SampleFindings = Omit<CloneQuality, 'similarity' | 'ceiling'>;

const ofVoice = (voiceId: string) => `/v1/voices/${encodeURIComponent(voiceId)}`;

async function fetchLabVoices(signal: AbortSignal): Promise<Voice[]> {
  const voices: Voice[] = [];
  let token: string | undefined;
  do {
    const query = { voice_type: 'non-default', page_size: VOICE_PAGE_SIZE, next_page_token: token };
    const page = await requestJson<VoicePage>('/v2/voices', { query, signal });
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
    queryFn: ({ signal }) => requestJson<Voice>(ofVoice(voiceId), { signal }),
  });

export const cloneQuery = (voiceId: string) =>
  queryOptions({
    queryKey: ['voices', 'clone', voiceId],
    queryFn: ({ signal }) => requestJson<CloneState>(`${ofVoice(voiceId)}/clone`, { signal }),
  });

export const collectionsQuery = queryOptions({
  queryKey: ['voice-collections'],
  queryFn: async ({ signal }) =>
    (await requestJson<{ collections: VoiceCollection[] }>('/v1/voices/collections', { signal })).collections,
});

export const consentsQuery = (voiceId: string) =>
  queryOptions({
    queryKey: ['voices', 'consents', voiceId],
    queryFn: async ({ signal }) => {
      const query = { voice_id: voiceId };
      const path = '/v1/voices/consents';
      return (await requestJson<{ consents: VoiceConsent[] }>(path, { query, signal })).consents;
    },
  });

/** The bytes of a recording: media elements can send no token. */
export const sampleQuery = (voiceId: string, sampleId: string) =>
  queryOptions({
    queryKey: ['voices', 'sample', voiceId, sampleId],
    queryFn: async ({ signal }) =>
      (await request(`${ofVoice(voiceId)}/samples/${encodeURIComponent(sampleId)}/audio`, { signal })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const saveSettings = (voiceId: string, json: VoiceSettings): Promise<void> =>
  requestJson(`${ofVoice(voiceId)}/settings/edit`, { method: 'POST', json });

export const removeVoice = (voiceId: string): Promise<void> =>
  requestJson(ofVoice(voiceId), { method: 'DELETE' });

export const removeSample = (voiceId: string, sampleId: string): Promise<void> =>
  requestJson(`${ofVoice(voiceId)}/samples/${encodeURIComponent(sampleId)}`, { method: 'DELETE' });

export const fetchConsentTable = async (): Promise<Blob> =>
  (await request('/v1/voices/consents/export')).blob();

/** What a recording is worth; nothing of it is kept. */
export function inspectSample(file: File, signal: AbortSignal): Promise<SampleFindings> {
  const form = new FormData();
  form.append('files', file, file.name);
  return requestJson('/v1/voices/inspect-sample', { method: 'POST', form, signal });
}

export type VoiceDetails = { name: string; description: string; labels: Record<string, string> };
type VoiceForm = VoiceDetails & { files: readonly File[]; removesNoise: boolean };

/** VOI-021. */
function formOf({ name, description, labels, files, removesNoise }: VoiceForm): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file, file.name);
  form.set('name', name);
  form.set('description', description);
  form.set('labels', JSON.stringify(labels));
  form.set('remove_background_noise', String(removesNoise));
  return form;
}

type Sending = { signal: AbortSignal; onSent: (share: number) => void };

const onUpload =
  (onSent: Sending['onSent']) =>
  ({ sentBytes, totalBytes }: { sentBytes: number; totalBytes: number }) =>
    onSent(totalBytes > 0 ? sentBytes / totalBytes : 0);

/** Resolves to the id of the new voice, which can be used at once. */
export async function cloneVoice(order: VoiceForm, { signal, onSent }: Sending): Promise<string> {
  const form = formOf(order);
  // the box was pressed: the form is not sent without
  form.set('consent', 'true');
  const made = await requestJson<{ voice_id: string }>('/v1/voices/add', {
    method: 'POST',
    form,
    signal,
    onUpload: onUpload(onSent),
  });
  return made.voice_id;
}

/** New recordings are added to those that the voice has. */
export const editVoice = (voiceId: string, order: VoiceForm, { signal, onSent }: Sending): Promise<void> =>
  requestJson(`${ofVoice(voiceId)}/edit`, {
    method: 'POST',
    form: formOf(order),
    signal,
    onUpload: onUpload(onSent),
  });
