import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg } from '../src/platform/ffmpeg/find-ffmpeg.ts';
import { readRefusal } from './read-refusal.ts';
import { formOf, silence, wavOf } from './speech-files.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** What no call that takes a recording may choke on: one table, every call. */
let app: TestApp;
let apiKey: string;
let voiceId: string;
let folder: string;
const bad = new Map<string, File>();

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
  const listed = await app.fetch('/v2/voices?page_size=1', { apiKey });
  voiceId = ((await listed.json()) as { voices: { voice_id: string }[] }).voices[0]!.voice_id;
  folder = await mkdtemp(join(tmpdir(), 'mynah-bad-'));
  for (const [name, content] of await makeBad()) bad.set(name, new File([content as BlobPart], name));
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

async function film(name: string, ...parameters: string[]): Promise<Buffer> {
  const path = join(folder, name);
  const run = spawnSync(findFfmpeg(app.platform)!, ['-v', 'error', '-y', ...parameters, path]);
  expect(String(run.stderr)).toBe('');
  return readFile(path);
}
const tone = (settings = '') => ['-f', 'lavfi', '-i', `sine=frequency=300:duration=1${settings}`];
const picture = ['-f', 'lavfi', '-i', 'color=size=16x16:rate=5:duration=1'];
const onePixel = ['-vf', 'scale=1:1', '-pix_fmt', 'yuv444p', '-c:v', 'ffv1'];

async function makeBad(): Promise<[string, Uint8Array | string][]> {
  const wav = new Uint8Array(await wavOf(silence(1)).arrayBuffer());
  const key = ['-encryption_scheme', 'cenc-aes-ctr', '-encryption_key', '0'.repeat(31).concat('1')];
  const locked = [...key, '-encryption_kid', '1'.repeat(32)];
  const hours = await film('hours.flac', ...tone(':sample_rate=8000'));
  // its header counts ten hours of samples
  hours.writeUInt32BE(36_000 * 8_000, 22);
  return [
    ['letter.mp3', 'Dear reader, this is a letter and no sound.'.repeat(40)],
    ['empty.wav', ''],
    ['zero-length.wav', wav.slice(0, 44)],
    ['cut-in-header.wav', wav.slice(0, 30)],
    // an archive whose flags say that it is encrypted
    ['locked.zip', Buffer.from(`504b030414000100${'00'.repeat(500)}`, 'hex')],
    ['locked.mp4', await film('locked.mp4', ...tone(), '-c:a', 'aac', ...locked)],
    ['ten-hours.flac', hours],
    ['one-pixel-without-sound.mkv', await film('pixel.mkv', ...picture, ...onePixel)],
  ];
}

const calls: [path: string, field: string, more: Record<string, string>][] = [
  ['/v1/audio-isolation', 'audio', {}],
  ['/v1/audio-isolation/stream', 'audio', {}],
  ['/v1/speech-to-text', 'file', { model_id: 'scribe_v2' }],
  ['/v1/speech-to-text/transcripts', 'file', { model_id: 'scribe_v2' }],
  ['/v1/forced-alignment', 'file', { text: 'Hello.' }],
  ['/v1/speech-to-speech/VOICE', 'audio', {}],
  ['/v1/speech-to-speech/VOICE/stream', 'audio', {}],
  ['/v1/music/upload', 'file', {}],
  ['/v1/music/stem-separation', 'file', {}],
];
const send = (path: string, fields: Record<string, string | File>): Promise<Response> =>
  app.fetch(path.replace('VOICE', voiceId), { method: 'POST', apiKey, body: formOf(fields) });

test.each(calls)(
  '%s refuses at once what is no recording, and keeps nothing of it',
  async (path, field, more) => {
    for (const [name, file] of bad) {
      const refusal = await readRefusal(await send(path, { ...more, [field]: file }));
      // a call that takes only songs of this server says that of a recording
      expect(path.includes('music') ? [400, 403] : [400], name).toContain(refusal.status);
      if (refusal.status === 403) continue;
      expect(refusal.code, name).toMatch(
        /^(invalid_audio|audio_too_short|audio_too_long|no_audio|invalid_\w+)$/,
      );
      if (name === 'ten-hours.flac') expect(refusal.code).toBe('audio_too_long');
    }
    const { rows } = await app.platform.db.$client.query(
      'select sum(reserved)::int as held from credit_accounts',
    );
    expect(rows[0].held ?? 0).toBe(0);
    await expect.poll(() => readdirSync(join(app.platform.dataFolder, 'temporary'))).toEqual([]);
  },
);

test('what is only unusual is taken: one pixel, 192 kHz, 24 channels, a wrong ending', async () => {
  const unusual = [
    await film('seen.mkv', ...picture, ...tone(), ...onePixel, '-c:a', 'flac'),
    await film('fine.wav', ...tone(':sample_rate=192000')),
    await film('many.wav', ...tone(), '-ac', '24'),
    await film('ending.mp3', ...tone()),
  ];
  for (const [at, content] of unusual.entries()) {
    const audio = new File([content as BlobPart], at === 3 ? 'ending.wav' : 'unusual');
    const answer = await send('/v1/audio-isolation?enable_logging=false', { audio });
    expect([at, answer.status]).toEqual([at, 200]);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  }
});
