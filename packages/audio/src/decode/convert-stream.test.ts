import { describe, expect, it } from 'vitest';
import { concatBytes } from '../bytes.ts';
import { deinterleave, interleave } from '../channels.ts';
import { completeFile, encodeFile } from '../encode-file.ts';
import { Mp3Summary } from '../mp3/info-frame.ts';
import { measureMp3 } from '../mp3/walk-frames.ts';
import { type OutputFormatName, outputFormat } from '../output-format.ts';
import { ffmpegPath } from '../test-ffmpeg.ts';
import { signalToNoiseDb, sine } from '../test-signals.ts';
import { readWav } from '../wav/read-wav.ts';
import { type Conversion, convertedSamples, convertStream } from './convert-stream.ts';
import { countChannels } from './count-channels.ts';
import { decodeStream } from './decode-stream.ts';

const sourceRateHz = 24000;
const tone = (sampleRateHz: number) => sine({ frequencyHz: 700, sampleRateHz, seconds: 1.2345 });
const clip = tone(sourceRateHz);
const durationSeconds = clip.length / sourceRateHz;
const file = (name: OutputFormatName) =>
  encodeFile(clip.slice(), outputFormat(name), { sourceRateHz, ffmpegPath });

async function* inPieces(bytes: Uint8Array, size = 4099): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
}

async function collect(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return concatBytes(all);
}

async function samplesOf(sound: AsyncIterable<Float32Array>): Promise<Float32Array> {
  const all: number[] = [];
  for await (const samples of sound) all.push(...samples);
  return Float32Array.from(all);
}

const conversion = (from: OutputFormatName, to: OutputFormatName): Conversion => ({
  from: outputFormat(from),
  to: outputFormat(to),
  durationSeconds,
  ffmpegPath,
});

describe('decodeStream', () => {
  const names: OutputFormatName[] = [
    'mp3_44100_128',
    'mp3_22050_32',
    'wav_24000',
    'pcm_16000',
    'ulaw_8000',
    'alaw_8000',
  ];

  it.each(names)('gives the sound of %s, whatever the pieces', async (name) => {
    const { sampleRateHz } = outputFormat(name);
    const bytes = await file(name);
    const decoded = await samplesOf(decodeStream(inPieces(bytes, 1), outputFormat(name)));
    expect(await samplesOf(decodeStream(inPieces(bytes, 5000), outputFormat(name)))).toEqual(decoded);
    const expected = tone(sampleRateHz);
    expect(Math.abs(decoded.length - expected.length)).toBeLessThanOrEqual(1);
    expect(signalToNoiseDb(decoded, expected.slice(0, decoded.length), 1000)).toBeGreaterThan(20);
  });

  it.skipIf(!ffmpegPath)('gives the sound of opus (where there is an ffmpeg)', async () => {
    const decoded = await samplesOf(
      decodeStream(inPieces(await file('opus_48000_64')), outputFormat('opus_48000_64'), { ffmpegPath }),
    );
    expect(signalToNoiseDb(decoded, tone(48000), 2000)).toBeGreaterThan(15);
  });

  it.each<[OutputFormatName, Uint8Array]>([
    ['mp3_44100_128', new Uint8Array(5000)],
    ['wav_24000', new TextEncoder().encode('This is no sound at all, though long enough.')],
    ['wav_24000', new Uint8Array(5)],
  ])('refuses what is no %s', async (name, bytes) => {
    const reading = samplesOf(decodeStream(inPieces(bytes), outputFormat(name)));
    await expect(reading).rejects.toMatchObject({ code: 'unreadable_audio' });
  });

  it('refuses opus without ffmpeg', async () => {
    const reading = samplesOf(decodeStream(inPieces(new Uint8Array(9)), outputFormat('opus_48000_64')));
    await expect(reading).rejects.toMatchObject({ code: 'ffmpeg_failed' });
  });
});

