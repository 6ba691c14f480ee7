import { files, type OutputFormatName, outputFormat } from '@mynah/audio';
import { expect, test } from 'vitest';
import { collect, soundOf, syllables } from '../test-sounds.ts';
import { type ChapterReport, masterChapter, measureChapter, shopFormat } from './index.ts';

const rate = 24_000;

/** Speech between stretches of silence. */
function chapter({ amplitude = 0.1, headSeconds = 0.3, tailSeconds = 0.1, seconds = 6 } = {}): Float32Array {
  const sound = new Float32Array(Math.round((headSeconds + seconds + tailSeconds) * rate));
  sound.set(syllables(seconds, rate, amplitude), headSeconds * rate);
  return sound;
}

async function measured(
  samples: Float32Array,
  name: OutputFormatName,
  sourceRateHz: number,
): Promise<ChapterReport> {
  const file = await files.encodeFile(samples, outputFormat(name), { sourceRateHz });
  const pieces = async function* () {
    for (let start = 0; start < file.length; start += 5000) yield file.subarray(start, start + 5000);
  };
  return measureChapter(pieces(), outputFormat(name));
}

test.each([
  ['soft, with hardly a rest before it', { amplitude: 0.02, headSeconds: 0.02 }],
  ['loud, after a long silence', { amplitude: 0.9, headSeconds: 2.5, tailSeconds: 7 }],
])('a chapter that is %s is what shops demand, measured on its mp3', async (_, shape) => {
  const { samples, shiftMs, durationMs } = await masterChapter(soundOf(chapter(shape), rate));
  const report = await measured(await collect(samples), shopFormat, 44_100);
  expect(report.faults).toEqual([]);
  expect(report.rmsDb).toBeGreaterThan(-21);
  expect(report.rmsDb).toBeLessThan(-19);
  expect(report.peakDb).toBeLessThanOrEqual(-3);
  expect(report.noiseFloorDb).toBeLessThan(-65);
  expect(report.noiseFloorDb).toBeGreaterThan(-85);
  expect(report).toMatchObject({ sampleRateHz: 44_100, bitrateKbps: 192 });
  expect(report.durationSeconds).toBeCloseTo(durationMs / 1000, 2);
  // the first syllable is heard where the head ends
  expect(report.headSeconds).toBeCloseTo(0.75, 1);
  expect(shape.headSeconds + shiftMs / 1000).toBeCloseTo(report.headSeconds, 1);
});

test('no stretch of it is digital silence, not even between two sentences', async () => {
  const both = new Float32Array(8 * rate);
  both.set(syllables(2, rate, 0.2), 0);
  both.set(syllables(2, rate, 0.2), 6 * rate);
  const sound = await collect((await masterChapter(soundOf(both, rate))).samples);
  for (let start = 0; start + 441 <= sound.length; start += 441)
    expect(sound.subarray(start, start + 441).some((sample) => Math.abs(sample) > 1e-5)).toBe(true);
});

test('the sizes of the pieces are no matter, and nothing is ever read whole', async () => {
  const sound = chapter();
  const small = await collect((await masterChapter(soundOf(sound, rate, 997))).samples);
  expect(await collect((await masterChapter(soundOf(sound, rate))).samples)).toEqual(small);
});

test('a chapter without a sound is a quiet room', async () => {
  const { samples, durationMs } = await masterChapter(soundOf(new Float32Array(rate), rate));
  expect((await collect(samples)).length / 44.1).toBeCloseTo(durationMs, 0);
});

test('what a shop would refuse is said in sentences', async () => {
  const soft = await measured(chapter({ amplitude: 0.01, headSeconds: 0.1 }), 'mp3_44100_128', rate);
  expect(soft.faults).toEqual([
    expect.stringMatching(/^Too quiet: −\d\d\.\d dB RMS\. Shops ask for −23 to −18 dB\.$/),
    expect.stringMatching(/before the first word\. Shops ask for 0\.5 to 1 s\.$/),
    expect.stringMatching(/after the last word\. Shops ask for 1 to 5 s\.$/),
    'The bit rate is 128 kbit/s. Shops ask for 192 kbit/s.',
  ]);
  const noisy = chapter({ amplitude: 1.4 }).map((sample, index) => sample + (index % 2 ? 0.01 : -0.01));
  const loud = await measured(noisy, 'wav_24000', rate);
  expect(loud.faults).toEqual([
    expect.stringMatching(/^Too loud: −\d\.\d dB RMS\. Shops ask for −23 to −18 dB\.$/),
    'Peaks reach 0.0 dB. Shops allow −3 dB.',
    expect.stringMatching(/^The quietest half second is at −\d\d\.\d dB\. Shops allow −60 dB\.$/),
    '0.00 s before the first word. Shops ask for 0.5 to 1 s.',
    '0.00 s after the last word. Shops ask for 1 to 5 s.',
    'The sample rate is 24000 Hz. Shops ask for 44,100 Hz.',
    'The bit rate isn’t constant. Shops ask for mp3 with 192 kbit/s.',
  ]);
  expect((await measured(new Float32Array(rate), 'wav_24000', rate)).rmsDb).toBe(-120);
});
