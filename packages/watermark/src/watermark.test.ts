import { decode, files, outputFormat, pcm, Resampler } from '@mynah/audio';
import { describe, expect, test } from 'vitest';
import { createWatermarker, detectWatermark } from './index.ts';
import { steadyRandom, testSpeech } from './test-speech.ts';

const sampleRateHz = 24_000;
const key = new Uint8Array(32).fill(7);
const keyOf = (number: number): Uint8Array => new Uint8Array(32).fill(number);

function mark(samples: Float32Array, sizes: readonly number[] = [samples.length]): Float32Array {
  const marker = createWatermarker({ sampleRateHz, key });
  const parts: Float32Array[] = [];
  for (let start = 0, turn = 0; start < samples.length; turn += 1) {
    const end = start + Math.max(1, sizes[turn % sizes.length]!);
    parts.push(marker.push(samples.subarray(start, end)));
    start = end;
  }
  parts.push(marker.finish());
  return joined(...parts);
}

function joined(...parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function resampled(samples: Float32Array, fromHz: number, toHz: number): Float32Array {
  const resampler = new Resampler(fromHz, toHz);
  return joined(resampler.write(samples), resampler.finish());
}

async function throughMp3(samples: Float32Array): Promise<Float32Array> {
  const format = outputFormat('mp3_44100_64');
  const bytes = await files.encodeFile(samples.slice(), format, { sourceRateHz: sampleRateHz });
  const parts: Float32Array[] = [];
  for await (const part of decode.decodeStream(only(bytes), format)) parts.push(part);
  return joined(...parts);
}

async function* only(bytes: Uint8Array) {
  yield bytes;
}

const speech = testSpeech(6);
const marked = mark(speech);

describe('marked speech is found', () => {
  test('by its key alone, with a bound of the chance', () => {
    const finding = detectWatermark(marked, sampleRateHz, key);
    expect(finding).toMatchObject({ found: true, spans: [{ startMs: 0 }] });
    expect(finding.falsePositiveRate).toBeLessThan(1e-9);
    expect(finding.spans[0]!.endMs).toBeGreaterThan(5000);
    expect(detectWatermark(marked, sampleRateHz, keyOf(8)).found).toBe(false);
    expect(detectWatermark(speech, sampleRateHz, key).found).toBe(false);
  });

  test('after mp3 at 64 kbit/s', async () => {
    const heard = await throughMp3(marked);
    expect(detectWatermark(heard, 44_100, key).found).toBe(true);
    expect(detectWatermark(heard, 44_100, keyOf(8)).found).toBe(false);
  });

  test.each<[string, (samples: Float32Array) => Float32Array, number]>([
    ['three seconds of it', (samples) => samples.subarray(40_123, 40_123 + 3 * sampleRateHz), sampleRateHz],
    ['a quarter as loud', (samples) => samples.map((sample) => sample / 4), sampleRateHz],
    ['brought to 16 kHz', (samples) => resampled(samples, sampleRateHz, 16_000), 16_000],
    ['a telephone', (samples) => throughTelephone(samples), 8_000],
    ['half a percent too fast', (samples) => samples, 24_120],
    ['half a percent too slow', (samples) => samples, 23_880],
  ])('%s', (_, change, rateHz) => {
    expect(detectWatermark(change(marked), rateHz, key).found).toBe(true);
    expect(detectWatermark(change(speech), rateHz, key).found).toBe(false);
  });

  const throughTelephone = (samples: Float32Array): Float32Array =>
    pcm.fromUlaw(pcm.toUlaw(resampled(samples, sampleRateHz, 8_000)));

  test('where it is, among other sound', () => {
    const before = testSpeech(8, 2);
    const sound = joined(before, marked, testSpeech(8, 3));
    const { spans } = detectWatermark(sound, sampleRateHz, key);
    expect(spans).toHaveLength(1);
    expect(Math.abs(spans[0]!.startMs - 8_000)).toBeLessThan(1_500);
    expect(Math.abs(spans[0]!.endMs - 14_000)).toBeLessThan(1_500);
  });

  test('no more often by chance than it says', () => {
    const rates = Array.from({ length: 30 }, (_, number) =>
      detectWatermark(speech.subarray(0, 2 * sampleRateHz), sampleRateHz, keyOf(10 + number)),
    ).map(({ falsePositiveRate }) => falsePositiveRate);
    expect(rates.filter((rate) => rate < 0.1).length).toBeLessThanOrEqual(3);
  });
});

describe('the sound', () => {
  test('is as long as it was, and the same for any sizes of blocks', () => {
    for (const length of [0, 1, 239, 240, 241, 1_921, 50_001]) {
      const cut = speech.subarray(0, length);
      const whole = mark(cut);
      expect(whole).toHaveLength(length);
      expect(mark(cut, [1_000, 7, 4_801])).toEqual(whole);
    }
    expect(mark(speech.subarray(0, 5_000), [1])).toEqual(mark(speech.subarray(0, 5_000)));
  });

  test('comes at most 80 ms late', () => {
    const marker = createWatermarker({ sampleRateHz, key });
    let [taken, given] = [0, 0];
    for (let start = 0; start < speech.length; start += 100) {
      given += marker.push(speech.subarray(start, start + 100)).length;
      taken += 100;
      expect(taken - given).toBeLessThanOrEqual(0.08 * sampleRateHz + 100);
    }
  });

  test('is changed a little, in step, and silence not at all', () => {
    const power = (samples: Float32Array): number =>
      samples.reduce((sum, sample) => sum + sample * sample, 0);
    const ratioDb = 10 * Math.log10(power(speech) / power(marked.map((sample, at) => sample - speech[at]!)));
    expect(ratioDb).toBeGreaterThan(17);
    expect(ratioDb).toBeLessThan(40);
    expect(mark(new Float32Array(30_000))).toEqual(new Float32Array(30_000));
  });

  test('at full scale and beyond stays finite, and grows by no more than a band may', () => {
    const random = steadyRandom(5);
    for (const loud of [
      Float32Array.from({ length: 30_000 }, () => (random() < 0.5 ? -1 : 1)),
      speech.map((sample) => Math.sign(sample)),
    ]) {
      const most = mark(loud).reduce((size, sample) => Math.max(size, Math.abs(sample)), 0);
      expect(most).toBeLessThan(1.6);
    }
  });
});

test('what is no sound is answered, not found', () => {
  for (const samples of [
    new Float32Array(0),
    new Float32Array(100),
    new Float32Array(48_000),
    new Float32Array(48_000).fill(Number.NaN),
    new Float32Array(48_000).fill(1),
    Float32Array.from({ length: 48_000 }, (_, at) => Math.sin(at / 10)),
  ]) {
    const finding = detectWatermark(samples, sampleRateHz, key);
    expect(finding).toMatchObject({ found: false, spans: [] });
    expect(Number.isFinite(finding.score)).toBe(true);
    expect(finding.falsePositiveRate).toBeGreaterThan(1e-6);
  }
});
