import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { files } from '@mynah/audio';
import type { ProjectExport } from '@mynah/contract/studio/exports';
import type { Voiceover, VoiceoverFile } from '@mynah/contract/studio/voiceover';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { formOf } from '../../../../test/speech-files.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { decodeMedia, lookAtMedia } from '../../../platform/media/index.ts';
import { studioProjects } from '../projects/projects.tables.ts';

let app: TestApp;
let owner: Person;
const path = '/v1/studio/voiceovers';

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

const send = (to: string, fields: Parameters<typeof formOf>[0], person = owner): Promise<Response> =>
  app.fetch(to, {
    method: 'POST',
    body: formOf(fields),
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
const make = async (): Promise<Voiceover> =>
  (await owner.call('POST', path, { name: 'A film' })).body as Voiceover;
const show = async ({ project_id }: Voiceover) =>
  (await owner.call('GET', `${path}/${project_id}`)).body as Voiceover;

/** A second of a tone. */
function wave(): File {
  const samples = Int16Array.from({ length: 8000 }, (_, at) => 8000 * Math.sin(at / 4));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return new File([head, new Uint8Array(samples.buffer)], 'tone.wav', { type: 'audio/wav' });
}

async function withFile(): Promise<{ made: Voiceover; file: VoiceoverFile }> {
  const made = await make();
  const answer = await send(`${path}/${made.project_id}/files`, { file: wave() });
  expect(answer.status).toBe(200);
  return { made, file: (await answer.json()) as VoiceoverFile };
}

/** Its file, when it is made. */
async function exported({ project_id }: Voiceover, format: string): Promise<Response> {
  const exports = `/v1/studio/projects/${project_id}/exports`;
  const { export_id } = (await owner.call('POST', exports, { format })).body as ProjectExport;
  const done = await until(async () => {
    const shown = (await owner.call('GET', `${exports}/${export_id}`)).body as ProjectExport;
    expect(shown.state).toBe('done');
    return shown;
  });
  expect(done.file_name).toMatch(format === 'film' ? /\.mp4$/ : new RegExp(`\\.${format}$`));
  const headers = { authorization: `Bearer ${owner.accessToken}` };
  return app.fetch(`${exports}/${export_id}/file`, { headers });
}

const clipOf = (made: Voiceover, file: VoiceoverFile, more: object = {}) => ({
  clip_id: 'one',
  track_id: made.tracks[1]?.track_id,
  file_id: file.file_id,
  start_ms: 250,
  duration_ms: 500,
  ...more,
});

it('[STU-034] [STU-035] a voiceover is a project with a timeline; clips of its files are saved by revision', async () => {
  const { made, file } = await withFile();
  expect(made).toMatchObject({ name: 'A film', revision: 0, clips: [], files: [] });
  expect(made.tracks.map(({ kind }) => kind)).toEqual(['film', 'speech', 'effects', 'music']);
  expect(file).toMatchObject({ kind: 'sound', name: 'tone.wav', has_sound: true, size_bytes: 16_044 });
  expect(file.duration_ms).toBeCloseTo(1000, 0);
  expect(file.peaks).toHaveLength(800);
  const { projects } = (await owner.call('GET', '/v1/studio/projects')).body as {
    projects: { content_type: string }[];
  };
  expect(projects).toMatchObject([{ content_type: 'voiceover' }]);

  const at = `${path}/${made.project_id}/timeline`;
  const timeline = { revision: 0, tracks: made.tracks, clips: [clipOf(made, file, { text: 'Hello.' })] };
  expect((await owner.call('PUT', at, timeline)).body).toEqual({ revision: 1 });
  expect(await owner.call('PUT', at, { ...timeline, clips: [] })).toMatchObject({
    status: 409,
    code: 'timeline_changed',
  });
  expect(await show(made)).toMatchObject({
    revision: 1,
    clips: [{ clip_id: 'one', start_ms: 250, speed: 1, gain_db: 0, text: 'Hello.', voice_id: null }],
    files: [{ file_id: file.file_id }],
  });
  const headers = { authorization: `Bearer ${owner.accessToken}`, range: 'bytes=0-3' };
  const part = await app.fetch(`${path}/${made.project_id}/files/${file.file_id}/content`, { headers });
  expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
});

it('a timeline names tracks and files that are there, and no more of a file than there is', async () => {
  const { made, file } = await withFile();
  const save = async (clips: object[]) => {
    const body = { revision: 0, tracks: made.tracks, clips };
    const { status } = await owner.call('PUT', `${path}/${made.project_id}/timeline`, body);
    return status;
  };
  expect(await save([clipOf(made, file, { track_id: 'nowhere' })])).toBe(422);
  expect(await save([clipOf(made, file, { file_id: 'nothing' })])).toBe(422);
  expect(await save([clipOf(made, file, { source_start_ms: 600 })])).toBe(422);
  expect(await save([clipOf(made, file, { duration_ms: 900, speed: 2 })])).toBe(422);
  expect(await save([clipOf(made, file), clipOf(made, file)])).toBe(422);
  expect((await show(made)).revision).toBe(0);
  expect(await save([clipOf(made, file, { file_id: null, duration_ms: 9000, text: 'Later.' })])).toBe(200);
});

it('a file goes when no clip plays it; what is no film and no sound does not come in', async () => {
  const { made, file } = await withFile();
  const files = `${path}/${made.project_id}/files`;
  const timeline = { revision: 0, tracks: made.tracks, clips: [clipOf(made, file)] };
  await owner.call('PUT', `${path}/${made.project_id}/timeline`, timeline);
  expect((await owner.call('DELETE', `${files}/${file.file_id}`)).status).toBe(409);
  await owner.call('PUT', `${path}/${made.project_id}/timeline`, { ...timeline, revision: 1, clips: [] });
  expect((await owner.call('DELETE', `${files}/${file.file_id}`)).body).toEqual({ status: 'ok' });
  expect((await owner.call('GET', `${files}/${file.file_id}/content`)).status).toBe(404);
  const text = new File(['no sound'], 'note.txt', { type: 'text/plain' });
  expect(await readRefusal(await send(files, { file: text }))).toMatchObject({
    status: 400,
    code: 'invalid_audio',
  });
  expect((await send(files, {})).status).toBe(422);
  expect(await readRefusal(await send(files, { history_item_id: 'none' }))).toMatchObject({ status: 404 });
});

it('a voiceover is exported as a sound and as subtitles; without a film there is none of it', async () => {
  const { made, file } = await withFile();
  const exports = `/v1/studio/projects/${made.project_id}/exports`;
  const refused = async (format: string) => {
    const { status, body } = await owner.call('POST', exports, { format });
    return [status, JSON.stringify(body)];
  };
  expect(await refused('mp3')).toEqual([422, expect.stringContaining('can be heard')]);
  const clips = [clipOf(made, file, { text: 'Hello there.' })];
  await owner.call('PUT', `${path}/${made.project_id}/timeline`, { revision: 0, tracks: made.tracks, clips });
  expect(await refused('film')).toEqual([422, expect.stringContaining('no film')]);
  expect(await refused('m4b')).toEqual([422, expect.stringContaining('m4b')]);
  const wav = files.readWav(new Uint8Array(await (await exported(made, 'wav')).arrayBuffer()));
  expect([wav.sampleRateHz, wav.channels.length, wav.channels[0]?.length]).toEqual([48_000, 2, 36_000]);
  expect(await (await exported(made, 'srt')).text()).toContain('00:00:00,250 --> 00:00:00,750\nHello there.');
});

it('a film keeps its picture and gets the new sound', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mynah-film-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const source = join(folder, 'film.mp4');
  const parameters = [
    '-f',
    'lavfi',
    '-i',
    'color=black:size=64x48:rate=25:duration=2',
    '-pix_fmt',
    'yuv420p',
  ];
  const run = spawnSync(findFfmpeg(app.platform) ?? '', ['-v', 'error', ...parameters, source]);
  expect(run.status).toBe(0);
  const { made, file } = await withFile();
  const content = new File([new Uint8Array(await readFile(source))], 'film.mp4', { type: 'video/mp4' });
  const added = await send(`${path}/${made.project_id}/files`, { file: content });
  const film = (await added.json()) as VoiceoverFile;
  expect(film).toMatchObject({ kind: 'film', has_sound: false, peaks: [] });
  const clips = [
    clipOf(made, film, {
      clip_id: 'film',
      track_id: made.tracks[0]?.track_id,
      start_ms: 0,
      duration_ms: 2000,
    }),
    clipOf(made, file, { start_ms: 1000 }),
  ];
  await owner.call('PUT', `${path}/${made.project_id}/timeline`, { revision: 0, tracks: made.tracks, clips });
  const answer = await exported(made, 'film');
  const target = join(folder, 'dubbed.mp4');
  await writeFile(target, new Uint8Array(await answer.arrayBuffer()));
  const { signal } = new AbortController();
  const info = await lookAtMedia(app.platform, { path: target }, signal);
  expect(info.picture).toMatchObject({ width: 64, height: 48 });
  expect(info.durationMs).toBeGreaterThan(1900);
  const levels: number[] = [];
  const reading = { sampleRateHz: 8000, channels: 1, keepsTime: true, signal };
  for await (const block of decodeMedia(app.platform, { path: target }, reading)) levels.push(...block);
  const beginMs = levels.findIndex((level) => Math.abs(level) > 0.02) / 8;
  expect(Math.abs(beginMs - 1000)).toBeLessThan(40);
});

it('subtitles are read as lines with times', async () => {
  const srt = new File(['1\n00:00:01,000 --> 00:00:02,500\nHello there.\n'], 'film.srt');
  const read = await send(`${path}/captions`, { file: srt });
  expect(await read.json()).toEqual({ captions: [{ start_ms: 1000, end_ms: 2500, text: 'Hello there.' }] });
  const prose = new File(['Once upon a time.'], 'film.srt');
  expect(await readRefusal(await send(`${path}/captions`, { file: prose }))).toMatchObject({
    status: 400,
    code: 'invalid_document',
  });
});

it('goes along when its project goes to another workspace', async () => {
  const { made, file } = await withFile();
  const other = await soloPerson(app, 'enterprise');
  const { workspaceId, userId: creatorUserId } = other.actor;
  await app.platform.db
    .update(studioProjects)
    .set({ workspaceId, creatorUserId })
    .where(eq(studioProjects.id, made.project_id));
  expect((await other.call('GET', `${path}/${made.project_id}`)).body).toMatchObject({
    project_id: made.project_id,
    files: [{ file_id: file.file_id }],
  });
});

it('others of the workspace see none that was not shared with them, and a book is no voiceover', async () => {
  const made = await make();
  const stranger = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  expect((await stranger.call('GET', `${path}/${made.project_id}`)).status).toBe(404);
  const book = await send('/v1/studio/projects', { name: 'A book' });
  const { project } = (await book.json()) as { project: { project_id: string } };
  expect(await owner.call('GET', `${path}/${project.project_id}`)).toMatchObject({
    status: 404,
    code: 'project_not_found',
  });
});
