import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { findFfmpeg } from '../../ffmpeg/find-ffmpeg.ts';
import { decodeMedia, type MuxedFilm, type MuxOrder, muxFilm } from '../index.ts';

const { signal } = new AbortController();
const rateHz = 48_000;
const framesPerSecond = 50;
const [flashMs, lengthMs] = [600, 1200];
let folder: string;
let platform: Parameters<typeof muxFilm>[0];
let program: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-mux-'));
  const config = readConfig({ MYNAH_PACKS: process.env.MYNAH_PACKS, MYNAH_FFMPEG: process.env.MYNAH_FFMPEG });
  platform = { config, dataFolder: folder, log: { warn: () => {} } as never };
  program = findFfmpeg(platform)!;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function ffmpeg(...parameters: string[]): Buffer {
  const run = spawnSync(program, ['-v', 'error', '-y', ...parameters], { maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(String(run.stderr));
  return run.stdout;
}

/** Dark, one bright frame at 0.6 s; a soft tone of 300 Hz all along. */
function makeFilm(name: string, codecs: string, { mute = false, soundDelay = 0 } = {}): string {
  const path = join(folder, name);
  const flash = `drawbox=color=white:t=fill:enable=between(t\\,${flashMs / 1000 - 0.005}\\,${flashMs / 1000 + 0.005})`;
  const picture = `color=black:size=64x48:rate=${framesPerSecond}:duration=${lengthMs / 1000},${flash}`;
  const tone = `sine=frequency=300:sample_rate=${rateHz}:duration=${lengthMs / 1000 - soundDelay},volume=0.3`;
  const sound = mute ? [] : ['-itsoffset', String(soundDelay), '-f', 'lavfi', '-i', tone];
  ffmpeg('-f', 'lavfi', '-i', picture, ...sound, '-pix_fmt', 'yuv420p', ...codecs.split(' '), path);
  return path;
}

/** Silence with a click; as long as the film. */
const click = (atMs: number, channels: 1 | 2 = 1) => ({
  sampleRateHz: rateHz,
  channels,
  async *open() {
    const samples = new Float32Array((lengthMs / 1000) * rateHz * channels);
    const start = Math.round((atMs / 1000) * rateHz) * channels;
    for (let at = 0; at < 480 * channels; at++) samples[start + at] = at % 48 < 24 ? 0.9 : -0.9;
    for (let at = 0; at < samples.length; at += 9600) yield samples.subarray(at, at + 9600);
  },
});

const mux = (film: string, order: Partial<MuxOrder> = {}): Promise<MuxedFilm> =>
  muxFilm(platform, {
    film: { path: film },
    sound: click(flashMs),
    to: join(folder, `${Math.random().toString(36).slice(2)}.film`),
    signal,
    ...order,
  });

/** When the bright frame is shown, in ms, on the clock of the file. */
function flashOf(path: string): number {
  const told = ffmpeg('-i', path, '-map', '0:v', '-vf', 'scale=1:1,format=gray', '-f', 'framecrc', '-');
  const frames = String(told)
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(',').map((cell) => cell.trim()));
  const base = Number(/^#tb 0: (\d+)\/(\d+)/m.exec(String(told))?.[2]);
  const usual = frames[0]!.at(-1);
  const bright = frames.filter((cells) => cells.at(-1) !== usual && Number(cells[2]) > base / 2);
  return (Number(bright[0]![2]) * 1000) / base;
}

async function hear(path: string, channels = 1, track = 0): Promise<Float32Array> {
  const blocks: number[] = [];
  if (track > 0) {
    const only = `${path}.track.mkv`;
    ffmpeg('-i', path, '-map', `0:a:${track}`, '-c', 'copy', only);
    return hear(only, channels);
  }
  const options = { sampleRateHz: rateHz, channels, keepsTime: true, signal };
  for await (const block of decodeMedia(platform, { path }, options)) blocks.push(...block);
  return Float32Array.from(blocks);
}

const clickOf = (sound: Float32Array): number => (sound.findIndex((sample) => sample > 0.4) / rateHz) * 1000;
const streamsOf = (path: string): string[] => {
  const { stderr } = spawnSync(program, ['-hide_banner', '-i', path]);
  return [...String(stderr).matchAll(/Stream #0:\d+.*?: (Video|Audio|Subtitle): (\w+)/g)].map(
    ([, kind, codec]) => `${kind} ${codec}`,
  );
};
const picturesOf = (path: string): string =>
  String(ffmpeg('-i', path, '-map', '0:v', '-fps_mode', 'passthrough', '-f', 'framehash', '-'))
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(',').at(-1))
    .join();

const films: [string, string, string][] = [
  ['mp4', '-c:v libx264 -c:a aac', 'Audio aac'],
  ['mov', '-c:v mpeg4 -c:a aac', 'Audio aac'],
  ['mkv', '-c:v libx264 -c:a mp3', 'Audio aac'],
  ['webm', '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus', 'Audio opus'],
  ['avi', '-c:v mpeg4 -c:a mp3', 'Audio pcm_s16le'],
];

describe.each(films)('%s', (extension, codecs, sound) => {
  test('the picture is copied, the click is heard with the flash, the length stays', async () => {
    const film = makeFilm(`film.${extension}`, codecs);
    const muxed = await mux(film, { sound: click(flashOf(film)) });
    expect(muxed).toMatchObject({ container: extension, picture: 'copied', original: 'replaced' });
    expect(streamsOf(muxed.path)).toEqual([streamsOf(film)[0], sound]);
    expect(picturesOf(muxed.path)).toBe(picturesOf(film));
    const heard = await hear(muxed.path);
    expect(Math.abs(clickOf(heard) - flashOf(muxed.path))).toBeLessThan(20);
    expect(Math.abs((heard.length / rateHz) * 1000 - lengthMs)).toBeLessThan(60);
  });
});

test('an offset moves the sound both ways, and it ends with the film', async () => {
  const film = makeFilm('offset.mp4', '-c:v libx264 -c:a aac');
  const later = await mux(film, { offsetMs: 300 });
  expect(Math.abs(clickOf(await hear(later.path)) - flashMs - 300)).toBeLessThan(5);
  expect((await hear(later.path)).length / rateHz).toBeLessThan(lengthMs / 1000 + 0.06);
  const earlier = await mux(film, { offsetMs: -300, sound: click(flashMs, 2) });
  expect(Math.abs(clickOf(await hear(earlier.path)) - flashMs + 300)).toBeLessThan(5);
});

test('a sound that begins later than its picture keeps its time', async () => {
  const film = makeFilm('late.mkv', '-c:v libx264 -c:a aac', { soundDelay: 0.4 });
  const heard = await hear(film);
  expect((heard.findIndex((sample) => Math.abs(sample) > 0.01) / rateHz) * 1000).toBeCloseTo(400, -2);
  const sound = click(flashOf(film));
  const muxed = await mux(film, { original: { depthDb: 12 }, sound });
  const both = await hear(muxed.path);
  expect((both.findIndex((sample) => Math.abs(sample) > 0.01) / rateHz) * 1000).toBeCloseTo(400, -2);
  expect(Math.abs(clickOf(both) - flashOf(muxed.path))).toBeLessThan(20);
});

test('the own sound is kept as a second track, bit by bit where it fits', async () => {
  const film = makeFilm('kept.mkv', '-c:v libx264 -c:a flac');
  const muxed = await mux(film, { original: 'keep' });
  expect(streamsOf(muxed.path)).toEqual(['Video h264', 'Audio aac', 'Audio flac']);
  expect(muxed.original).toBe('kept');
  expect(Math.max(...(await hear(muxed.path, 1, 1)))).toBeCloseTo(Math.max(...(await hear(film))), 2);
});

test('the own sound is lowered under the new one, and nothing clips', async () => {
  const film = makeFilm('ducked.avi', '-c:v mpeg4 -c:a pcm_s16le');
  const muxed = await mux(film, { original: { depthDb: 20, holdMs: 300 } });
  expect(muxed.original).toBe('ducked');
  expect(streamsOf(muxed.path)).toHaveLength(2);
  const level = (sound: Float32Array, fromMs: number): number =>
    Math.max(...sound.subarray((fromMs * rateHz) / 1000, ((fromMs + 50) * rateHz) / 1000).map(Math.abs));
  const before = await hear(film);
  const both = await hear(muxed.path, 2);
  const after = both.filter((_, at) => at % 2 === 0);
  expect(level(after, 300) / level(before, 300)).toBeCloseTo(1, 1);
  expect(20 * Math.log10(level(after, 700) / level(before, 700))).toBeCloseTo(-20, 0);
  expect(Math.max(...after)).toBeLessThan(10 ** (-1 / 20));
});

test('several sounds are tracks of their own, each with its language', async () => {
  const film = makeFilm('tracks.mp4', '-c:v libx264 -c:a aac');
  const other = join(folder, 'other.flac');
  ffmpeg('-f', 'lavfi', '-i', 'sine=frequency=900:duration=1.2', other);
  const muxed = await mux(film, {
    soundName: { language: 'por', title: 'Portuguese' },
    tracks: [{ path: other, language: 'spa', title: 'Spanish' }],
    original: 'keep',
  });
  expect(streamsOf(muxed.path)).toEqual(['Video h264', 'Audio aac', 'Audio aac', 'Audio aac']);
  const { stderr } = spawnSync(program, ['-hide_banner', '-i', muxed.path]);
  expect([...String(stderr).matchAll(/Stream #0:\d+.*?\((\w+)\): Audio/g)].map(([, code]) => code)).toEqual([
    'por',
    'spa',
    'und',
  ]);
  expect(clickOf(await hear(muxed.path))).toBeGreaterThan(flashMs - 20);
});

test('a film without sound gets one, from a file; subtitles go with it', async () => {
  const film = makeFilm('mute.mov', '-c:v libx264', { mute: true });
  const wav = join(folder, 'tone.wav');
  ffmpeg('-f', 'lavfi', '-i', 'sine=frequency=500:duration=1', wav);
  const srt = join(folder, 'words.srt');
  await writeFile(srt, '1\n00:00:00,200 --> 00:00:00,900\nA flash.\n');
  const subtitles = [{ path: srt, language: 'eng', title: 'English' }];
  const order = { sound: { path: wav }, subtitles, original: 'keep' } as const;
  const muxed = await mux(film, order);
  expect(muxed).toMatchObject({ container: 'mov', original: 'none', leftOutSubtitles: false });
  expect(streamsOf(muxed.path)).toEqual(['Video h264', 'Audio aac', 'Subtitle mov_text']);
  const bytes = (await readFile(muxed.path)).toString('latin1');
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  for (const [container, codec] of [
    ['mkv', 'subrip'],
    ['mp4', 'mov_text'],
  ] as const)
    expect(streamsOf((await mux(film, { ...order, container })).path)[2]).toBe(`Subtitle ${codec}`);
  const avi = await mux(film, { ...order, container: 'avi' });
  expect(avi.leftOutSubtitles).toBe(true);
});

test('a picture that the container does not hold is encoded anew, and the answer says so', async () => {
  const film = makeFilm('web.webm', '-c:v libvpx -deadline realtime -c:a libopus');
  const muxed = await mux(film, { container: 'mp4', sound: click(flashOf(film)) });
  expect(muxed).toMatchObject({ container: 'mp4', picture: 'encoded', contentType: 'video/mp4' });
  expect(streamsOf(muxed.path)).toEqual(['Video h264', 'Audio aac']);
  expect(Math.abs(clickOf(await hear(muxed.path)) - flashOf(muxed.path))).toBeLessThan(20);
  expect((await mux(film, { container: 'playable' })).container).toBe('webm');
});

test('what is no film, or a sound that fails, leaves nothing behind', async () => {
  const film = makeFilm('good.mp4', '-c:v libx264 -c:a aac');
  const to = join(folder, 'results', 'film.mp4');
  ffmpeg('-f', 'lavfi', '-i', 'sine=duration=1', join(folder, 'only.wav'));
  await writeFile(join(folder, 'letter.mp4'), 'Dear reader, this is no film.'.repeat(50));
  await writeFile(join(folder, 'empty.mp4'), '');
  for (const name of ['only.wav', 'letter.mp4', 'empty.mp4'])
    await expect(mux(join(folder, name), { to })).rejects.toMatchObject({ code: 'invalid_audio' });
  const broken = {
    ...click(0),
    async *open(): AsyncGenerator<Float32Array> {
      yield new Float32Array(4800);
      throw new Error('the studio burnt down');
    },
  };
  await expect(mux(film, { sound: broken })).rejects.toThrow('the studio burnt down');
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(mux(film, { signal: stopped })).rejects.toThrow('stopped');
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});
