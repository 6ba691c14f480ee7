import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillFolder, writePieces } from './files.ts';
import { GRAPH, MODEL, TENSOR } from './format.ts';
import { ModelWriter } from './model-writer.ts';
import { readNode, readTensor } from './onnx-graph.ts';
import { allBytes, makeField, parseMessage } from './protobuf-message.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-onnx-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function writeModel(): Uint8Array[] {
  const writer = new ModelWriter();
  const value = writer.input('x', 'float', [1, 'n']);
  const weights = writer.floats('w', [2], [0.5, -2]);
  const [one, other] = writer.addMany('Split', [writer.add('Mul', [value, weights])], 2, { axis: -1 });
  // given twice, held once
  writer.floats('w', [2], [0.5, -2]);
  writer.output('y', writer.addOwn('Gelu', [one!]), 'float', [1, 'm']);
  writer.output('z', other!, 'float', [1, 'm']);
  return writer.encode('small');
}

test('what is written can be read', () => {
  const model = parseMessage(Buffer.concat(writeModel()));
  const graph = parseMessage(allBytes(model, MODEL.graph)[0]!);
  const nodes = allBytes(graph, GRAPH.node).map(readNode);
  expect(nodes.map(({ operator }) => operator)).toEqual(['Mul', 'Split', 'Gelu', 'Identity', 'Identity']);
  expect(nodes[0]!.inputs).toEqual(['x', 'w']);
  expect(nodes[1]!.inputs).toEqual(nodes[0]!.outputs);
  expect(nodes.flatMap(({ outputs }) => outputs).slice(-2)).toEqual(['y', 'z']);
  const tensors = allBytes(graph, GRAPH.initializer).map(readTensor);
  expect(tensors.map(({ name, dims }) => [name, dims])).toEqual([['w', [2]]]);
  const bytes = allBytes(tensors[0]!.message, TENSOR.rawData)[0]!;
  expect([...new Float32Array(Uint8Array.from(bytes).buffer)]).toEqual([0.5, -2]);
  expect(allBytes(graph, GRAPH.input)).toHaveLength(1);
});

test('a number that is not whole has no field of whole numbers', () => {
  expect(() => makeField(1, 85.3)).toThrow(RangeError);
});

test('a file is its pieces, a folder is there whole or not at all', async () => {
  const pieces = writeModel();
  const { path, size } = await fillFolder(join(folder, 'pack'), (building) =>
    writePieces(building, 'small.onnx', pieces),
  );
  const file = await readFile(join(folder, 'pack', path));
  expect(file.equals(Buffer.concat(pieces))).toBe(true);
  expect(file.length).toBe(size);
  const fails = fillFolder(join(folder, 'broken'), async (building) => {
    await writePieces(building, 'small.onnx', pieces);
    throw new Error('no more');
  });
  await expect(fails).rejects.toThrow('no more');
  expect(await readdir(folder)).toEqual(['pack']);
});
