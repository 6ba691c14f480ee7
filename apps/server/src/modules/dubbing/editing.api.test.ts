import type { DubbingEditor, DubbingLine } from '@mynah/contract/dubbing/editor';
import type { DubbingExport } from '@mynah/contract/dubbing/exports';
import type { DubbingLanguage, DubbingProject } from '@mynah/contract/dubbing/projects';
import type { DubbingResource } from '@mynah/contract/dubbing/resource';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRefusal } from '../../../test/read-refusal.ts';
import { joinedPerson, type Person, soloPerson } from '../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { findLine, listLines, listTargets, settleLine, updateLines } from './targets.store.ts';
import { csv, dub, ended, send, talk } from './test/dubbed.ts';

let app: TestApp;
let owner: Person;
/** One that is dubbed into Portuguese, which the tests change one after the other. */
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await soloPerson(app, 'enterprise');
  id = await dub(app, owner, { file: talk(), csv_file: csv(), target_lang: 'pt', name: 'Two people' });
  expect((await ended(owner, id)).error).toBeNull();
});
afterAll(() => app.close());

const call = async <Answer>(method: string, path: string, json?: object, person = owner) => {
  const answer = await person.call(method, path, json);
  return { ...answer, body: answer.body as Answer };
};
const editor = async () => (await call<DubbingEditor>('GET', `/v1/dubbing/${id}/editor/pt`)).body;
const resource = async () => (await call<DubbingResource>('GET', `/v1/dubbing/resource/${id}`)).body;
const fileOf = async (address: string) => {
  const answer = await fetch(app.url + new URL(address).pathname + new URL(address).search);
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
/** Lines as the editor sends them back. */
const toChange = ({
  segment_id,
  speaker_id,
  start_ms,
  end_ms,
  source_text,
  text,
  is_locked,
}: DubbingLine) => ({
  ...{ segment_id, speaker_id, start_ms, end_ms, source_text, text, is_locked },
});
const idle = () =>
  until(async () => {
    const shown = await editor();
    for (const line of shown.lines) expect(line.state).toBe('idle');
    for (const language of shown.languages) expect(language.progress).toBe(100);
    return shown;
  });

it('the editor shows every line with its sound; each take is heard', async () => {
  const shown = await editor();
  expect(shown).toMatchObject({
    name: 'Two people',
    status: 'dubbed',
    access_level: 'admin',
    source_language: 'en',
    target_language: 'pt',
    speakers: [
      { name: 'Anna', voice_id: null },
      { name: 'Ben', voice_id: null },
    ],
    lines: [
      { source_text: 'Good morning', text: 'Bom dia', is_stale: false, state: 'idle', fit: 'fits' },
      { source_text: 'Welcome home', text: 'Bem-vindo a casa', start_ms: 4000, end_ms: 5900 },
    ],
  });
  expect(shown.source_peaks.length).toBeGreaterThan(100);
  const [{ dub: heard }] = shown.lines as [DubbingLine];
  expect(heard!.duration_ms).toBeGreaterThan(100);
  const answer = await app.fetch(`/v1/dubbing/${id}/takes/${heard!.take_id}/audio`, {
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/wav']);
});

it('one write changes lines and speakers, upon the newest revision only, and an undo has its sound back', async () => {
  const before = await editor();
  const [first, second] = before.lines as [DubbingLine, DubbingLine];
  const path = `/v1/dubbing/${id}/editor/pt`;
  const lines = [{ ...toChange(first), text: 'Olá' }];
  const saved = await call<{ revision: number; lines: DubbingLine[] }>('PATCH', path, {
    revision: before.revision,
    lines,
  });
  expect(saved.body.lines).toMatchObject([{ text: 'Olá', is_stale: true }]);
  const old = { revision: before.revision, lines: [toChange(first)] };
  expect(await call('PATCH', path, old)).toMatchObject({ status: 409, code: 'dubbing_changed' });
  const undone = await call<{ lines: DubbingLine[] }>('PATCH', path, {
    ...old,
    revision: saved.body.revision,
  });
  expect(undone.body.lines).toMatchObject([{ text: 'Bom dia', is_stale: false, dub: first.dub }]);
  // split in two, merged again, to another speaker, locked
  const { revision } = await editor();
  const half = { ...toChange(second), segment_id: 'halfofit', start_ms: 5000, text: 'a casa' };
  const split = [{ ...toChange(second), end_ms: 5000, text: 'Bem-vindo' }, half];
  expect((await call('PATCH', path, { revision, lines: split })).status).toBe(200);
  expect((await editor()).lines).toHaveLength(3);
  const merged = { revision: revision + 1, lines: [toChange(second)], deleted_segment_ids: ['halfofit'] };
  expect((await call('PATCH', path, merged)).body).toMatchObject({ lines: [{ is_stale: false }] });
  const locked = [{ ...toChange(second), is_locked: true }];
  expect((await call('PATCH', path, { revision: revision + 2, lines: locked })).status).toBe(200);
  const forced = [{ ...toChange(second), is_locked: true, text: 'Outra coisa' }];
  expect((await call('PATCH', path, { revision: revision + 3, lines: forced })).code).toBe('segment_locked');
  const speaking = { segment_ids: [second.segment_id] };
  expect((await call('POST', `${path}/speak`, speaking)).code).toBe('segment_locked');
  const unlocked = { revision: revision + 3, lines: [toChange(second)] };
  expect((await call('PATCH', path, unlocked)).status).toBe(200);
});

it('what cannot be is refused with its place: over the end, over a neighbor, unknown speakers and voices', async () => {
  const { revision, lines, speakers } = await editor();
  const path = `/v1/dubbing/${id}/editor/pt`;
  const [first, second] = lines as [DubbingLine, DubbingLine];
  const save = (body: object) => call('PATCH', path, { revision, ...body });
  expect((await save({ lines: [{ ...toChange(first), end_ms: 9_000_000 }] })).status).toBe(422);
  const over = { ...toChange(first), speaker_id: second.speaker_id, end_ms: 4_500 };
  expect((await save({ lines: [over] })).status).toBe(422);
  expect((await save({ lines: [toChange(first), toChange(first)] })).status).toBe(422);
  const nobody = { ...toChange(first), speaker_id: 'nobody' };
  expect((await save({ lines: [nobody] })).code).toBe('dubbing_speaker_not_found');
  const voiced = speakers.map((speaker) => ({ ...speaker, voice_id: 'nobodysvoice' }));
  expect((await save({ speakers: voiced })).code).toBe('voice_not_found');
  expect((await save({ speakers: [speakers[0]] })).status).toBe(422);
  expect((await editor()).revision).toBe(revision);
});

it('a line is spoken again, another take of it is made and the first one chosen', async () => {
  const path = `/v1/dubbing/${id}/editor/pt`;
  const [{ segment_id, dub: first }] = (await editor()).lines as [DubbingLine];
  const spoken = await call<{ lines: DubbingLine[] }>('POST', `${path}/speak`, {
    segment_ids: [segment_id],
    again: true,
  });
  expect(spoken.status).toBe(200);
  const [line] = (await idle()).lines as [DubbingLine];
  expect(line.takes).toHaveLength(2);
  expect(line.dub!.take_id).not.toBe(first!.take_id);
  const take = { take_id: first!.take_id };
  const chosen = await call<{ lines: DubbingLine[] }>('POST', `${path}/lines/${segment_id}/take`, take);
  expect(chosen.body.lines).toMatchObject([{ dub: first, is_stale: false }]);
  const none = { take_id: 'nothing' };
  expect((await call('POST', `${path}/lines/${segment_id}/take`, none)).code).toBe('dubbing_take_not_found');
  const unknown = { segment_ids: ['nothing'] };
  expect((await call('POST', `${path}/speak`, unknown)).code).toBe('dubbing_segment_not_found');
});

it('a line that says nothing is silent, and keeps nobody waiting', async () => {
  const path = `/v1/dubbing/${id}/editor/pt`;
  const { revision, lines } = await editor();
  const [first] = lines as [DubbingLine];
  const write = async (text: string | null, upon: number) =>
    (
      await call<{ revision: number }>('PATCH', path, {
        revision: upon,
        lines: [{ ...toChange(first), text }],
      })
    ).body.revision;
  const silent = await write('', revision);
  const order = { segment_ids: [first.segment_id] };
  expect((await call('POST', `${path}/speak`, order)).status).toBe(200);
  expect((await idle()).lines[0]).toMatchObject({ text: '', dub: null, error: null });
  await write(first.text, silent);
  expect((await editor()).lines[0]).toMatchObject({ is_stale: false, dub: { start_ms: first.start_ms } });
});

it('a line that was ordered anew while it was spoken goes on waiting', async () => {
  const { db } = app.platform;
  const target = (await listTargets(db, [id]))[0]!;
  const line = (await listLines(db, target))[0]!;
  const { segmentId, attempt, takeId } = line;
  await updateLines(db, target, [segmentId], { state: 'speaking', attempt: attempt + 1 });
  await settleLine(db, target, line, null);
  expect(await findLine(db, target, segmentId)).toMatchObject({ state: 'speaking', takeId });
  await updateLines(db, target, [segmentId], { state: 'idle', attempt });
});

it('the resource shows tracks and segments, whose files are heard by their addresses', async () => {
  const shown = await resource();
  const [track] = Object.values(shown.speaker_tracks);
  expect(shown).toMatchObject({ id, source_language: 'en', target_languages: ['pt'] });
  expect(track).toMatchObject({ speaker_name: 'Anna', voices: { pt: 'track-clone' } });
  const [segment] = Object.values(shown.speaker_segments);
  expect(segment).toMatchObject({
    text: 'Good morning',
    dubs: { pt: { text: 'Bom dia', audio_stale: false } },
  });
  const { status, bytes } = await fileOf(segment!.dubs.pt!.media_ref!.url);
  expect([status, Buffer.from(bytes.subarray(0, 4)).toString()]).toEqual([200, 'RIFF']);
  expect((await fileOf(shown.background!.url)).status).toBe(200);
  expect((await fileOf(`${shown.input.url}x`)).status).not.toBe(200);
});

it('the resource’s calls change segments and speakers, and count each write', async () => {
  const path = `/v1/dubbing/resource/${id}`;
  const { version, speaker_tracks } = await resource();
  const [anna, ben] = Object.keys(speaker_tracks) as [string, string];
  const added = await call<{ version: number; new_segment: string }>(
    'POST',
    `${path}/speaker/${anna}/segment`,
    {
      ...{ start_time: 2.6, end_time: 3.4, text: 'And you?', translations: { pt: 'E tu?' } },
    },
  );
  expect(added).toMatchObject({ status: 201, body: { version: version + 1 } });
  const segment = added.body.new_segment;
  const patch = (body: object, language = 'pt') =>
    call<{ version: number }>('PATCH', `${path}/segment/${segment}/${language}`, body);
  expect((await patch({ text: 'E você?', end_time: 3.5 })).body).toEqual({ version: version + 2 });
  expect((await patch({ text: 'And what of you?' }, 'en')).body).toEqual({ version: version + 3 });
  expect((await patch({ text: 'x' }, 'fr')).code).toBe('dubbing_language_not_found');
  const moved = { segment_ids: [segment], speaker_id: ben };
  expect((await call('POST', `${path}/migrate-segments`, moved)).body).toEqual({ version: version + 4 });
  const shown = (await resource()).speaker_segments[segment];
  // another text of the source takes its translation away
  expect(shown).toMatchObject({ text: 'And what of you?', end_time: 3.5, dubs: { pt: { text: null } } });
  expect((await resource()).speaker_tracks[ben]!.segments).toContain(segment);
  const heard = await call('POST', `${path}/transcribe`, { segments: [segment] });
  expect(heard.body).toEqual({ version: version + 5 });
  expect((await resource()).speaker_segments[segment]!.text).not.toBe('And what of you?');
  expect((await call('DELETE', `${path}/segment/${segment}`)).body).toEqual({ version: version + 6 });
  expect((await call('DELETE', `${path}/segment/${segment}`)).code).toBe('dubbing_segment_not_found');
  const named = { speaker_name: 'Anna Maria', voice_id: 'similar', voice_stability: 0.4 };
  expect((await call('PATCH', `${path}/speaker/${anna}`, named)).status).toBe(200);
  expect((await call('PATCH', `${path}/speaker/${anna}`, { voice_id: 'nobody' })).code).toBe(
    'voice_not_found',
  );
  expect((await call('PATCH', `${path}/speaker/nobody`, {})).code).toBe('dubbing_speaker_not_found');
  const speaker = await call<{ speaker_id: string }>('POST', `${path}/speaker`, { speaker_name: 'Carl' });
  expect((await resource()).speaker_tracks[speaker.body.speaker_id]).toMatchObject({ speaker_name: 'Carl' });
  const similar = await call<{ voices: object[] }>('GET', `${path}/speaker/${anna}/similar-voices`);
  expect(similar.status).toBe(200);
  expect((await call('GET', `${path}/speaker/nobody/similar-voices`)).code).toBe('dubbing_speaker_not_found');
});

it('the resource’s lines are spoken anew in another voice, and rendered', async () => {
  const path = `/v1/dubbing/resource/${id}`;
  expect((await call('POST', `${path}/dub`, { segments: [], languages: ['pt'] })).status).toBe(200);
  await idle();
  for (const { dubs } of Object.values((await resource()).speaker_segments))
    expect(dubs.pt!.audio_stale).toBe(false);
  expect((await call('POST', `${path}/translate`, { segments: [], languages: ['pt'] })).status).toBe(200);
  expect((await idle()).lines[0]!.text).toBe('[pt] Good morning');
  const order = { render_type: 'zip', normalize_volume: true };
  const rendered = await call<{ render_id: string }>('POST', `${path}/render/pt`, order);
  const made = await until(async () => {
    const render = (await resource()).renders[rendered.body.render_id]!;
    expect(render.status).toBe('complete');
    return render;
  });
  const names = Object.keys(unzipSync((await fileOf(made.media_ref!.url)).bytes));
  expect(names).toEqual(
    expect.arrayContaining([
      'speech.flac',
      'background.wav',
      'mix.flac',
      'clips/001 Anna Maria.wav',
      'clips.edl',
    ]),
  );
  expect((await call('POST', `${path}/render/pt`, { render_type: 'aaf' })).status).toBe(422);
  expect((await call('POST', `${path}/render/pt`, { render_type: 'mp4' })).status).toBe(422);
});

it('an export of each kind is made, listed, given and deleted', async () => {
  const path = `/v1/dubbing/${id}/exports`;
  const types = ['mp3', 'wav', 'aac', 'tracks_zip', 'clips_zip', 'srt', 'vtt', 'json', 'edl'];
  for (const type of types)
    expect((await call('POST', path, { language_code: 'pt', type })).status).toBe(200);
  const { exports } = await until(async () => {
    const { body } = await call<{ exports: DubbingExport[] }>('GET', path);
    for (const { state, error } of body.exports) expect([state, error]).toEqual(['done', null]);
    return body;
  });
  const edl = exports.find(({ type }) => type === 'edl')!;
  expect(edl.file_name).toBe('Two people (pt).edl');
  const answer = await app.fetch(`${path}/${edl.export_id}/file`, {
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
  expect(await answer.text()).toContain('FROM CLIP NAME: 001 Anna Maria.wav');
  expect((await call('DELETE', `${path}/${edl.export_id}`)).body).toEqual({ status: 'ok' });
  expect((await call('GET', `${path}/${edl.export_id}/file`)).code).toBe('dubbing_export_not_found');
  expect((await call('POST', path, { language_code: 'pt', type: 'mp4' })).status).toBe(422);
});

it('as a project it has transcripts with revisions, all of a bulk change or none', async () => {
  const path = `/v1/dubbing/project/${id}`;
  const project = (await call<DubbingProject>('GET', path)).body;
  expect(project).toMatchObject({ status: 'ready', source_language: 'en', model_id: 'dubbing_v2' });
  const [languageId] = project.language_ids as [string];
  const transcript = (
    await call<{ segments: { id: string }[]; revision: number }>('GET', `${path}/transcript`)
  ).body;
  expect(transcript.revision).toBe(project.revision);
  const [first, second] = transcript.segments.map((segment) => segment.id) as [string, string];
  const target = `${path}/language/${languageId}/transcript`;
  const half = { segments: { [first]: { translation: 'Bom dia!' }, nothing: { translation: 'x' } } };
  expect((await call('PATCH', `${target}/segments`, half)).code).toBe('dubbing_segment_not_found');
  expect((await call('GET', target)).body).toMatchObject({
    segments: [{ translation: '[pt] Good morning' }, {}],
  });
  const whole = { segments: { [first]: { translation: 'Bom dia!' }, [second]: {} } };
  const changed = await call<{ revision: number }>('PATCH', `${target}/segments`, whole);
  expect(changed.body).toMatchObject({ segments: [{ translation: 'Bom dia!' }, {}] });
  const one = await call('PATCH', `${target}/segment/${second}`, { translation: 'Bem-vindo' });
  expect(one.body).toMatchObject({ segment: { id: second }, revision: changed.body.revision + 1 });
  expect((await call('GET', `${path}/language/${languageId}`)).body).toMatchObject({ status: 'stale' });
  const regenerated = await call<object>('POST', `${target}/regenerate`);
  expect(regenerated).toMatchObject({
    status: 202,
    body: { regenerated_segment_ids: [first, second], regenerated_seconds: 4.3 },
  });
  const done = await until(async () => {
    const { body } = await call<DubbingLanguage>('GET', `${path}/language/${languageId}`);
    expect(body.status).toBe('completed');
    return body;
  });
  expect(done.output_revision).toBe(done.revision);
  expect(Buffer.from((await fileOf(done.outputs!.lossless_audio!)).bytes.subarray(0, 4)).toString()).toBe(
    'fLaC',
  );
  expect((await call('POST', `${target}/regenerate`)).code).toBe('nothing_to_regenerate');
  const bulk = { segments: { [first]: { text: 'Morning' }, [second]: { end_s: 5.8 } } };
  const source = await call<{ revision: number }>('PATCH', `${path}/transcript/segments`, bulk);
  expect(source.body).toMatchObject({ revision: project.revision + 1, segments: [{ text: 'Morning' }, {}] });
  expect((await call('GET', target)).body).toMatchObject({ segments: [{ translation: null }, {}] });
  const long = { start_s: 0, end_s: 90 };
  expect((await call('PATCH', `${path}/transcript/segment/${first}`, long)).status).toBe(422);
  expect((await call('PATCH', `${path}/transcript/segments`, { segments: {} })).status).toBe(422);
});

it('a project of a transcript of one’s own gets languages one after the other', async () => {
  app.clock.advance(1_000);
  const segment = { text: 'Good morning', speaker_id: 'Anna', start_s: 0, end_s: 2.4, external_id: 'a 1' };
  const transcript = new File([JSON.stringify({ segments: [segment] })], 'said.json');
  const form = { file: talk(), transcript, source_language: 'en', reference: 'ours' };
  const created = await send(app, owner, '/v1/dubbing/project', form);
  expect(created.status).toBe(201);
  const { project_id } = (await created.json()) as DubbingProject;
  const path = `/v1/dubbing/project/${project_id}`;
  const add = (body: object) => call<DubbingLanguage>('POST', `${path}/language`, body);
  await until(async () => expect((await call('GET', path)).body).toMatchObject({ status: 'ready' }));
  expect((await add({ target_language: 'ta' })).code).toBe('unsupported_language_pair');
  const some = { target_language: 'pt', translations: { other: 'Bom dia' } };
  expect((await add(some)).status).toBe(422);
  const settings = { voice_settings: { cloning_strength: 9 } };
  const added = await add({ target_language: 'pt', translations: { 'a 1': 'Bom dia' }, ...settings });
  expect(added).toMatchObject({ status: 201, body: { target_language: 'pt', ...settings } });
  expect((await add({ target_language: 'pt' })).code).toBe('dubbing_language_exists');
  const language = `${path}/language/${added.body.language_id}`;
  await until(async () => expect((await call('GET', language)).body).toMatchObject({ status: 'completed' }));
  const listed = await call(`GET`, `${path}/language?status=completed&page_size=500`);
  expect(listed.body).toMatchObject({ languages: [{ target_language: 'pt' }], next_cursor: null });
  const projects = await call<{ projects: DubbingProject[] }>('GET', '/v1/dubbing/project?page_size=1');
  expect(projects.body.projects).toMatchObject([{ project_id, reference: 'ours', language_ids: [] }]);
  const refuse = async (fields: object) =>
    readRefusal(await send(app, owner, '/v1/dubbing/project', { file: talk(), ...fields }));
  expect((await refuse({ transcript })).status).toBe(422);
  expect((await refuse({ model_id: 'dubbing_v9' })).status).toBe(422);
  expect((await call('DELETE', language)).status).toBe(204);
  expect((await call('GET', language)).code).toBe('dubbing_language_not_found');
  expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('GET', path)).code).toBe('dubbing_not_found');
});

it('others find nothing, and viewers change nothing', async () => {
  const stranger = await soloPerson(app, 'free');
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  const { revision, lines } = await editor();
  const segment = lines[0]!.segment_id;
  for (const [method, path, body] of [
    ['PATCH', `/v1/dubbing/${id}/editor/pt`, { revision }],
    ['POST', `/v1/dubbing/${id}/exports`, { language_code: 'pt', type: 'mp3' }],
    ['DELETE', `/v1/dubbing/resource/${id}/segment/${segment}`, undefined],
    ['POST', `/v1/dubbing/resource/${id}/language`, { language: 'fr' }],
    ['POST', `/v1/dubbing/project/${id}/language`, { target_language: 'fr' }],
    ['DELETE', `/v1/dubbing/project/${id}`, undefined],
  ] as const) {
    expect((await call(method, path, body, stranger)).code).toBe('dubbing_not_found');
    expect((await call(method, path, body, viewer)).status).toBe(403);
  }
  expect((await call('GET', `/v1/dubbing/${id}/editor/pt`, undefined, stranger)).code).toBe(
    'dubbing_not_found',
  );
});

it('what is taken and changes nothing is warned of', async () => {
  const wish = { file: talk(), source_lang: 'en', target_lang: 'en', target_accent: 'klingon' };
  const answer = await send(app, owner, '/v1/dubbing', { ...wish, watermark: 'true' });
  expect([answer.status, answer.headers.get('x-mynah-warnings')]).toEqual([
    200,
    'target_accent_ignored, watermark_ignored',
  ]);
  const known = await send(app, owner, '/v1/dubbing', { ...wish, target_accent: 'British' });
  expect([known.status, known.headers.get('x-mynah-warnings')]).toEqual([200, null]);
});
