import { describe, expect, it } from 'vitest';
import { alawCode, alawValue, fromAlaw, fromUlaw, toAlaw, toUlaw, ulawCode, ulawValue } from './g711.ts';

/** First code and its value, last code and its value. */
type Segment = [number, number, number, number];

/** Decoder outputs of ITU-T G.711, tables 1 and 2: the lowest and highest step of each segment, 16-bit scale. */
const ulawSegments: Segment[] = [
  [0xff, 0, 0xf0, 120],
  [0xef, 132, 0xe0, 372],
  [0xdf, 396, 0xd0, 876],
  [0xcf, 924, 0xc0, 1884],
  [0xbf, 1980, 0xb0, 3900],
  [0xaf, 4092, 0xa0, 7932],
  [0x9f, 8316, 0x90, 15996],
  [0x8f, 16764, 0x80, 32124],
];
const alawSegments: Segment[] = [
  [0xd5, 8, 0xda, 248],
  [0xc5, 264, 0xca, 504],
  [0xf5, 528, 0xfa, 1008],
  [0xe5, 1056, 0xea, 2016],
  [0x95, 2112, 0x9a, 4032],
  [0x85, 4224, 0x8a, 8064],
  [0xb5, 8448, 0xba, 16128],
  [0xa5, 16896, 0xaa, 32256],
];

const codes = Array.from({ length: 256 }, (_, code) => code);
const values = Array.from({ length: 65536 }, (_, index) => index - 32768);

/** Decision values of the same tables, 16-bit scale: where the next code begins. The last one is the clip. */
function decisionValues(origin: number, stepPerSegment: number[], scale: number): number[] {
  const found = [origin];
  for (const step of stepPerSegment) {
    const start = found.at(-1) as number;
    for (let count = 1; count <= 16; count++) found.push(start + step * count);
  }
  return found.slice(1, -1).map((value) => value * scale);
}

/** The first step of µ-law lies on both sides of 0. */
const ulawDecisions = decisionValues(-1, [2, 4, 8, 16, 32, 64, 128, 256], 4);
const alawDecisions = decisionValues(0, [2, 2, 4, 8, 16, 32, 64, 128], 8);

describe.each([
  { law: 'µ-law', segments: ulawSegments, decisions: ulawDecisions, encode: ulawCode, decode: ulawValue },
  { law: 'A-law', segments: alawSegments, decisions: alawDecisions, encode: alawCode, decode: alawValue },
])('G.711 $law', ({ segments, decisions, encode, decode }) => {
  it.each(segments)('decodes 0x%x to %i and 0x%x to %i', (first, low, last, high) => {
    expect([decode(first), decode(last)]).toEqual([low, high]);
    expect([decode(first ^ 0x80), decode(last ^ 0x80)].map(Math.abs)).toEqual([low, high]);
    expect(decode(last ^ 0x80)).toBe(-high);
  });

  it('encodes every decoded value to its own code', () => {
    for (const code of codes) {
      const expected = decode(code) === 0 ? 0xff : code;
      expect(encode(decode(code))).toBe(expected);
    }
  });

  it('changes its code at the decision values and nowhere else', () => {
    const positive = values.filter((value) => value > 0);
    expect(positive.filter((value) => encode(value) !== encode(value - 1))).toEqual(decisions);
    // A negative value lies in the interval of its one's complement.
    expect(values.every((value) => encode(~value) === (encode(value) ^ 0x80))).toBe(true);
  });

  it('rises with the value over the whole 16-bit range', () => {
    const decoded = values.map((value) => decode(encode(value)));
    expect(decoded.every((value, index) => index === 0 || value >= (decoded[index - 1] as number))).toBe(
      true,
    );
  });
});

it('turns samples to G.711 bytes and back', () => {
  const samples = Float32Array.of(0, 0.25, -0.3, 1, -1);
  expect([...toUlaw(samples)]).toEqual([0xff, 0x9f, 0x1c, 0x80, 0x00]);
  expect([...toAlaw(samples)]).toEqual([0xd5, 0xb5, 0x36, 0xaa, 0x2a]);
  expect(fromUlaw(Uint8Array.of(0x80))[0]).toBe(32124 / 32768);
  expect(fromAlaw(Uint8Array.of(0x2a))[0]).toBe(-32256 / 32768);
});
