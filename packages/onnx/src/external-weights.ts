import { TENSOR } from './format.ts';
import type { Tensor } from './onnx-graph.ts';
import { allBytes, type Message, makeField } from './protobuf-message.ts';

/** Mapped memory begins at a page. */
const PAGE = 4096;
/** Smaller ones are read at once with the graph: shapes, axes, scales. */
const SMALLEST = 4096;
/** TensorProto.DataLocation */
const EXTERNAL = 1;

/** The bytes of constants, gathered for a file beside the model (TensorProto.external_data of the ONNX format). */
export class ExternalWeights {
  readonly #file: string;
  readonly #pieces: Uint8Array[] = [];
  #length = 0;

  /** `file` is the name that the model will look for in its own folder. */
  constructor(file: string) {
    this.#file = file;
  }

  /** The file in pieces, nothing copied. */
  get pieces(): readonly Uint8Array[] {
    return this.#pieces;
  }

  /**
   * Takes the data of a constant over. The runtime maps it from the file where it needs no other layout, so that
   * processes share its pages. Small ones stay as they are.
   */
  move(tensor: Tensor): Tensor {
    const [bytes] = allBytes(tensor.message, TENSOR.rawData);
    if (!bytes || bytes.length < SMALLEST) return tensor;
    const gap = (PAGE - (this.#length % PAGE)) % PAGE;
    if (gap) this.#pieces.push(new Uint8Array(gap));
    const offset = this.#length + gap;
    this.#pieces.push(bytes);
    this.#length = offset + bytes.length;
    const entries = { location: this.#file, offset: String(offset), length: String(bytes.length) };
    const message = [
      ...tensor.message.filter(({ number }) => number !== TENSOR.rawData),
      ...Object.entries(entries).map(([key, value]) => makeField(TENSOR.externalData, entry(key, value))),
      makeField(TENSOR.dataLocation, EXTERNAL),
    ];
    return { ...tensor, message };
  }
}

/** StringStringEntryProto */
function entry(key: string, value: string): Message {
  return [makeField(1, key), makeField(2, value)];
}
