import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readNpz } from './read-npz.ts';

function npy(type: string, values: Uint8Array, order = 'False'): Uint8Array {
  const head = `{'descr': '${type}', 'fortran_order': ${order}, 'shape': (2,), }\n`;
  const start = Buffer.concat([Buffer.from('\x93NUMPY\x01\x00', 'latin1'), Buffer.alloc(2)]);
  start.writeUInt16LE(head.length, 8);
  return Buffer.concat([start, Buffer.from(head, 'latin1'), values]);
}

test('arrays come by their names, as floats or bytes', () => {
  const arrays = readNpz(
    zipSync({
      'floats.npy': npy('<f4', Buffer.from(Float32Array.of(1.5, -2).buffer)),
      'wide.npy': npy('<f8', Buffer.from(Float64Array.of(0.25, 4).buffer)),
      'bytes.npy': npy('|u1', Uint8Array.of(7, 255)),
    }),
  );
  expect(arrays).toEqual({
    floats: Float32Array.of(1.5, -2),
    wide: Float32Array.of(0.25, 4),
    bytes: Uint8Array.of(7, 255),
  });
});

test.each([
  ['columns', npy('<f4', new Uint8Array(8), 'True')],
  ['whole numbers', npy('<i8', new Uint8Array(16))],
  ['no array', Buffer.from('something else')],
])('refuses %s', (_, content) => {
  expect(() => readNpz(zipSync({ 'a.npy': content }))).toThrow();
});
