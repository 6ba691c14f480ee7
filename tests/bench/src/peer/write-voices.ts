import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { zipSync } from 'fflate';

/** The shape that the peer wants: a style for each of 510 lengths of input. */
const shape = '(510, 1, 256)';

/** Writes the voices of our pack as the `.npz` that the peer reads: a zip of NumPy arrays, one a voice. */
export async function writeVoices(packFolder: string, target: string): Promise<void> {
  const names = (await readdir(packFolder, { recursive: true })).filter((name) => name.endsWith('.bin'));
  const arrays = await Promise.all(
    names.map(async (name) => {
      const floats = await readFile(join(packFolder, name));
      return [`${basename(name, '.bin')}.npy`, Buffer.concat([npyHeader(), floats])] as const;
    }),
  );
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, zipSync(Object.fromEntries(arrays), { level: 0 }));
}

/** Version 1.0 of the NPY format: magic, length, and a Python literal padded so that the data begins at 64 bytes. */
function npyHeader(): Buffer {
  const literal = `{'descr': '<f4', 'fortran_order': False, 'shape': ${shape}, }`;
  const fixed = 10;
  const padded = `${literal.padEnd(Math.ceil((fixed + literal.length + 1) / 64) * 64 - fixed - 1)}\n`;
  const start = Buffer.from([0x93, ...Buffer.from('NUMPY'), 1, 0, padded.length & 255, padded.length >> 8]);
  return Buffer.concat([start, Buffer.from(padded, 'latin1')]);
}