describe('convertStream', () => {
  it.each<[OutputFormatName, OutputFormatName]>([
    ['mp3_44100_128', 'wav_44100'],
    ['mp3_44100_128', 'wav_16000'],
    ['ulaw_8000', 'wav_48000'],
  ])('%s to %s has its lengths from the first byte', async (from, to) => {
    const made = conversion(from, to);
    const parts: Uint8Array[] = [];
    for await (const part of convertStream(inPieces(await file(from)), made)) parts.push(part);
    const bytes = concatBytes(parts);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([
      bytes.length - 8,
      bytes.length - 44,
    ]);
    expect(bytes.length - 44).toBe(convertedSamples(made) * 2);
    const { channels, sampleRateHz } = readWav(bytes);
    const expected = tone(sampleRateHz);
    const length = Math.min(expected.length, channels[0]!.length);
    expect(signalToNoiseDb(channels[0]!.slice(0, length), expected.slice(0, length), 2000)).toBeGreaterThan(
      20,
    );
  });

  it('to mp3 gets an Info frame once all is there, the same as of a whole file', async () => {
    const made = conversion('pcm_24000', 'mp3_44100_64');
    const summary = new Mp3Summary();
    const parts: Uint8Array[] = [];
    for await (const part of convertStream(inPieces(await file('pcm_24000')), made)) {
      for await (const piece of inPieces(part, 3)) summary.write(piece);
      parts.push(part);
    }
    const bytes = concatBytes([summary.infoFrame(convertedSamples(made)), ...parts]);
    expect(bytes).toEqual(await completeFile(concatBytes(parts), made.to, durationSeconds));
    expect(measureMp3(bytes).durationSeconds).toBeCloseTo(durationSeconds, 3);
  });

  it('fills up with silence and cuts what is too long', async () => {
    const bytes = await file('pcm_16000');
    for (const seconds of [0.5, 3]) {
      const made = { ...conversion('pcm_16000', 'pcm_16000'), durationSeconds: seconds };
      expect((await collect(convertStream(inPieces(bytes), made))).length).toBe(seconds * 16000 * 2);
    }
  });

  it('gives no byte of a file that cannot be read', async () => {
    const made = conversion('mp3_44100_128', 'wav_44100');
    const stream = convertStream(inPieces(new Uint8Array(9000)), made);
    await expect(stream.next()).rejects.toMatchObject({ code: 'unreadable_audio' });
  });

  it.each<[OutputFormatName, OutputFormatName]>([
    ['mp3_44100_128', 'wav_44100'],
    ['wav_44100', 'mp3_44100_192'],
  ])('%s to %s keeps left and right apart', async (from, to) => {
    const right = sine({ frequencyHz: 300, sampleRateHz: sourceRateHz, seconds: 1.2345 });
    const both = interleave(tone(sourceRateHz), right);
    const kept = await encodeFile(both, outputFormat(from), { sourceRateHz, channels: 2 });
    expect(countChannels(kept, outputFormat(from))).toBe(2);
    const parts = await collect(convertStream(inPieces(kept), { ...conversion(from, to), channels: 2 }));
    expect(countChannels(parts, outputFormat(to))).toBe(2);
    // with its Info frame, which tells what the encoder put in front
    const whole = await completeFile(parts, outputFormat(to), durationSeconds);
    const sound = await samplesOf(decodeStream(inPieces(whole), outputFormat(to), { channels: 2 }));
    const sides = deinterleave(sound);
    const expected = sine({ frequencyHz: 300, sampleRateHz: 44100, seconds: 1 });
    expect(signalToNoiseDb(sides.left.slice(0, 44100), tone(44100).slice(0, 44100), 2000)).toBeGreaterThan(
      15,
    );
    expect(signalToNoiseDb(sides.right.slice(0, 44100), expected, 2000)).toBeGreaterThan(15);
  });

  it('a raw form has one channel: both are folded', async () => {
    const both = interleave(tone(sourceRateHz), tone(sourceRateHz));
    const kept = await encodeFile(both, outputFormat('wav_24000'), { sourceRateHz, channels: 2 });
    const made = { ...conversion('wav_24000', 'pcm_24000'), channels: 2 as const };
    expect((await collect(convertStream(inPieces(kept), made))).length).toBe(convertedSamples(made) * 2);
  });
});
