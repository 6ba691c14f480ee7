interface Entry {
  dtype: string;
  shape: number[];
  data_offsets: [number, number];
}

/** A file of named arrays: eight bytes with the length of a JSON head, the head, the data. */
export class Safetensors {
  readonly #bytes: Buffer;
  readonly #entries: Readonly<Record<string, Entry>>;
  readonly #start: number;

  /** @throws Error when it is no such file */
  constructor(bytes: Buffer) {
    const headLength = bytes.length < 8 ? 0 : Number(bytes.readBigUInt64LE(0));
    if (headLength === 0 || headLength > bytes.length - 8) throw new Error('the file holds no tensors');
    this.#bytes = bytes;
    this.#start = 8 + headLength;
    this.#entries = JSON.parse(bytes.toString('utf8', 8, this.#start));
  }

  /** Values in rows. @throws Error when there is no such array of this shape and of 32-bit floats */
  floats(name: string, shape: readonly number[]): Float32Array {
    const entry = this.#entries[name];
    if (entry?.dtype !== 'F32' || entry.shape.join() !== shape.join())
      throw new Error(`${name}: expected floats [${shape}], found ${entry?.dtype} [${entry?.shape}]`);
    const [from, to] = entry.data_offsets.map((offset) => this.#start + offset) as [number, number];
    const copy = new Uint8Array(this.#bytes.subarray(from, to));
    if (copy.length !== 4 * shape.reduce((product, size) => product * size, 1))
      throw new Error(`${name}: the file is cut short`);
    return new Float32Array(copy.buffer);
  }
}
