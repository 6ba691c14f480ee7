import type { Voice } from '@mynah/contract/voices/voices';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { cutToWav } from '#web/features/voice-lab/clone/cut-sound.ts';
import { adviceFor, type DraftSample, speechSeconds } from '#web/features/voice-lab/clone/draft-sample.ts';
import {
  detailsOf,
  emptyVoice,
  formOfVoice,
  voiceFormSchema,
} from '#web/features/voice-lab/clone/voice-form.ts';
import { membersQuery } from '#web/features/voice-lab/collections/collections.requests.ts';
import { editVoice, labVoicesQuery } from '#web/features/voice-lab/lab.requests.ts';
import { arrangeVoices, readSort } from '#web/features/voice-lab/list/arrange-voices.ts';
import { closenessOf } from '#web/features/voice-lab/voice/quality-words.ts';
import { voiceBadges } from '#web/features/voice-lab/voice-state.ts';

const voice = (part: Partial<Voice>): Voice =>
  ({
    voice_id: part.name,
    category: 'cloned',
    labels: {},
    description: null,
    collection_ids: [],
    created_at_unix: 1,
    is_owner: true,
    safety_control: null,
    voice_verification: null,
    sharing: null,
    fine_tuning: { state: {} },
    ...part,
  }) as Voice;

const anna = voice({ name: 'Anna', labels: { use_case: 'social_media' }, created_at_unix: 3 });
const bert = voice({ name: 'bert', category: 'generated', collection_ids: ['c'], created_at_unix: 2 });
const zoe = voice({ name: 'Zoe', description: 'Warm', created_at_unix: 1 });
const all = [bert, zoe, anna];
const filter = { search: '', category: undefined, collection: undefined, sort: 'newest' as const };
const names = (part: Partial<Parameters<typeof arrangeVoices>[1]>) =>
  arrangeVoices(all, { ...filter, ...part }).map(({ name }) => name);

it('voices are found by name, description and label values, never by label keys', () => {
  expect(names({ search: 'social media' })).toEqual(['Anna']);
  expect(names({ search: 'WARM' })).toEqual(['Zoe']);
  expect(names({ search: 'use_case' })).toEqual([]);
});

it('they are filtered by kind and collection, and sorted', () => {
  expect(names({ category: 'generated' })).toEqual(['bert']);
  expect(names({ collection: 'c' })).toEqual(['bert']);
  expect(names({})).toEqual(['Anna', 'bert', 'Zoe']);
  expect(names({ sort: 'oldest' })).toEqual(['Zoe', 'bert', 'Anna']);
  expect(names({ sort: 'name' })).toEqual(['Anna', 'bert', 'Zoe']);
  expect([readSort('name'), readSort('anything'), readSort(undefined)]).toEqual(['name', 'newest', 'newest']);
});

it('badges say what stands against a voice', () => {
  const badges = (part: object) => voiceBadges(voice({ name: 'x', ...part })).map(({ text }) => text);
  expect(badges({})).toEqual([]);
  expect(badges({ safety_control: 'BAN' })).toEqual(['Blocked']);
  expect(badges({ safety_control: 'CAPTCHA', is_owner: false })).toEqual([
    'Needs verification',
    'Shared with you',
  ]);
  expect(badges({ category: 'premade', is_owner: false })).toEqual([]);
  expect(badges({ sharing: { status: 'copied_disabled' } })).toEqual(['Withdrawn']);
  expect(badges({ sharing: { status: 'copied', disable_at_unix: 1_790_000_000 } })[0]).toMatch(
    /^Available until 9\//,
  );
  expect(badges({ fine_tuning: { state: { m: 'fine_tuning' } } })).toEqual(['Training']);
});

it('a stretch is cut to the sample, and what is beyond full scale is limited', () => {
  const samples = Float32Array.of(0, 0.5, -0.5, 2, 0);
  const view = new DataView(cutToWav({ samples, sampleRateHz: 1 }, { start: 1, end: 4 }));
  expect(view.byteLength).toBe(44 + 6);
  expect(view.getUint32(40, true)).toBe(6);
  expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([16384, -16383, 32767]);
});

it('of several recordings the speech is added up, and each advice is given once', () => {
  const findings = (advice: string[]) => ({ speech_secs: 8, advice }) as DraftSample['findings'];
  const samples = [
    { findings: findings(['There are 8 seconds of speech. More.', 'It is quiet.']) },
    { findings: findings(['It is quiet.']) },
    { findings: null },
  ] as DraftSample[];
  expect(speechSeconds(samples)).toBe(16);
  expect(adviceFor(samples)).toEqual(['It is quiet.']);
});

it('[VOI-022] a voice has a name of up to 100 characters; empty labels are none, unknown ones stay', () => {
  const isValid = (part: object) => voiceFormSchema.safeParse({ ...emptyVoice, name: 'x', ...part }).success;
  expect([isValid({}), isValid({ name: ' ' }), isValid({ name: 'x'.repeat(101) })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isValid({ description: 'x'.repeat(501) })).toBe(false);
  const labels = { accent: 'american', descriptive: 'calm' };
  const form = formOfVoice(voice({ name: 'x', labels }));
  expect(detailsOf(form, labels)).toEqual({ name: 'x', description: '', labels });
  expect(detailsOf({ ...form, labels: { ...form.labels, accent: '' } }, labels).labels).toEqual({
    descriptive: 'calm',
  });
});

afterEach(() => vi.unstubAllGlobals());

it('[VOI-094] its voices, and those of a collection, are asked for in pages of 20', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'http://here').searchParams.get('page_size') ?? 'nothing');
    return Response.json({ voices: [], has_more: false, next_page_token: null });
  });
  const client = new QueryClient();
  await client.fetchQuery(labVoicesQuery);
  await client.fetchQuery(membersQuery('c1'));
  expect(asked).toEqual(['20', '20']);
});

it('[VOI-021] a change is sent as a form of files, name, description, labels and the wish for less noise', async () => {
  const sent: FormData[] = [];
  class FakeCall {
    readonly upload = {};
    readonly status = 200;
    readonly response = new Blob(['{"status":"ok"}']);
    onload = () => {};
    open(): void {}
    setRequestHeader(): void {}
    send(body: FormData): void {
      sent.push(body);
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  const files = [new File(['sound'], 'porch.wav')];
  const details = { name: 'Ada', description: 'Calm', labels: { accent: 'british' } };
  const sending = { signal: new AbortController().signal, onSent: () => {} };
  await editVoice('v1', { ...details, files, removesNoise: true }, sending);
  const { files: file, ...fields } = Object.fromEntries(sent[0]!.entries());
  expect((file as File).name).toBe('porch.wav');
  expect(fields).toEqual({
    ...{ name: 'Ada', description: 'Calm', labels: '{"accent":"british"}' },
    remove_background_noise: 'true',
  });
});

it('closeness is a share of what the recordings allow, and is not made up', () => {
  const quality = { similarity: 0.6, ceiling: 0.8 } as Parameters<typeof closenessOf>[0];
  expect(closenessOf(quality)).toMatchObject({ share: expect.closeTo(0.75), title: 'Close' });
  expect(closenessOf({ ...quality, similarity: 0.9 })).toMatchObject({ share: 1, title: 'Very close' });
  expect(closenessOf({ ...quality, similarity: -0.1 })).toMatchObject({ share: 0, title: 'Not close yet' });
  expect(closenessOf({ ...quality, ceiling: null })).toBeUndefined();
});
