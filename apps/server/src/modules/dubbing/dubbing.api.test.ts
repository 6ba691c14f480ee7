import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readRefusal } from '../../../test/read-refusal.ts';
import { silence, wavOf } from '../../../test/speech-files.ts';
import { joinedPerson, type Person, soloPerson } from '../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { csv, dub, ended, film, send, showDubbing, talk } from './test/dubbed.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

const get = (path: string, person = owner): Promise<Response> =>
  app.fetch(path, { headers: { authorization: `Bearer ${person.accessToken}` } });

async function credits(): Promise<{ used: number; reserved: number }> {
  const { workspaceId } = owner.actor;
  const { rows } = await app.platform.db.execute<{ used: number; reserved: number }>(
    sql`select used, reserved from credit_accounts where workspace_id = ${workspaceId}`,
  );
  return rows[0] ?? { used: 0, reserved: 0 };
}

it('[DUB-001] [DUB-002] [DUB-004] a film comes back with a new sound, and says all of itself', async () => {
  const id = await dub(app, owner, { file: await film(app), name: 'A talk' });
  const begun = await showDubbing(owner, id);
  expect(['queued', 'preparing', 'dubbing', 'dubbed']).toContain(begun.status);
  const shown = await ended(owner, id);
  expect([shown.status, shown.error]).toEqual(['dubbed', null]);
  expect(shown).toMatchObject({
    dubbing_id: id,
    name: 'A talk',
    refunded: false,
    input: { content_type: 'video/mp4', source_url: null, file_name: 'film.mp4' },
    usage: { credits: 267 },
    targets: [{ language: 'en', status: 'completed', url: `/v1/dubbing/${id}/audio/en` }],
    target_languages: ['en'],
    progress: 100,
    progress_message: 'Done',
    source_language: 'en',
    editable: true,
    media_metadata: { content_type: 'video/mp4' },
  });
  expect(await credits()).toMatchObject({ used: 267, reserved: 0 });
  const answer = await get(`/v1/dubbing/${id}/audio/en`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(4, 8)
      .toString(),
  ).toBe('ftyp');
  const srt = await (await get(`/v1/dubbing/${id}/transcript/en`)).text();
  expect(srt).toMatch(/^1\n00:00:0\d,\d{3} --> /);
  const order = { language_code: 'en', type: 'mp4_languages' };
  const { body: made } = await owner.call('POST', `/v1/dubbing/${id}/exports`, order);
  const { export_id } = made as { export_id: string };
  const whole = await until(async () => {
    const file = await get(`/v1/dubbing/${id}/exports/${export_id}/file`);
    expect(file.status).toBe(200);
    return Buffer.from(await file.arrayBuffer());
  });
  // the dub and the original: a track of sound and one of subtitles each
  const handlers = [...whole.toString('latin1').matchAll(/hdlr.{8}(vide|soun|sbtl|text)/gs)].map(
    ([, kind]) => kind,
  );
  expect(handlers.toSorted()).toEqual(['sbtl', 'sbtl', 'soun', 'soun', 'vide']);
  const json = await (await get(`/v1/dubbing/${id}/transcripts/source/format/json`)).json();
  expect(json).toMatchObject({
    transcript_format: 'json',
    srt: null,
    json: { language: 'en', utterances: [{ speaker_id: 'Speaker 1' }, { speaker_id: 'Speaker 2' }] },
  });
});

it('[DUB-006] the manual way: a CSV with its translation needs nobody who translates', async () => {
  const id = await dub(app, owner, {
    file: talk(),
    csv_file: csv(),
    mode: 'manual',
    target_lang: 'pt',
    foreground_audio_file: talk(),
  });
  const shown = await ended(owner, id);
  expect([shown.status, shown.error]).toEqual(['dubbed', null]);
  const answer = await get(`/v1/dubbing/${id}/audio/pt`);
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  const vtt = await (await get(`/v1/dubbing/${id}/transcript/pt?format_type=webvtt`)).text();
  expect(vtt).toContain('00:00:04.000 --> 00:00:05.900\nBem-vindo a casa');
  const source = await (await get(`/v1/dubbing/${id}/source`)).arrayBuffer();
  expect(source.byteLength).toBe(talk().size);
});

