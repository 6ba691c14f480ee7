import { files } from '@mynah/audio';
import type { Voice } from '@mynah/contract/voices/voices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeNeighbor } from '../../../../test/factories.ts';
import { addSample, makeVoice } from '../../../../test/made-voices.ts';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { type FormFields, formOf, silence, wavOf } from '../../../../test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { events } from '../../../platform/events/events.tables.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';
import { premadeVoices } from '../engine-voices/premade-voices.ts';
import { renderMissingPreviews } from '../previews/actions/render-previews.ts';
import { voices as voiceTable } from '../registry/voices.tables.ts';

let app: TestApp;
let apiKey: string;
let workspaceId: string;
let neighborKey: string;
let cloned: string;

const get = async <T>(path: string, key = apiKey): Promise<T> =>
  (await (await app.fetch(path, { apiKey: key })).json()) as T;
interface Page {
  voices: Voice[];
  has_more: boolean;
  total_count: number;
  next_page_token: string | null;
}
const search = (query: string, key = apiKey) => get<Page>(`/v2/voices?${query}`, key);
const list = async (query = '') => (await get<{ voices: Voice[] }>(`/v1/voices${query}`)).voices;
const status = async (path: string, key = apiKey) => (await app.fetch(path, { apiKey: key })).status;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey, workspaceId } = await app.owner());
  neighborKey = (await createApiKey(app.platform, await makeNeighbor(app), { name: 'next door' })).key;
  cloned = newId();
  const [first] = await app.platform.db.select().from(voiceTable).limit(1);
  await app.platform.db.insert(voiceTable).values({
    ...first!,
    id: cloned,
    workspaceId,
    name: 'My Own',
    category: 'cloned',
    labels: { accent: 'British', gender: 'male', use_case: 'narration', age: 'old' },
    languages: ['en', 'cy'],
    position: -1,
    createdAt: new Date(Date.now() + 60_000),
  });
});
afterAll(() => app?.close());

describe('lists', () => {
  test('[VOI-005] [VOI-007] [VOI-023] each voice has its fields', async () => {
    const voices = await list();
    expect(voices.length).toBeGreaterThan(3);
    for (const voice of voices) {
      const preview = expect.stringContaining(`/v1/voices/${voice.voice_id}/preview`);
      expect(voice).toMatchObject({
        voice_id: expect.stringMatching(/^\w{20}$/),
        preview_url: preview,
        name: expect.stringMatching(/./),
        category: expect.stringMatching(/./),
        language: expect.stringMatching(/^[a-z]{2,3}/),
        labels: expect.any(Object),
        settings: { stability: 0.5 },
        safety_control: null,
      });
      expect(voice).toHaveProperty('description');
      const [own, ...others] = voice.verified_languages;
      expect(own).toMatchObject({ model_id: 'eleven_multilingual_v2', preview_url: voice.preview_url });
      for (const { language, ...other } of [own!, ...others]) {
        expect(language).toMatch(/^[a-z]{2,3}/);
        expect(other).toMatchObject({ model_id: 'eleven_multilingual_v2' });
        expect(other).toHaveProperty('preview_url');
      }
    }
  });

  test('a voice of the workspace comes first and is seen by nobody else', async () => {
    expect((await list())[0]).toMatchObject({ voice_id: cloned, is_owner: true, category: 'cloned' });
    const others = (await get<{ voices: Voice[] }>('/v1/voices', neighborKey)).voices;
    expect(others.map((voice) => voice.voice_id)).not.toContain(cloned);
    expect((await search(`voice_ids=${cloned}`, neighborKey)).voices).toEqual([]);
    expect(await status(`/v1/voices/${cloned}`, neighborKey)).toBe(404);
    expect(await status(`/v1/voices/${cloned}/settings`, neighborKey)).toBe(404);
    const edit = { apiKey: neighborKey, json: { stability: 0 } };
    expect((await app.fetch(`/v1/voices/${cloned}/settings/edit`, edit)).status).toBe(404);
  });

  test('[VOI-043] [VOI-080] pages follow each other without gaps, in every order', async () => {
    const all = (await list()).map((voice) => voice.voice_id).sort();
    for (const sort of ['', '&sort=name', '&sort=name&sort_direction=desc', '&sort=created_at_unix']) {
      const seen: string[] = [];
      let token: string | null = '';
      while (token !== null) {
        const page: Page = await search(`page_size=2${sort}${token && `&next_page_token=${token}`}`);
        expect(page.has_more).toBe(page.next_page_token !== null);
        expect(page.total_count).toBe(all.length);
        seen.push(...page.voices.map((voice) => voice.voice_id));
        token = page.next_page_token;
      }
      expect(seen.sort()).toEqual(all);
    }
  });

  test('[VOI-081] sorts by name in both directions', async () => {
    const names = async (query: string) =>
      (await search(query)).voices.map((voice) => voice.name.toLowerCase());
    const rising = await names('sort=name');
    expect(rising).toEqual([...rising].sort());
    expect(await names('sort=name&sort_direction=desc')).toEqual([...rising].reverse());
    expect((await search('sort=created_at_unix')).voices[0]?.voice_id).toBe(cloned);
  });

  test.each([
    ['[VOI-071] a label value in any case', 'search=BRIT', true],
    ['[VOI-071] a name in any case', 'search=my%20own', true],
    ['[VOI-071] not a label key', 'search=use_case', false],
    ['a per cent sign is no wildcard', 'search=%25', false],
    ['personal voices', 'voice_type=personal', true],
    ['workspace voices', 'voice_type=workspace', true],
    ['saved voices', 'voice_type=saved', true],
    ['all but default ones', 'voice_type=non-default', true],
    ['default ones', 'voice_type=default', false],
    ['community voices', 'voice_type=community', false],
    ['its category', 'category=cloned', true],
    ['another category', 'category=premade', false],
    ['a fine-tuning state', 'fine_tuning_state=fine_tuned', false],
    ['a collection', 'collection_id=abc', false],
    ['gender', 'gender=Male', true],
    ['another gender', 'gender=female', false],
    ['age', 'age=old', true],
    ['accent', 'accent=british', true],
    ['one of several languages', 'language=cy&language=de-DE', true],
    ['another language', 'language=tlh', false],
    ['one of several use cases', 'use_cases=narration&use_cases=social_media', true],
    ['another use case', 'use_cases=social_media', false],
  ])('%s', async (_title, query, isFound) => {
    const { voices, total_count } = await search(query);
    expect(voices.some((voice) => voice.voice_id === cloned)).toBe(isFound);
    expect(total_count).toBe(voices.length);
  });

  test('[VOI-095] at most 100 on a page, and tokens are checked', async () => {
    expect(await status('/v2/voices?page_size=101')).toBe(422);
    expect(await status('/v2/voices?page_size=x')).toBe(422);
    expect(await status('/v2/voices?next_page_token=nonsense')).toBe(400);
    // the reference leaves it open: what nobody knows is the order of everybody
    expect(await status('/v2/voices?sort=color')).toBe(200);
  });
});

