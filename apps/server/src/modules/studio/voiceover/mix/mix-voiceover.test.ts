import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { files, outputFormat } from '@mynah/audio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../../platform/config/config.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Clip, Timeline, Track } from '../timeline.ts';
import { mixFormat } from './clip-source.ts';
import { endOf, mixVoiceover } from './mix-voiceover.ts';

const rateHz = 48_000;
const { signal } = new AbortController();
let folder: string;
let platform: Platform;
const sounds = new Map<string, { path: string; channels: 1 }>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-mix-'));
  const config = readConfig({ MYNAH_PACKS: process.env.MYNAH_PACKS, MYNAH_FFMPEG: process.env.MYNAH_FFMPEG });
  platform = { config, dataFolder: folder, log: { warn: () => {} } } as unknown as Platform;
  for (const [name, hz, seconds] of [
    ['voice', 440, 1],
    ['music', 1000, 4],
  ] as const) {
    const samples = Float32Array.from(
      { length: seconds * rateHz },
      (_, at) => 0.25 * Math.sin((2 * Math.PI * hz * at) / rateHz),
    );
    const path = join(folder, `${name}.wav`);
    await writeFile(
      path,
      await files.encodeFile(samples, outputFormat('wav_48000'), { sourceRateHz: rateHz }),
    );
    sounds.set(name, { path, channels: 1 });
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const track = (trackId: string, more: Partial<Track> = {}): Track => ({
  trackId,
  kind: 'music',
  name: trackId,
  gainDb: 0,
  isMuted: false,
  isDucked: false,
  ...more,
});
const clip = (trackId: string, fileId: string, more: Partial<Clip> = {}): Clip => ({
  clipId: `${trackId}-${fileId}`,
  trackId,
  fileId,
  startMs: 0,
  sourceStartMs: 0,
  durationMs: fileId === 'voice' ? 1000 : 4000,
  speed: 1,
  gainDb: 0,
  fadeInMs: 0,
  fadeOutMs: 0,
  text: null,
  voiceId: null,
  ...more,
});

/** The left side. */
async function mix(timeline: Timeline): Promise<Float32Array> {
  const blocks: number[] = [];
  for await (const block of mixVoiceover(platform, timeline, { sounds, signal }))
    for (let at = 0; at < block.length; at += mixFormat.channels) blocks.push(block[at] ?? 0);
  return Float32Array.from(blocks);
}

/** How much of a tone there is, 0 to 1, in a stretch of ms. */
function levelOf(sound: Float32Array, hz: number, fromMs: number, toMs: number): number {
  let [sine, cosine, count] = [0, 0, 0];
  for (let at = Math.round(fromMs * 48); at < toMs * 48; at++, count++) {
    const phase = (2 * Math.PI * hz * at) / rateHz;
    sine += (sound[at] ?? 0) * Math.sin(phase);
    cosine += (sound[at] ?? 0) * Math.cos(phase);
  }
  return (2 * Math.hypot(sine, cosine)) / count;
}

test('clips stand where they were put, a ducked track is lowered while somebody speaks, a muted one is not heard', async () => {
  const timeline: Timeline = {
    tracks: [
      track('speech', { kind: 'speech', gainDb: -6 }),
      track('music', { isDucked: true }),
      track('muted', { isMuted: true }),
    ],
    clips: [
      clip('speech', 'voice', { startMs: 1500 }),
      clip('music', 'music'),
      clip('muted', 'voice', { startMs: 9000 }),
    ],
  };
  expect(endOf(timeline)).toBe(4000);
  const sound = await mix(timeline);
  expect(sound.length).toBe(4 * rateHz);
  expect(levelOf(sound, 440, 0, 1400)).toBeLessThan(0.002);
  expect(levelOf(sound, 440, 1600, 2400)).toBeCloseTo(0.125, 2);
  expect(levelOf(sound, 1000, 0, 1000)).toBeCloseTo(0.25, 2);
  expect(levelOf(sound, 1000, 1700, 2400)).toBeCloseTo(0.25 * 10 ** (-12 / 20), 2);
  expect(levelOf(sound, 1000, 3900, 4000)).toBeCloseTo(0.25, 1);
});

test('a clip is cut from its file and keeps its pitch at another speed', async () => {
  const half = clip('speech', 'voice', { sourceStartMs: 200, speed: 2, durationMs: 400 });
  const sound = await mix({ tracks: [track('speech', { kind: 'speech' })], clips: [half] });
  expect(sound.length).toBe(0.4 * rateHz);
  expect(levelOf(sound, 440, 50, 350)).toBeGreaterThan(0.2);
  expect(levelOf(sound, 880, 50, 350)).toBeLessThan(0.03);
});

test('no peak passes -1 dBTP; a line that was not spoken yet is silent', async () => {
  const tracks = ['one', 'two', 'three'].map((id) => track(id, { gainDb: 12 }));
  const clips = tracks.map(({ trackId }) => clip(trackId, 'music'));
  const sound = await mix({ tracks, clips: [...clips, { ...clip('one', 'voice'), fileId: null }] });
  expect(sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThanOrEqual(
    10 ** (-1 / 20) + 1e-4,
  );
});
