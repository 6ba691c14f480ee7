import { expect, test, vi } from 'vitest';
import { sampleMp3Peaks, sampleWavPeaks } from '#web/player/peaks/sample-peaks.ts';

/** Ten minutes at 8 kHz that grow from silence to full loudness. */
function risingWav(bitsPerSample: 16 | 24): Blob {
  const [rateHz, bytes] = [8000, bitsPerSample / 8];
  const samples = rateHz * 600;
  const view = new DataView(new ArrayBuffer(44 + samples * bytes));
  const write = (at: number, text: string) =>
    new Uint8Array(view.buffer).set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rateHz, true);
  view.setUint16(32, bytes, true);
  view.setUint16(34, bitsPerSample, true);
  write(36, 'data');
  view.setUint32(40, samples * bytes, true);
  for (let index = 0; index < samples; index += 1) {
    const level = (index / samples) * (index % 2 ? 1 : -1);
    const at = 44 + index * bytes;
    if (bitsPerSample === 16) view.setInt16(at, level * 32_767, true);
    else {
      const value = Math.round(level * 8_388_607);
      view.setUint16(at, value & 0xffff, true);
      view.setInt8(at + 2, value >> 16);
    }
  }
  return new Blob([view.buffer]);
}

test.each([16, 24] as const)('a wav of %i bits is drawn from windows of it', async (bits) => {
  const peaks = await sampleWavPeaks(risingWav(bits));
  expect(peaks).toHaveLength(800);
  for (const index of [0, 200, 400, 799]) expect(peaks[index]).toBeCloseTo(index / 800, 1);
});

test('an unknown form is a flat line', async () => {
  const peaks = await sampleWavPeaks(new Blob([new Uint8Array(100)]));
  expect(Math.max(...peaks)).toBe(0);
});

test('a long mp3 is looked at in few places first, then in all', async () => {
  const size = 20_000_000;
  const slices: number[] = [];
  const blob = { size, slice: (from: number) => ({ arrayBuffer: async () => new ArrayBuffer(from && 8) }) };
  const decode = async () => ({ getChannelData: () => Float32Array.of(0.1, -0.7, 0.2) });
  const show = vi.fn((peaks: Float32Array) => void slices.push(peaks.length));
  await sampleMp3Peaks(blob as unknown as Blob, { decode, show });
  expect(slices).toEqual([100, 200, 400, 800]);
  expect(show.mock.lastCall?.[0]?.[400]).toBeCloseTo(0.7);
});