describe('names that programs have hard-coded', () => {
  test('a premade id answers under that id, is in no list, and is found by id', async () => {
    const id = '21m00Tcm4TlvDq8ikWAM';
    const voice = await get<Voice>(`/v1/voices/${id}`);
    expect(voice).toMatchObject({ voice_id: id, labels: { gender: 'female' } });
    expect((await list()).map((listed) => listed.voice_id)).not.toContain(id);
    expect((await search(`voice_ids=${id}`)).voices.map((found) => found.voice_id)).toEqual([id]);
  });

  test('every premade id speaks with its gender', async () => {
    for (const [id, profile] of Object.entries(premadeVoices)) {
      const { labels } = await get<Voice>(`/v1/voices/${id}`);
      if (profile.gender !== 'neutral') expect(labels.gender).toBe(profile.gender);
    }
  });

  test('its settings are those of the voice behind it', async () => {
    const path = '/v1/voices/JBFqnCBsd6RMkjVDRZzb/settings';
    await app.fetch(`${path}/edit`, { apiKey, json: { stability: 0.25 } });
    expect(await get(path)).toMatchObject({ stability: 0.25 });
  });
});

describe('settings', () => {
  test('[VOI-030] [VOI-031] the defaults', async () => {
    expect(await get('/v1/voices/settings/default')).toEqual({
      stability: 0.5,
      similarity_boost: 0.75,
      style: 0,
      use_speaker_boost: true,
      speed: 1,
    });
  });

  test('[VOI-027] [VOI-028] [VOI-029] are kept for each workspace alone', async () => {
    const [{ voice_id: id }] = (await search('voice_type=default&page_size=1')).voices as [Voice];
    const edited = await app.fetch(`/v1/voices/${id}/settings/edit`, { apiKey, json: { stability: 0.3 } });
    expect(await edited.json()).toEqual({ status: 'ok' });
    expect(await get(`/v1/voices/${id}/settings`)).toMatchObject({ stability: 0.3, speed: 1 });
    expect((await get<Voice>(`/v1/voices/${id}`)).settings).toMatchObject({ stability: 0.3 });
    expect((await get<Voice>(`/v1/voices/${id}?with_settings=false`)).settings).toBeNull();
    expect(await get(`/v1/voices/${id}/settings`, neighborKey)).toMatchObject({ stability: 0.5 });
  });

  test.each([
    ['speed', [0.7, 1.2], [0.69, 1.21]],
    ['stability', [0, 1], [-0.01, 1.01]],
    ['similarity_boost', [0, 1], [-0.01, 1.01]],
    ['style', [0, 1], [-0.01, 1.01]],
    ['use_speaker_boost', [true, false], ['loud', 2]],
  ])('[SPE-029] %s has its bounds; what is beyond them is a 422', async (name, inside, beyond) => {
    const path = `/v1/voices/${cloned}/settings`;
    const edit = async (value: unknown) =>
      (await app.fetch(`${path}/edit`, { apiKey, json: { [name]: value } })).status;
    for (const value of inside) {
      expect(await edit(value)).toBe(200);
      expect(await get(path)).toMatchObject({ [name]: value });
    }
    for (const value of beyond) expect(await edit(value)).toBe(422);
  });
});

