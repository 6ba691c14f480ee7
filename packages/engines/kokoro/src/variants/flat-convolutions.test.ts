import { Graph, ModelWriter, readNode, readTensor } from '@mynah/onnx';
import { GRAPH, MODEL } from '@mynah/onnx/format';
import { allBytes, encodeMessage, makeField, parseMessage } from '@mynah/onnx/protobuf';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { flatConvolutions } from './flat-convolutions.ts';

const channels = 16;
const length = 40;

/** Three taps that stand two apart, as in the generator. */
function writeConvolution(): Uint8Array {
  const writer = new ModelWriter();
  const value = writer.input('x', 'float', [1, channels, 'n']);
  const weights = Array.from({ length: channels * channels * 3 }, (_, at) => Math.sin(at));
  const bias = Array.from({ length: channels }, (_, at) => Math.cos(at));
  const inputs = [
    value,
    writer.floats('w', [channels, channels, 3], weights),
    writer.floats('b', [channels], bias),
  ];
  const shape = { kernel_shape: [3], dilations: [2], strides: [1], pads: [2, 2] };
  writer.output('y', writer.add('Conv', inputs, shape), 'float', [1, channels, 'n']);
  return Buffer.concat(writer.encode('one'));
}

function flatten(bytes: Uint8Array, pick: () => boolean): { bytes: Uint8Array; operators: string[] } {
  const model = parseMessage(bytes);
  const body = parseMessage(allBytes(model, MODEL.graph)[0]!);
  const tensors = allBytes(body, GRAPH.initializer).map(readTensor);
  const constants = new Map(tensors.map((tensor) => [tensor.name, tensor]));
  const flat = flatConvolutions(new Graph(allBytes(body, GRAPH.node).map(readNode), constants), pick);
  const graph = [
    ...flat.nodes.map((node) => makeField(GRAPH.node, node.message)),
    ...[...flat.tensors.values()].map((tensor) => makeField(GRAPH.initializer, tensor.message)),
    ...body.filter(({ number }) => number !== GRAPH.node && number !== GRAPH.initializer),
  ];
  const pieces: Uint8Array[] = [];
  encodeMessage(
    model.map((field) => (field.number === MODEL.graph ? makeField(MODEL.graph, graph) : field)),
    pieces,
  );
  return { bytes: Buffer.concat(pieces), operators: flat.nodes.map(({ operator }) => operator) };
}

async function run(bytes: Uint8Array): Promise<Float32Array> {
  const session = await InferenceSession.create(bytes);
  const data = Float32Array.from({ length: channels * length }, (_, at) => Math.sin(at * at));
  const { y } = await session.run({ x: new Tensor('float32', data, [1, channels, length]) });
  await session.release();
  return y!.data as Float32Array;
}

test('a convolution of height 1 gives what the one over time gives', async () => {
  const bytes = writeConvolution();
  const flat = flatten(bytes, () => true);
  expect(flat.operators).toEqual(['Unsqueeze', 'Conv', 'Squeeze', 'Identity']);
  const expected = await run(bytes);
  const found = await run(flat.bytes);
  expect(found).toHaveLength(expected.length);
  expect(Math.max(...found.map((value, at) => Math.abs(value - expected[at]!)))).toBeLessThan(1e-5);
});

test('what is not picked stays', () => {
  expect(flatten(writeConvolution(), () => false).operators).toEqual(['Conv', 'Identity']);
});
