export { ExternalWeights } from './external-weights.ts';
export { floatTensor } from './float-tensor.ts';
export { type Attributes, ModelWriter, type ValueType } from './model-writer.ts';
export {
  copyTensor,
  Graph,
  integerAttribute,
  makeNode,
  type Node,
  readNode,
  readTensor,
  renameOutput,
  type Tensor,
} from './onnx-graph.ts';
