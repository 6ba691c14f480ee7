import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { concatBytes, hasTag } from '../bytes.ts';
import { decodeStream } from '../decode/decode-stream.ts';
import { encodeFile } from '../encode-file.ts';
import { measureMp3 } from '../mp3/walk-frames.ts';
import { type OutputFormatName, outputFormat } from '../output-format.ts';
import { decodeWithFfmpeg, ffmpegPath } from '../test-ffmpeg.ts';
import { sine } from '../test-signals.ts';
import { readWav } from '../wav/read-wav.ts';
import { id3Tag } from './id3.ts';
import { cutText, type SoundTags } from './sound-tags.ts';
import { tagStream } from './tag-stream.ts';

const tags: SoundTags = {
  title: 'Größe — 日本語 😀',
  artist: 'Heart',
  album: 'Mynah',
  date: '2026-11-21T04:10:34',
  language: 'de',
  text: 'Straße; Ελλάδα\nzweite Zeile',
  more: { model: 'eleven_v3', 'history item': 'abc' },
};
const clip = sine({ frequencyHz: 700, sampleRateHz: 24000, seconds: 0.5 });
const file = (name: OutputFormatName) =>
  encodeFile(clip.slice(), outputFormat(name), { sourceRateHz: 24000, ffmpegPath });

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
}

async function tagged(name: OutputFormatName, given: SoundTags, size = 7): Promise<Uint8Array> {
  const bytes = await file(name);
  const stream = tagStream(inPieces(bytes, size), outputFormat(name), given);
  const parts: Uint8Array[] = [];
  for await (const part of stream.bytes) parts.push(part);
  const whole = concatBytes(parts);
  if (stream.addedBytes !== undefined) expect(whole.length).toBe(bytes.length + stream.addedBytes);
  return whole;
}

async function decoded(name: OutputFormatName, bytes: Uint8Array): Promise<number[]> {
  const samples: number[] = [];
  for await (const part of decodeStream(inPieces(bytes, 3000), outputFormat(name), { ffmpegPath }))
    samples.push(...part);
  return samples;
}

/** The frames of an ID3v2.4 tag by their id, text as it is. */
function readId3(bytes: Uint8Array): Record<string, string[]> {
  const size = (at: number) => bytes.slice(at, at + 4).reduce((sum, byte) => sum * 128 + byte, 0);
  expect([...bytes.slice(0, 6)]).toEqual([0x49, 0x44, 0x33, 4, 0, 0]);
  const frames: Record<string, string[]> = {};
  let at = 10;
  for (const end = 10 + size(6); at < end; ) {
    const id = String.fromCharCode(...bytes.slice(at, at + 4));
    expect(bytes[at + 10]).toBe(3);
    frames[id] = [
      ...(frames[id] ?? []),
      new TextDecoder().decode(bytes.slice(at + 11, at + 10 + size(at + 4))),
    ];
    at += 10 + size(at + 4);
  }
  return frames;
}

