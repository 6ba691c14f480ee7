import { FLOAT, TENSOR } from './format.ts';
import type { Tensor } from './onnx-graph.ts';
import { makeField } from './protobuf-message.ts';

/** A float constant without dimensions. */
export function floatTensor(name: string, value: number): Tensor {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setFloat32(0, value, true);
  const message = [
    makeField(TENSOR.dataType, FLOAT),
    makeField(TENSOR.rawData, bytes),
    makeField(TENSOR.name, name),
  ];
  return { name, dims: [], type: FLOAT, message };
}
