import { toInt16 } from './pcm16.ts';

/*
 * ITU-T G.711. A code is a sign, a segment (3 bits) and a step in it (4 bits). Negative numbers take the
 * one's complement as magnitude, as in the reference code of ITU-T G.191, so that every decision interval
 * is closed at the same side.
 */

const muBias = 33;
const muHighest = 0x1fff;

/** Samples of -1 to 1 to µ-law bytes. */
export function toUlaw(samples: Float32Array): Uint8Array {
  return encodeEach(samples, ulawCode);
}

/** Samples of -1 to 1 to A-law bytes. */
export function toAlaw(samples: Float32Array): Uint8Array {
  return encodeEach(samples, alawCode);
}

/** µ-law bytes to samples of -1 to 1. */
export function fromUlaw(bytes: Uint8Array): Float32Array {
  return decodeEach(bytes, ulawValue);
}

/** A-law bytes to samples of -1 to 1. */
export function fromAlaw(bytes: Uint8Array): Float32Array {
  return decodeEach(bytes, alawValue);
}

/** Code of a 16-bit value; only its upper 14 bits count. */
export function ulawCode(value: number): number {
  const magnitude = Math.min(((value < 0 ? ~value : value) >> 2) + muBias, muHighest);
  const segment = highestBit(magnitude) - 5;
  const step = (magnitude >> (segment + 1)) & 0xf;
  const inverted = ~((segment << 4) | step) & 0x7f;
  return value < 0 ? inverted : inverted | 0x80;
}

/** 16-bit value in the middle of the code's interval. */
export function ulawValue(code: number): number {
  const bits = ~code & 0x7f;
  const magnitude = ((((bits & 0xf) * 2 + muBias) << (bits >> 4)) - muBias) * 4;
  return code & 0x80 || magnitude === 0 ? magnitude : -magnitude;
}

/** Code of a 16-bit value; only its upper 13 bits count, of which the last is never decisive. */
export function alawCode(value: number): number {
  const magnitude = (value < 0 ? ~value : value) >> 4;
  const segment = magnitude < 32 ? magnitude >> 4 : highestBit(magnitude) - 3;
  const step = (segment > 1 ? magnitude >> (segment - 1) : magnitude) & 0xf;
  const bits = (segment << 4) | step;
  return (value < 0 ? bits : bits | 0x80) ^ 0x55;
}

/** 16-bit value in the middle of the code's interval. */
export function alawValue(code: number): number {
  const bits = (code ^ 0x55) & 0x7f;
  const segment = bits >> 4;
  const step = ((bits & 0xf) << 4) + 8;
  const magnitude = segment === 0 ? step : (step + 0x100) << (segment - 1);
  return code & 0x80 ? magnitude : -magnitude;
}

function encodeEach(samples: Float32Array, code: (value: number) => number): Uint8Array {
  const bytes = new Uint8Array(samples.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = code(toInt16(samples[index] as number));
  return bytes;
}

function decodeEach(bytes: Uint8Array, value: (code: number) => number): Float32Array {
  const samples = new Float32Array(bytes.length);
  for (let index = 0; index < samples.length; index++) samples[index] = value(bytes[index] as number) / 32768;
  return samples;
}

function highestBit(value: number): number {
  return 31 - Math.clz32(value);
}
