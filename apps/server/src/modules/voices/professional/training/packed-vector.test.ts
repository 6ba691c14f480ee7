import { expect, test } from 'vitest';
import { packVector, unpackVector } from './packed-vector.ts';

test('what is stored is read again as it was', () => {
  const vector = Float32Array.of(0.6, -0.8, 0);
  expect(unpackVector(packVector(vector))).toEqual(vector);
});
