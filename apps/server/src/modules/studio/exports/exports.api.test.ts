import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { files } from '@mynah/audio';
import { checkEpub } from '@mynah/audiobooks/conformance';
import type { ProjectExport } from '@mynah/contract/studio/exports';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCover, type ConvertedBook, convertBook } from '../../../../test/converted-book.ts';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { formOf } from '../../../../test/speech-files.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { studioExports } from './exports.tables.ts';

let app: TestApp;
let owner: Person;
let folder: string;
let book: ConvertedBook;

beforeAll(async () => {
  app = await startTestApp();
  owner = await soloPerson(app, 'enterprise');
  folder = await mkdtemp(join(tmpdir(), 'mynah-exports-'));
  book = await convertBook(
    app,
    owner,
    [
      ['The Road', 'She walked on & on.', 'Nobody came.'],
      ['Ende: Wörter', 'It was over.'],
    ],
    {
      title: 'Fish & Chips',
      author: 'Ada',
      isbn_number: '978-3-16-148410-0',
      language: 'en',
      acx_volume_normalization: 'true',
    },
  );
  await addCover(app, book);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const eqId = (id: string) => eq(studioExports.id, id);
const bearer = ({ accessToken }: Person) => ({ authorization: `Bearer ${accessToken}` });
const order = async (format: string, more: object = {}, of = book): Promise<ProjectExport> => {
  const { status, body } = await owner.call('POST', `${of.path}/exports`, { format, ...more });
  expect(body).toMatchObject({ state: 'queued', format, url: null, error: null });
  expect(status).toBe(200);
  return body as ProjectExport;
};
const show = async ({ export_id }: ProjectExport, of = book) =>
  (await owner.call('GET', `${of.path}/exports/${export_id}`)).body as ProjectExport;
const finish = (ordered: ProjectExport, of = book): Promise<ProjectExport> =>
  until(async () => {
    const shown = await show(ordered, of);
    if (shown.state === 'queued' || shown.state === 'making') throw new Error(shown.state);
    return shown;
  });
const make = async (format: string, more: object = {}, of = book): Promise<ProjectExport> => {
  const made = await finish(await order(format, more, of), of);
  expect(made).toMatchObject({ state: 'done', progress: 1, error: null });
  return made;
};
const load = async ({ url }: ProjectExport, headers: Record<string, string> = {}) => {
  const answer = await app.fetch(url!, { headers: { ...bearer(owner), ...headers } });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const unpack = async (made: ProjectExport): Promise<Record<string, Uint8Array>> =>
  unzipSync((await load(made)).bytes);

/** What ffmpeg says of a file. */
async function probe(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return spawnSync(findFfmpeg(app.platform)!, ['-hide_banner', '-i', path], { encoding: 'utf8' }).stderr;
}
const secondsOf = (told: string): number => {
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(told)!.map(Number);
  return hours! * 3600 + minutes! * 60 + seconds!;
};

it('[STU-007] [STU-021] a chapter as mp3 is what shops demand, and the report says what was measured on the file', async () => {
  const [chapter_id] = book.chapterIds;
  const made = await make('mp3', { chapter_ids: [chapter_id] });
  expect(made.report).toEqual([
    expect.objectContaining({
      chapter_id,
      name: 'The Road',
      sample_rate_hz: 44_100,
      bitrate_kbps: 192,
      faults: [],
    }),
  ]);
  const [report] = made.report;
  expect(report!.rms_db).toBeGreaterThan(-23);
  expect(report!.rms_db).toBeLessThan(-18);
  expect(report!.peak_db).toBeLessThanOrEqual(-3);
  expect(report!.noise_floor_db).toBeLessThan(-60);
  const { answer, bytes } = await load(made);
  expect(made.size_bytes).toBe(bytes.length);
  expect(files.measureMp3(bytes)).toMatchObject({ sampleRateHz: 44_100 });
  expect(files.measureMp3(bytes).durationSeconds).toBeCloseTo(report!.duration_secs, 1);
  // HIS-071 to HIS-078
  expect(made.file_name).toMatch(/^978-3-16-148410-0_\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d_The_Road_m2\.mp3$/);
  expect(answer.headers.get('content-disposition')).toContain(`filename="${made.file_name}"`);
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  const part = await load(made, { range: 'bytes=10-19' });
  expect(part.answer.status).toBe(206);
  expect(part.bytes).toEqual(bytes.slice(10, 20));
});

it('[STU-007] a book as m4b has its chapters, tags and cover', async () => {
  const [m4b, srt] = [await make('m4b'), await make('srt')];
  const { answer, bytes } = await load(m4b);
  expect(answer.headers.get('content-type')).toBe('audio/mp4');
  const told = await probe('book.m4b', bytes);
  expect(told).toMatch(/major_brand +: M4B/);
  expect(told).toMatch(/title +: Fish & Chips/);
  expect(told).toMatch(/artist +: Ada/);
  expect(told).toMatch(/Audio: aac .*44100 Hz, mono/);
  expect(told).toMatch(/Video: png.*\(attached pic\)/);
  const chapters = [
    ...told.matchAll(/Chapter #0:\d: start ([\d.]+), end ([\d.]+)\s+Metadata:\s+title +: (.*)/g),
  ];
  expect(chapters.map(([, , , title]) => title)).toEqual(['The Road', 'Ende: Wörter']);
  expect(Number(chapters[1]![1])).toBe(Number(chapters[0]![2]));
  expect(secondsOf(told)).toBeCloseTo(Number(chapters[1]![2]), 0);
  // words are heard in their chapter: the head of a chapter is quiet
  const cues = [...strFromU8((await load(srt)).bytes).matchAll(/00:00:(\d\d),(\d{3}) --> .*\n(.*)/g)];
  const last = cues.find(([, , , text]) => text === 'Ende: Wörter')!;
  const start = Number(last[1]) + Number(last[2]) / 1000;
  expect(start).toBeGreaterThan(Number(chapters[1]![1]) + 0.5);
  expect(start).toBeLessThan(Number(chapters[1]![1]) + 1.3);
});

it('[STU-007] a book that reads itself along holds together, word by word', async () => {
  const made = await make('epub');
  expect(made.file_name).toMatch(/_Fish__Chips_m2\.epub$/);
  const { bytes } = await load(made);
  // the media type stands where readers look for it, uncompressed
  expect(strFromU8(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
  const unpacked = new Map(Object.entries(unzipSync(bytes)));
  expect(checkEpub(unpacked)).toEqual([]);
  const first = strFromU8(unpacked.get('EPUB/text/chapter-001.xhtml')!);
  expect(first.replace(/<[^>]+>/g, '')).toContain('She walked on &amp; on.');
  expect(strFromU8(unpacked.get('EPUB/package.opf')!)).toContain('urn:isbn:9783161484100');
  const sound = unpacked.get('EPUB/audio/chapter-001.mp3')!;
  const ends = strFromU8(unpacked.get('EPUB/overlay/chapter-001.smil')!).match(
    /clipEnd="([\d.]+)s" \/><\/par>\n<\/seq>/,
  )!;
  expect(files.measureMp3(sound).durationSeconds).toBeCloseTo(Number(ends[1]), 1);
});

it('[STU-007] sound by chapter or as one file, in every form', async () => {
  const flac = await make('flac', { by_chapter: true });
  expect(flac.report.map(({ name, faults }) => [name, faults])).toEqual([
    ['The Road', ['The bit rate isn’t constant. Shops ask for mp3 with 192 kbit/s.']],
    ['Ende: Wörter', ['The bit rate isn’t constant. Shops ask for mp3 with 192 kbit/s.']],
  ]);
  const unpacked = await unpack(flac);
  expect(Object.keys(unpacked)).toEqual(['01_The_Road.flac', '02_Ende_Worter.flac']);
  const told = await probe('one.flac', unpacked['01_The_Road.flac']!);
  expect(told).toMatch(/Audio: flac, 44100 Hz, mono/);
  const length = flac.report.reduce((sum, { duration_secs }) => sum + duration_secs, 0);
  for (const [format, codec] of [
    ['wav', 'pcm_s16le'],
    ['opus', 'opus'],
    ['mp3', 'mp3'],
  ] as const) {
    const whole = await make(format);
    expect(whole.file_name).toMatch(new RegExp(`\\.${format}$`));
    const said = await probe(`whole.${format}`, (await load(whole)).bytes);
    expect(said).toContain(`Audio: ${codec}`);
    expect(secondsOf(said)).toBeCloseTo(length, 0);
  }
});

it('[STU-007] a zip of all has sound, subtitles, words, cover and report', async () => {
  const unpacked = await unpack(await make('zip'));
  expect(Object.keys(unpacked)).toEqual([
    'audio/01_The_Road.mp3',
    'audio/02_Ende_Worter.mp3',
    'srt/01_The_Road.srt',
    'srt/02_Ende_Worter.srt',
    'vtt/01_The_Road.vtt',
    'vtt/02_Ende_Worter.vtt',
    'json/01_The_Road.json',
    'json/02_Ende_Worter.json',
    'cover.png',
    'report.json',
  ]);
  const words = JSON.parse(strFromU8(unpacked['json/02_Ende_Worter.json']!));
  expect(words.chapters[0].words.map(({ text }: { text: string }) => text)).toEqual([
    'Ende:',
    'Wörter',
    'It',
    'was',
    'over.',
  ]);
  expect(JSON.parse(strFromU8(unpacked['report.json']!))).toMatchObject([
    { file: '01_The_Road.mp3', faults: [] },
    { file: '02_Ende_Worter.mp3', faults: [] },
  ]);
});

it('muted chapters are left out, unless they are named; without mastering nothing is put around the sound', async () => {
  const plain = await convertBook(app, owner, [
    ['One', 'It begins.'],
    ['Two', 'It ends.'],
  ]);
  const [, muted] = plain.chapterIds;
  const path = `${plain.path}/chapters/${muted}/mute`;
  expect((await owner.call('POST', path, { is_muted: true })).status).toBe(200);
  const json = await make('json', {}, plain);
  const { chapters } = JSON.parse(strFromU8((await load(json)).bytes));
  expect(chapters.map(({ name }: { name: string }) => name)).toEqual(['One']);
  expect(chapters[0].words[0].start).toBeLessThan(0.4);
  const named = await make('vtt', { chapter_ids: [muted], by_chapter: true }, plain);
  expect(Object.keys(await unpack(named))).toEqual(['01_Two.vtt']);
});

it('what cannot be exported is refused, and others see nothing of it', async () => {
  const made = await app.fetch('/v1/studio/projects', {
    method: 'POST',
    body: formOf({ name: 'Unspoken' }),
    headers: bearer(owner),
  });
  const { project } = (await made.json()) as { project: { project_id: string } };
  const ask = async (path: string, json: object, person = owner) =>
    readRefusal(await app.fetch(path, { json, headers: bearer(person) }));
  const unspoken = `/v1/studio/projects/${project.project_id}/exports`;
  expect(await ask(unspoken, { format: 'mp3' })).toMatchObject({ status: 422 });
  expect(await ask(`${book.path}/exports`, { format: 'tape' })).toMatchObject({ status: 422 });
  expect(await ask(`${book.path}/exports`, { format: 'mp3', chapter_ids: ['nobody'] })).toMatchObject({
    status: 404,
    code: 'chapter_not_found',
  });
  const [first] = ((await owner.call('GET', `${book.path}/exports`)).body as { exports: ProjectExport[] })
    .exports;
  const stranger = await soloPerson(app, 'free');
  for (const [method, path] of [
    ['GET', `${book.path}/exports`],
    ['GET', `${book.path}/exports/${first!.export_id}`],
    ['GET', first!.url!],
    ['DELETE', `${book.path}/exports/${first!.export_id}`],
  ] as const)
    expect(await stranger.call(method, path)).toMatchObject({ status: 404, code: 'project_not_found' });
  expect(await owner.call('GET', `${book.path}/exports/nothing`)).toMatchObject({ code: 'export_not_found' });
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  expect((await viewer.call('POST', `${book.path}/exports`, { format: 'mp3' })).status).toBe(403);
});

it('an export is deleted with its file, stopped while it waits, and goes with its project', async () => {
  const small = await convertBook(app, owner, [['One', 'It begins.']]);
  const made = await make('wav', {}, small);
  const [row] = await app.platform.db.select().from(studioExports).where(eqId(made.export_id));
  const at = `${small.path}/exports/${made.export_id}`;
  expect((await owner.call('DELETE', at)).status).toBe(200);
  expect(await owner.call('DELETE', at)).toMatchObject({ code: 'export_not_found' });
  expect(await app.platform.blobs.size(row!.fileBlob!)).toBeUndefined();
  const waiting = await order('mp3', {}, small);
  expect((await owner.call('DELETE', `${small.path}/exports/${waiting.export_id}`)).status).toBe(200);
  const last = await make('mp3', {}, small);
  const [kept] = await app.platform.db.select().from(studioExports).where(eqId(last.export_id));
  expect(await app.platform.blobs.size(kept!.fileBlob!)).toBe(last.size_bytes);
  expect((await owner.call('DELETE', small.path)).status).toBe(200);
  expect(await app.platform.blobs.size(kept!.fileBlob!)).toBeUndefined();
});
