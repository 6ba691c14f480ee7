import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decodeValue, encodeValue } from './wire-value.ts';

const travelled = (value: unknown): unknown => decodeValue(encodeValue(value));

test('samples, keys and fingerprints come out as what they went in', () => {
  const value = {
    samples: Float32Array.of(0.1, -1, 1e-9),
    sampleRateHz: 16_000,
    watermarkKey: new Uint8Array(randomBytes(32)),
    words: Uint32Array.of(0, 1, 0xffff_ffff),
    keys: [1, 2],
    nothing: [new Uint8Array(0), new Uint32Array(0)],
    score: Number.NEGATIVE_INFINITY,
  };
  expect(travelled(value)).toEqual(value);
  // a key from a buffer, and a part of a larger array
  expect(travelled({ key: Buffer.from('secret') })).toEqual({ key: new Uint8Array(Buffer.from('secret')) });
  expect(travelled(Uint32Array.of(1, 2, 3).subarray(1))).toEqual(Uint32Array.of(2, 3));
});

test('what is no value is refused', () => {
  const torn = encodeValue({ words: Uint32Array.of(7) })
    .toString()
    .replace('BwAAAA==', 'BwAA');
  for (const bytes of [Buffer.alloc(0), Buffer.from('{}'), withHead('{'), withHead(torn.slice(4))])
    expect(() => decodeValue(bytes)).toThrow('The engine sent an invalid answer.');
});

function withHead(json: string): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(json.length);
  return Buffer.concat([head, Buffer.from(json)]);
}
