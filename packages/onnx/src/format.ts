/** Field numbers of onnx.proto, frozen by the format. Only what is looked at is named. */
export const MODEL = { irVersion: 1, graph: 7, operators: 8 } as const;
export const GRAPH = { node: 1, name: 2, initializer: 5, input: 11, output: 12, valueInfo: 13 } as const;
export const NODE = { input: 1, output: 2, name: 3, opType: 4, attribute: 5, domain: 7 } as const;
export const ATTRIBUTE = { name: 1, f: 2, i: 3, graph: 6, integers: 8, graphs: 11, type: 20 } as const;
export const TENSOR = {
  dims: 1,
  dataType: 2,
  integers: 5,
  name: 8,
  rawData: 9,
  externalData: 13,
  dataLocation: 14,
} as const;
/** TensorProto.DataType */
export const FLOAT = 1;
export const UINT8 = 2;
export const INT8 = 3;
export const INT64 = 7;
/** AttributeProto.AttributeType */
export const ATTRIBUTE_TYPE = { float: 1, integer: 2, integers: 7 } as const;
