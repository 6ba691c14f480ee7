import { expect } from 'vitest';

/** Sounds are long: number by number, a second of them takes a second to compare. */
expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    isSound(one) &&
    isSound(other) &&
    one.constructor === other.constructor &&
    bytesOf(one).equals(bytesOf(other))
      ? true
      : undefined,
]);

const isSound = (value: unknown): value is Uint8Array | Float32Array =>
  value instanceof Uint8Array || value instanceof Float32Array;

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array | Float32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
