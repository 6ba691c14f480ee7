import { Tensor } from 'onnxruntime-node';

export function floatTensor(data: Float32Array, dims: number[]): Tensor {
  return new Tensor('float32', data, dims);
}
