import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeVoices } from './write-voices.ts';

test('a voice becomes a NumPy array with the same bytes behind a header of whole 64 bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-voices-'));
  try {
    const floats = Buffer.from(new Float32Array(510 * 256).map((_, at) => at).buffer);
    await writeFile(join(folder, 'af_test.bin'), floats);
    await writeVoices(folder, join(folder, 'voices.npz'));
    const arrays = unzipSync(await readFile(join(folder, 'voices.npz')));
    expect(Object.keys(arrays)).toEqual(['af_test.npy']);
    const array = Buffer.from(arrays['af_test.npy']!);
    const dataAt = 10 + array.readUInt16LE(8);
    expect(dataAt % 64).toBe(0);
    expect(array.subarray(1, 6).toString()).toBe('NUMPY');
    expect(array.subarray(10, dataAt).toString()).toContain("'shape': (510, 1, 256)");
    expect(array.subarray(dataAt).equals(floats)).toBe(true);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
