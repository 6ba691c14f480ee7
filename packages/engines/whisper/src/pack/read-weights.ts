/** One array of a CTranslate2 model; half floats are widened when they are asked for. */
export interface Weights {
  dims: readonly number[];
  floats(): Float32Array;
}

/** The arrays of a model by name. */
export type WeightsByName = ReadonlyMap<string, Weights>;

/** CTranslate2's element types, and their size in bytes. */
const FLOAT32 = 0;
const INT8 = 1;
const INT16 = 2;
const INT32 = 3;
const FLOAT16 = 4;

/**
 * Reads `model.bin` of CTranslate2 (binary version 6): a header, then name, sizes, type and bytes of each array.
 * @throws Error when the file ends early or holds something else
 */
export function readWeights(bytes: Uint8Array): WeightsByName {
  const reader = new Reader(bytes);
  const version = reader.uint32();
  const kind = reader.text();
  if (version !== 6 || kind !== 'WhisperSpec') throw new Error(`a model of kind ${kind}, version ${version}`);
  reader.uint32();
  const weights = new Map<string, Weights>();
  for (let left = reader.uint32(); left > 0; left -= 1) {
    const name = reader.text();
    const dims = Array.from({ length: reader.uint8() }, () => reader.uint32());
    const type = reader.uint8();
    const data = reader.bytes(reader.uint32());
    weights.set(name, { dims, floats: () => toFloats(type, data) });
  }
  return weights;
}

class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  uint8(): number {
    return this.#view.getUint8(this.#step(1));
  }

  uint32(): number {
    return this.#view.getUint32(this.#step(4), true);
  }

  /** A length that counts the closing zero, then the letters. */
  text(): string {
    const length = this.#view.getUint16(this.#step(2), true);
    return new TextDecoder().decode(this.bytes(length)).slice(0, -1);
  }

  bytes(length: number): Uint8Array {
    const from = this.#step(length);
    return this.#bytes.subarray(from, from + length);
  }

  #step(length: number): number {
    const from = this.#at;
    this.#at += length;
    if (this.#at > this.#bytes.length) throw new Error('the model file ends too early');
    return from;
  }
}

function toFloats(type: number, data: Uint8Array): Float32Array {
  // the arrays of a file lie at any address: a copy begins at one that suits them
  const { buffer } = Uint8Array.from(data);
  if (type === FLOAT32) return new Float32Array(buffer);
  if (type === FLOAT16) return widen(new Uint16Array(buffer));
  if (type === INT8) return Float32Array.from(new Int8Array(buffer));
  if (type === INT16) return Float32Array.from(new Int16Array(buffer));
  if (type === INT32) return Float32Array.from(new Int32Array(buffer));
  throw new Error(`elements of an unknown type ${type}`);
}

function widen(halves: Uint16Array): Float32Array {
  const floats = new Float32Array(halves.length);
  for (let index = 0; index < halves.length; index += 1) floats[index] = halfToFloat(halves[index]!);
  return floats;
}

/** IEEE 754 binary16. */
function halfToFloat(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