it('subtitles in both languages do as well', async () => {
  const cue = (text: string) => new File([`1\n00:00:00,000 --> 00:00:02,400\n${text}\n`], 'lines.srt');
  const files = { source_subtitles_file: cue('[Anna] Good morning'), target_subtitles_file: cue('Bom dia') };
  const id = await dub(app, owner, { file: talk(), target_lang: 'pt-BR', ...files });
  expect((await ended(owner, id)).target_languages).toEqual(['pt-BR']);
  const json = await (await get(`/v1/dubbing/${id}/transcript/pt-BR?format_type=json`)).json();
  expect(json).toMatchObject({ utterances: [{ text: 'Bom dia', speaker_id: 'Anna' }] });
});

it('a part of it is dubbed, without its background', async () => {
  const part = { start_time: '1', end_time: '5', drop_background_audio: 'true' };
  const id = await dub(app, owner, { file: talk(), ...part });
  const shown = await ended(owner, id);
  expect([shown.status, shown.error]).toEqual(['dubbed', null]);
  expect(shown.input.duration_secs).toBeCloseTo(4, 0);
  expect((await get(`/v1/dubbing/${id}/background`)).status).toBe(425);
});

it('what cannot be dubbed is refused by name, before anything is held', async () => {
  const refuse = async (fields: Parameters<typeof send>[3]) =>
    readRefusal(await send(app, owner, '/v1/dubbing', { source_lang: 'en', target_lang: 'en', ...fields }));
  expect(await refuse({ file: talk(), target_lang: 'sw' })).toMatchObject({ status: 422 });
  expect(await refuse({ file: talk(), target_lang: 'ta' })).toMatchObject({
    status: 400,
    code: 'unsupported_language_pair',
  });
  expect(await refuse({})).toMatchObject({ status: 422 });
  expect(await refuse({ file: talk(), mode: 'manual' })).toMatchObject({ status: 422 });
  expect(await refuse({ file: talk(), csv_file: new File(['nothing'], 'lines.csv') })).toMatchObject({
    code: 'invalid_transcript',
  });
  expect(await refuse({ file: talk(), csv_file: csv(['A,9,10,Hi,Hi']) })).toMatchObject({
    code: 'invalid_transcript',
  });
  expect(await refuse({ file: new File(['no sound'], 'a.mp3') })).toMatchObject({ code: 'invalid_audio' });
  expect(await refuse({ file: talk(), start_time: '6', end_time: '2' })).toMatchObject({ status: 422 });
  expect(await credits()).toMatchObject({ used: 0, reserved: 0 });
});

it('one in which nobody speaks fails, says so, and costs nothing', async () => {
  const id = await dub(app, owner, { file: wavOf(silence(2)) });
  const shown = await ended(owner, id);
  expect(shown).toMatchObject({ status: 'failed', refunded: true, usage: { credits: 0 } });
  expect(shown.error).toContain('Nobody speaks');
  // given back once it is written that it failed
  await until(async () => expect(await credits()).toMatchObject({ used: 0, reserved: 0 }));
});

it('one with a line that cannot be spoken fails, says so, and costs nothing', async () => {
  const wordless = csv(['Anna,0.0,2.4,Good morning,…', 'Ben,4.0,5.9,Welcome home,Bem-vindo a casa']);
  const id = await dub(app, owner, { file: talk(), csv_file: wordless, target_lang: 'pt' });
  const shown = await ended(owner, id);
  expect(shown).toMatchObject({ status: 'failed', refunded: true, usage: { credits: 0 } });
  expect(shown.error).toContain('A line could not be spoken');
  // given back once it is written that it failed
  await until(async () => expect(await credits()).toMatchObject({ used: 0, reserved: 0 }));
});

