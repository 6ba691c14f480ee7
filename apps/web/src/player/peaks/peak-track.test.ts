import { expect, test } from 'vitest';
import { layOutBars } from '#web/player/bar/player-waveform.tsx';
import { cutFrames } from '#web/player/peaks/mp3-frames.ts';
import { PEAKS_PER_SECOND, PeakTrack } from '#web/player/peaks/peak-track.ts';
import { computePeaks } from '#web/shared/sound/peaks.ts';

/** Frames as mp3_44100_128 has them: 417 bytes, every 1152 samples. */
function frames(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count * 417);
  for (let index = 0; index < count; index += 1) bytes.set([0xff, 0xfb, 0x90, 0x00], index * 417);
  return bytes;
}

test('whole frames are cut from bytes that end within one', () => {
  const bytes = frames(3).slice(0, 2 * 417 + 100);
  const cut = cutFrames(bytes);
  expect(cut.byteLength).toBe(2 * 417);
  expect(cut.durationSeconds).toBeCloseTo((2 * 1152) / 44_100, 9);
});

test('bytes before the first frame, such as tags, are passed over', () => {
  const bytes = new Uint8Array([0x49, 0x44, 0x33, ...frames(1)]);
  expect(cutFrames(bytes).byteLength).toBe(bytes.length);
});

test('peaks are the loudest sample of each stretch', () => {
  const peaks = [...computePeaks([0, 0.1, -0.5, 0.2, 0.9, 0], 3)];
  expect(peaks.map((peak) => Math.round(peak * 10) / 10)).toEqual([0.1, 0.5, 0.9]);
});

test('a growing sound keeps each part where it belongs in time, even one that cannot be decoded', async () => {
  let calls = 0;
  let changes = 0;
  const decode = async () => {
    calls += 1;
    if (calls === 1) throw new Error('no sound in here');
    return { getChannelData: () => new Float32Array(100).fill(0.5) };
  };
  const arrived = new Promise<PeakTrack>((resolve) => {
    const track = new PeakTrack(decode, () => {
      changes += 1;
      if (changes === 2) resolve(track);
    });
    track.append(frames(20));
    track.append(frames(20));
  });
  const track = await arrived;
  const half = Math.round(((20 * 1152) / 44_100) * PEAKS_PER_SECOND);
  expect(track.peaks.length).toBe(Math.round(track.seconds * PEAKS_PER_SECOND));
  expect([track.peaks[half - 2], track.peaks[half + 2]]).toEqual([0, 0.5]);
});

test('what has not arrived yet is dots up to the expected end', () => {
  const bars = layOutBars({ peaks: [0.5, 0.5], seconds: 1 }, 10, 2);
  expect(bars).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
});
