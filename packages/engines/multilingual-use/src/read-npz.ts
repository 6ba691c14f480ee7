import { unzipSync } from 'fflate';

const magic = '\x93NUMPY';

/** The arrays of NumPy's archive by their names, in rows; numbers of 32 bits, or bytes. */
export type Arrays = Readonly<Record<string, Float32Array | Uint8Array>>;

/** @throws Error for what is no such archive, or holds arrays of another kind */
export function readNpz(bytes: Uint8Array): Arrays {
  const entries = Object.entries(unzipSync(bytes));
  return Object.fromEntries(entries.map(([name, content]) => [name.replace(/\.npy$/, ''), readNpy(content)]));
}

/** https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html */
function readNpy(bytes: Uint8Array): Float32Array | Uint8Array {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.toString('latin1', 0, magic.length) !== magic) throw new Error('the file is no array of NumPy');
  const isLong = view[6]! > 1;
  const start = isLong ? 12 : 10;
  const end = start + (isLong ? view.readUInt32LE(8) : view.readUInt16LE(8));
  const head = view.toString('latin1', start, end);
  if (head.includes("'fortran_order': True")) throw new Error('the array stands in columns');
  const [, type] = /'descr': '([^']+)'/.exec(head) ?? [];
  const content = new Uint8Array(view.subarray(end));
  switch (type) {
    case '|u1':
    case '|i1':
      return content;
    case '<f4':
      return new Float32Array(content.buffer);
    case '<f8':
      return Float32Array.from(new Float64Array(content.buffer));
    default:
      throw new Error(`the array holds ${type}`);
  }
}
