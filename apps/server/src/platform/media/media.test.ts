import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { decodeMedia, mediaTypeOf, openMedia } from './index.ts';

const signal = new AbortController().signal;
let folder: string;
let platform: { config: ReturnType<typeof readConfig>; dataFolder: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-media-'));
  const config = readConfig({ MYNAH_PACKS: process.env.MYNAH_PACKS, MYNAH_FFMPEG: process.env.MYNAH_FFMPEG });
  platform = { config, dataFolder: folder };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Makes a file by ffmpeg's own generators. */
function make(name: string, ...parameters: string[]): string {
  const path = join(folder, name);
  const { status, stderr } = spawnSync(findFfmpeg(platform)!, ['-v', 'error', '-y', ...parameters, path]);
  if (status !== 0) throw new Error(String(stderr));
  return path;
}
const tone = (seconds: number, rate = 48_000): string[] => [
  '-f',
  'lavfi',
  '-i',
  `sine=frequency=440:sample_rate=${rate}:duration=${seconds}`,
];
const film = ['-f', 'lavfi', '-i', 'color=size=16x16:rate=5:duration=1'];

const open = (path: string) => openMedia(platform, { path }, { signal });
async function decode(path: string, channels = 1, sampleRateHz = 16_000): Promise<Float32Array> {
  const blocks: Float32Array[] = [];
  for await (const block of decodeMedia(platform, { path }, { sampleRateHz, channels, signal }))
    blocks.push(block);
  return Float32Array.from(blocks.flatMap((block) => [...block]));
}
const written = async (name: string, content: string | Uint8Array): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

test.each([
  'wav',
  'aac',
  'aiff',
  'ogg',
  'mp3',
  'opus',
  'webm',
  'flac',
  'm4a',
  'mp4',
  'avi',
  'mkv',
  'mov',
  'wmv',
  'flv',
  'mpeg',
  '3gp',
])('[FMT-009] [FMT-010] %s is read', async (extension) => {
  // 3gp takes AAC only where its own codec was not built in
  const codec = extension === '3gp' ? ['-c:a', 'aac'] : [];
  const path = make(`sound.${extension}`, ...tone(1), '-ac', '2', ...codec);
  const { sound } = await open(path);
  expect(sound.channels).toBe(2);
  const samples = await decode(path);
  expect(samples.length / 16_000).toBeGreaterThan(0.9);
  expect(Math.max(...samples)).toBeGreaterThan(0.05);
});

test('the type of a file is told by what is in it, whatever it is called', async () => {
  const typeOf = async (extension: string, ...parameters: string[]) => {
    const made = make(`typed.${extension}`, ...parameters, ...tone(0.5));
    return mediaTypeOf(await open(await written('recording.txt', await readFile(made))));
  };
  const types: Record<string, string> = {
    wav: 'audio/wav',
    mp3: 'audio/mpeg',
    flac: 'audio/flac',
    aac: 'audio/aac',
  };
  Object.assign(types, { ogg: 'audio/ogg', opus: 'audio/ogg', webm: 'audio/webm', m4a: 'audio/mp4' });
  for (const [extension, type] of Object.entries(types)) expect(await typeOf(extension)).toBe(type);
  for (const [extension, type] of Object.entries({
    mp4: 'video/mp4',
    mov: 'video/quicktime',
    avi: 'video/x-msvideo',
  })) {
    expect(await typeOf(extension, ...film)).toBe(type);
  }
});

test('[FMT-010] a film of one pixel has its sound', async () => {
  const path = make('pixel.mp4', ...film, ...tone(1), '-vf', 'scale=1:1', '-pix_fmt', 'yuv444p', '-shortest');
  expect(await open(path)).toMatchObject({ picture: { width: 1, height: 1 }, sound: { channels: 1 } });
});

test('192 kHz and 24 channels are read and converted', async () => {
  const path = make('many.wav', ...tone(0.5, 192_000), '-af', 'pan=24c|c0=c0|c23=c0');
  expect((await open(path)).sound).toMatchObject({ sampleRateHz: 192_000, channels: 24 });
  expect((await decode(path)).length).toBe(8_000);
});

test('the wrong ending does not matter', async () => {
  const path = make('real.mp3', ...tone(1));
  const renamed = await written('renamed.txt', await readFile(path));
  expect((await open(renamed)).sound.codec).toBe('mp3');
});

test('channels stay apart, a part is read from where it begins', async () => {
  const path = make('two.wav', ...tone(2), '-af', 'pan=stereo|c0=c0|c1=0*c0');
  const samples = await decode(path, 2, 48_000);
  expect(samples.length).toBe(2 * 96_000);
  expect(samples.filter((_, index) => index % 2 === 1).every((value) => value === 0)).toBe(true);
  const part: Float32Array[] = [];
  const span = { sampleRateHz: 48_000, channels: 2, startMs: 1_500, lengthMs: 250, signal };
  for await (const block of decodeMedia(platform, { path }, span)) part.push(block);
  expect(part.reduce((sum, { length }) => sum + length, 0)).toBe(2 * 12_000);
});

test('bare samples, as file_format names them', async () => {
  const path = await written('bare', new Uint8Array(32_000));
  const file = { path, fileFormat: 'pcm_s16le_16' } as const;
  expect(await openMedia(platform, file, { signal })).toMatchObject({ durationMs: 1_000 });
});

test('a file that was cut off gives what it holds', async () => {
  const path = make('cut.mp3', ...tone(4));
  await truncate(path, 20_000);
  expect((await decode(path)).length).toBeGreaterThan(8_000);
});

test.each([
  ['empty', '', /empty/],
  ['text', 'Dear reader, this is a letter and no sound at all.'.repeat(50), /cannot|can be read/],
  ['playlist of a file', '#EXTM3U\n#EXTINF:10,\n/etc/passwd\n', /can be read/],
  ['list of files', "ffconcat version 1.0\nfile '/etc/passwd'\n", /can be read/],
  ['zip', Buffer.from('504b030414000100', 'hex').toString('latin1').repeat(30), /can be read/],
])('no sound: %s', async (name, content, sentence) => {
  await expect(open(await written(name, content))).rejects.toMatchObject({
    code: 'invalid_audio',
    message: expect.stringMatching(sentence),
  });
});

test('a film without sound says so', async () => {
  await expect(open(make('mute.mp4', ...film, '-pix_fmt', 'yuv444p'))).rejects.toMatchObject({
    code: 'invalid_audio',
    message: 'The video has no sound.',
  });
});

test('too short and too long are told from the header', async () => {
  await expect(open(make('short.wav', ...tone(0.05)))).rejects.toMatchObject({ code: 'audio_too_short' });
  const long = make('long.mp3', '-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono', '-t', '200', '-b:a', '8k');
  const look = openMedia(platform, { path: long }, { signal, mostMs: 180_000 });
  await expect(look).rejects.toMatchObject({
    code: 'audio_too_long',
    message: expect.stringContaining('3 minutes'),
  });
});

test('one without a length in its header is stopped at the limit', async () => {
  const path = await written('stream.aac', await readFile(make('source.aac', ...tone(70))));
  const small = { ...platform, config: { ...platform.config, mediaMinutes: 1 } };
  const read = async () => {
    for await (const _ of decodeMedia(small, { path }, { sampleRateHz: 8_000, channels: 1, signal }));
  };
  await expect(read()).rejects.toMatchObject({ code: 'audio_too_long' });
});