describe('previews', () => {
  test('anybody hears the preview of a default voice', async () => {
    const [{ voice_id: id }] = (await search('voice_type=default&page_size=1')).voices as [Voice];
    const answer = await app.fetch(`/v1/voices/${id}/preview`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    const { durationSeconds } = files.measureMp3(new Uint8Array(await answer.arrayBuffer()));
    expect(durationSeconds).toBeGreaterThan(2);
  });

  test('the missing ones are spoken by a job, once each, and everybody is told', async () => {
    const { signal } = new AbortController();
    await renderMissingPreviews(app.platform, signal);
    const rows = await app.platform.db.select().from(voiceTable);
    expect(rows.filter((row) => row.workspaceId === null).every((row) => row.previewBlob)).toBe(true);
    const told = await app.platform.db.select().from(events).where(eq(events.workspaceId, workspaceId));
    const last = told.findLast((event) => event.name === 'voices.previews-rendered')?.payload;
    expect(last?.done).toBe(last?.total);
    await renderMissingPreviews(app.platform, signal);
    expect(await app.platform.db.$count(events, eq(events.workspaceId, workspaceId))).toBe(told.length);
  });

  test('a voice of a workspace has no public preview', async () => {
    expect((await app.fetch(`/v1/voices/${cloned}/preview`)).status).toBe(404);
    expect((await app.fetch('/v1/voices/nobody/preview')).status).toBe(404);
  });
});

test('[VOI-022] names, descriptions, labels and recordings of a clone have their bounds', async () => {
  const labelsOf = (names: string[]) => JSON.stringify(Object.fromEntries(names.map((name) => [name, name])));
  const sound = wavOf(silence(2));
  const refused: FormFields[] = [
    { name: '' },
    { name: 'x'.repeat(101) },
    { description: 'x'.repeat(501) },
    { labels: labelsOf(['a', 'b', 'c', 'd', 'e', 'f']) },
    { labels: '[]' },
  ];
  const path = `/v1/voices/${await makeVoice(app, { workspaceId })}/edit`;
  for (const fields of refused) {
    for (const address of ['/v1/voices/add', path]) {
      const body = formOf({ name: 'Me', files: sound, ...fields });
      expect((await app.fetch(address, { method: 'POST', body, apiKey })).status).toBe(422);
    }
  }
  const many = formOf({ name: 'Me' });
  for (let i = 0; i < 26; i++) many.append('files', new File(['x'], `${i}.wav`));
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'long.wav', { type: 'audio/wav' });
  for (const body of [many, formOf({ name: 'Me', files: large })]) {
    const answer = await app.fetch('/v1/voices/add', { method: 'POST', body, apiKey });
    expect(await readRefusal(answer)).toMatchObject({ status: 413, code: 'upload_file_size_exceeded' });
  }
  // just inside the bounds, an edit is taken
  const widest = {
    name: 'n'.repeat(100),
    description: 'd'.repeat(500),
    labels: labelsOf(['a', 'b', 'c', 'd', 'e']),
  };
  const taken = await app.fetch(path, { method: 'POST', body: formOf(widest), apiKey });
  expect(taken.status).toBe(200);
});

test('[VOI-022] a clone has at most 25 recordings, with those that it has already', async () => {
  const voiceId = await makeVoice(app, { workspaceId });
  for (let i = 0; i < 25; i++) await addSample(app, { workspaceId, voiceId, pcm: silence(1) });
  const body = formOf({ name: 'Me', files: wavOf(silence(2)) });
  const more = await app.fetch(`/v1/voices/${voiceId}/edit`, { method: 'POST', body, apiKey });
  expect(await readRefusal(more)).toMatchObject({
    status: 400,
    code: 'invalid_voice_sample',
    message: expect.stringContaining('up to 25'),
  });
});

test('without a key nothing is told', async () => {
  for (const path of ['/v1/voices', '/v2/voices', `/v1/voices/${cloned}`, `/v1/voices/${cloned}/settings`]) {
    expect((await app.fetch(path)).status).toBe(401);
  }
});