function probe(bytes: Uint8Array): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'mynah-tags-'));
  try {
    const path = join(folder, 'sound');
    writeFileSync(path, bytes);
    const args = ['-v', 'error', '-show_entries', 'format_tags:stream_tags', '-of', 'json', path];
    const { stdout, stderr } = spawnSync(ffprobePath, args);
    expect(String(stderr)).toBe('');
    const { format, streams } = JSON.parse(String(stdout));
    return Object.fromEntries(
      Object.entries({ ...format?.tags, ...streams?.[0]?.tags }).map(([name, value]) => [
        name.toLowerCase(),
        String(value),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const ffprobePath = ffmpegPath ? join(dirname(ffmpegPath), 'ffprobe') : 'ffprobe';
const hasFfprobe = spawnSync(ffprobePath, ['-version']).status === 0;

describe('ID3v2.4', () => {
  it('holds every field in UTF-8, with synchsafe sizes', () => {
    expect(readId3(id3Tag(tags))).toEqual({
      TIT2: [tags.title],
      TPE1: ['Heart'],
      TALB: ['Mynah'],
      TDRC: ['2026-11-21T04:10:34'],
      TLAN: ['deu'],
      TXXX: ['model\0eleven_v3', 'history item\0abc'],
      COMM: [`deu\0${tags.text}`],
      USLT: [`deu\0${tags.text}`],
    });
    const long = id3Tag({ text: 'ä'.repeat(20_000) });
    expect([...long.slice(6, 10)].every((byte) => byte < 128)).toBe(true);
    expect(readId3(long).USLT?.[0]).toBe(`XXX\0${'ä'.repeat(20_000)}`);
  });

  it('is nothing without a field, and drops characters that no text has', () => {
    expect(id3Tag({ title: ' ', more: { model: '' } })).toHaveLength(0);
    expect(readId3(id3Tag({ title: 'a\0b\n\ud800' }))).toEqual({ TIT2: ['a b \ufffd'] });
  });
});

it('cuts a long text after a word, else anywhere but inside a character', () => {
  expect(cutText('one two three', 100)).toBe('one two three');
  expect(cutText('one two three', 12)).toBe('one two…');
  expect(cutText('😀😀😀', 10)).toBe('😀…');
  expect(cutText(' \n', 10)).toBeUndefined();
  const cut = cutText('word '.repeat(20_000), 48_000)!;
  expect(new TextEncoder().encode(cut).length).toBeLessThanOrEqual(48_000);
  expect(cut.endsWith('word…')).toBe(true);
});

const names: OutputFormatName[] = [
  'mp3_44100_128',
  'wav_24000',
  ...(ffmpegPath ? (['opus_48000_64'] as const) : []),
];

describe.each(names)('%s with tags', (name) => {
  it.each([1, 7, 100_000])('sounds the same, in pieces of %i bytes', async (size) => {
    const bytes = await tagged(name, { ...tags, text: 'x y '.repeat(30_000) }, size);
    expect(await decoded(name, bytes)).toEqual(await decoded(name, await file(name)));
  });

  it.skipIf(!ffmpegPath)('is read by ffmpeg without a complaint', async () => {
    expect(decodeWithFfmpeg(await tagged(name, tags))).toEqual(decodeWithFfmpeg(await file(name)));
  });

  it.skipIf(!hasFfprobe)('tells another program what it holds', async () => {
    expect(probe(await tagged(name, tags))).toMatchObject({
      title: tags.title,
      artist: 'Heart',
      album: 'Mynah',
    });
  });
});

it('an mp3 begins with its tag and is as long as before', async () => {
  const bytes = await tagged('mp3_44100_128', tags);
  expect(readId3(bytes).TIT2).toEqual([tags.title]);
  expect(measureMp3(bytes)).toEqual(measureMp3(await file('mp3_44100_128')));
});

it('a WAV file says how long it is, and has its samples where they were', async () => {
  const bytes = await tagged('wav_24000', { title: 'odd' });
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  expect(view.getUint32(4, true)).toBe(bytes.length - 8);
  expect(hasTag(bytes, 44 + clip.length * 2, 'LIST')).toBe(true);
  expect(readWav(bytes)).toEqual(readWav(await file('wav_24000')));
});

it.each<OutputFormatName>(['pcm_16000', 'ulaw_8000', 'alaw_8000'])(
  '%s has no place for tags',
  async (name) => {
    expect(await tagged(name, tags)).toEqual(await file(name));
  },
);

it('what is no Ogg file passes as it is', async () => {
  const bytes = new Uint8Array(300_000).fill(7);
  const parts: Uint8Array[] = [];
  for await (const part of tagStream(inPieces(bytes, 50_000), outputFormat('opus_48000_64'), tags).bytes)
    parts.push(part);
  expect(Buffer.compare(concatBytes(parts), bytes)).toBe(0);
});