it('[DUB-006] only those who may see it do: others find nothing, viewers change nothing', async () => {
  const id = await dub(app, owner, { file: talk(), csv_file: csv(), target_lang: 'pt' });
  expect((await owner.call('POST', `/v1/dubbing/${id}/cancel`)).status).toBe(200);
  const stranger = await soloPerson(app, 'free');
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['GET', '/audio/pt'],
    ['GET', '/transcript/pt'],
    ['GET', '/source'],
    ['POST', '/cancel'],
  ] as const)
    expect((await stranger.call(method, `/v1/dubbing/${id}${path}`)).code).toBe('dubbing_not_found');
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  expect((await viewer.call('DELETE', `/v1/dubbing/${id}`)).status).toBe(403);
  expect((await owner.call('PATCH', `/v1/dubbing/${id}`, { name: 'Another' })).body).toMatchObject({
    name: 'Another',
  });
  expect((await owner.call('GET', `/v1/dubbing/${id}/audio/fr`)).code).toBe('dubbing_language_not_found');
});

it('a canceled one gives back what was held, and nothing is left of one that is deleted', async () => {
  const id = await dub(app, owner, { file: talk(), csv_file: csv(), target_lang: 'pt' });
  const { body } = await owner.call('POST', `/v1/dubbing/${id}/cancel`);
  expect(body).toMatchObject({ status: 'failed', refunded: true });
  expect(await credits()).toMatchObject({ used: 0, reserved: 0 });
  expect((await owner.call('POST', `/v1/dubbing/${id}/cancel`)).code).toBe('dubbing_ended');
  expect((await get(`/v1/dubbing/${id}/audio/pt`)).status).toBe(425);
  expect((await owner.call('DELETE', `/v1/dubbing/${id}`)).body).toEqual({ status: 'ok' });
  expect((await owner.call('GET', `/v1/dubbing/${id}`)).code).toBe('dubbing_not_found');
});

it('[DUB-003] lists page by page, by state, language, maker and name', async () => {
  const ids: string[] = [];
  for (const name of ['Alpha', 'Beta', 'Gamma']) {
    app.clock.advance(1_000);
    const id = await dub(app, owner, { file: talk(), csv_file: csv(), target_lang: 'pt', name });
    await owner.call('POST', `/v1/dubbing/${id}/cancel`);
    ids.push(id);
  }
  const list = async (query: string) => {
    const { body } = await owner.call('GET', `/v1/dubbing${query}`);
    const page = body as { dubs: { name: string }[]; next_cursor: string | null; has_more: boolean };
    return { ...page, names: page.dubs.map(({ name }) => name) };
  };
  const first = await list('?page_size=2');
  expect([first.names, first.has_more]).toEqual([['Gamma', 'Beta'], true]);
  const second = await list(`?page_size=2&cursor=${first.next_cursor}`);
  expect([second.names, second.has_more, second.next_cursor]).toEqual([['Alpha'], false, null]);
  expect((await list('?order_by=name&order_direction=ASCENDING')).names).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect((await list('?dubbing_status=failed&search=bet')).names).toEqual(['Beta']);
  expect((await list('?dubbing_statuses=dubbed&dubbing_statuses=queued')).names).toEqual([]);
  expect((await list('?target_language_codes=fr')).names).toEqual([]);
  expect((await list('?filter_by_creator=others')).names).toEqual([]);
  expect((await owner.call('GET', '/v1/dubbing?cursor=nothing')).status).toBe(422);
});

it('says ahead who would translate, and what it costs', async () => {
  const estimate = async (query: string) => (await owner.call('GET', `/v1/dubbing/estimate?${query}`)).body;
  expect(await estimate('source_lang=en&target_lang=ta&duration_secs=60')).toMatchObject({
    translator: null,
    what_to_set: expect.stringContaining('MYNAH_LANGUAGE_MODEL_URL'),
    credits: 2000,
  });
  expect(await estimate('source_lang=en&target_lang=en&duration_secs=30')).toMatchObject({
    what_to_set: null,
    credits: 1000,
  });
});
