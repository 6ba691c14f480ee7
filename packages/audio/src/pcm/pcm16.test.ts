import { describe, expect, it } from 'vitest';
import { clipInPlace, fromPcm16, onBothSides, toPcm16 } from './pcm16.ts';

describe('16-bit PCM', () => {
  it('comes back bit by bit, every value of it', () => {
    const bytes = new Uint8Array(new Int16Array(65536).map((_, index) => index - 32768).buffer);
    expect(toPcm16(fromPcm16(bytes))).toEqual(bytes);
  });

  it('is signed and little-endian', () => {
    expect([...toPcm16(Float32Array.of(0.5, -0.5, 1 / 32768))]).toEqual([0x00, 0x40, 0x00, 0xc0, 0x01, 0x00]);
  });

  it('clips beyond full scale and turns NaN to silence', () => {
    const wild = Float32Array.of(1, 2, -1, -3, Number.NaN, Number.POSITIVE_INFINITY);
    expect([...new Int16Array(toPcm16(wild).buffer)]).toEqual([32767, 32767, -32768, -32768, 0, 32767]);
    expect([...clipInPlace(wild)]).toEqual([1, 1, -1, -1, 0, 1]);
  });

  it('reads from any place in a buffer and leaves half a sample out', () => {
    expect([...fromPcm16(Uint8Array.of(9, 0x00, 0x40, 7).subarray(1))]).toEqual([0.5]);
  });
});

it('puts mono on both sides', () => {
  expect([...onBothSides(Uint8Array.of(1, 2, 3, 4, 5))]).toEqual([1, 2, 1, 2, 3, 4, 3, 4]);
});
