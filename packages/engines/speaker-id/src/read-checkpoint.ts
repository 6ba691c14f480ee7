import { unzipSync } from 'fflate';
import { type PickledCall, readPickle } from './read-pickle.ts';

/** A tensor of weights, row by row. */
export interface Weights {
  dims: readonly number[];
  values: Float32Array;
}

/**
 * Weights by name from a file of PyTorch (a zip: one pickle that describes, one member for the numbers of each
 * tensor). Whole numbers, which count training steps, are left out.
 * @throws Error when it is no such file
 */
export function readCheckpoint(bytes: Uint8Array): Map<string, Weights> {
  const members = unzipSync(bytes);
  const description = members['archive/data.pkl'];
  if (!description) throw new Error('the file holds no weights of PyTorch');
  const state = readPickle(description) as Map<string, PickledCall>;
  const found = new Map<string, Weights>();
  for (const [name, { args }] of state) {
    const [storage, offset, dims] = args as [readonly string[], number, readonly number[]];
    const [, kind, key] = storage;
    const member = members[`archive/data/${key}`];
    if (kind !== 'torch.FloatStorage' || !member) continue;
    const count = dims.reduce((product, size) => product * size, 1);
    // a copy, because numbers in a zip begin at any byte
    const values = new Float32Array(member.slice().buffer).subarray(offset, offset + count);
    found.set(name, { dims, values });
  }
  return found;
}
