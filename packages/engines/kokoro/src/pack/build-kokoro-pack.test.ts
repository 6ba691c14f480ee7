import { createHash } from 'node:crypto';
import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNode, readTensor } from '@mynah/onnx';
import type { BuiltFile } from '@mynah/onnx/files';
import { ATTRIBUTE, GRAPH, MODEL, NODE, TENSOR } from '@mynah/onnx/format';
import { allBytes, makeField, parseMessage } from '@mynah/onnx/protobuf';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSmallExport } from '../../test/small-export.ts';
import type { SmallGraph } from '../../test/small-graph.ts';
import { buildKokoroPack } from './build-kokoro-pack.ts';
import { type StageName, stageNames } from './stages.ts';

let folder: string;
let files: BuiltFile[];
const sessions = {} as Record<StageName, InferenceSession>;
const steps: number[] = [];

async function build(bytes: Uint8Array, name: string, signal?: AbortSignal): Promise<BuiltFile[]> {
  const source = join(folder, `${name}.onnx`);
  await writeFile(source, bytes);
  const onProgress = (share: number): number => steps.push(share);
  return buildKokoroPack({ source, target: join(folder, name), signal, onProgress });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-kokoro-'));
  files = await build(makeSmallExport().encode(), 'pack');
  for (const name of stageNames)
    sessions[name] = await InferenceSession.create(join(folder, 'pack', `${name}.onnx`));
});
afterAll(async () => {
  await Promise.all(Object.values(sessions).map((session) => session.release()));
  await rm(folder, { recursive: true, force: true });
});

/** The parts of a built stage. */
async function readStage(name: StageName) {
  const model = parseMessage(await readFile(join(folder, 'pack', `${name}.onnx`)));
  const body = parseMessage(allBytes(model, MODEL.graph)[0]!);
  return {
    nodes: allBytes(body, GRAPH.node).map(readNode),
    tensors: allBytes(body, GRAPH.initializer).map(readTensor),
  };
}

describe('the three stages', () => {
  const norms = ['norm.0', 'norm.1'];
  test.each<[StageName, string[], string[]]>([
    ['duration', ['tokens', 'style', 'speed'], ['lengths', 'encoded']],
    ['prosody', ['tokens', 'style', 'durations', 'encoded'], ['features', 'f0', 'energy']],
    [
      'decoder',
      ['style', 'features', 'f0', 'energy', 'phase', 'noise', 'keep', ...norms],
      ['audio', ...norms.map((norm) => `${norm}.out`)],
    ],
  ])('%s takes and gives what its description names', (name, inputs, outputs) => {
    expect(sessions[name].inputNames).toEqual(inputs);
    expect(sessions[name].outputNames).toEqual(outputs);
  });

  test('every constant is kept to the byte, where it is used and nowhere else', async () => {
    const exported = new Map(makeSmallExport().constants.map(({ name, bytes }) => [name, bytes]));
    const kept = new Set<string>();
    for (const stage of stageNames) {
      const { nodes, tensors } = await readStage(stage);
      const used = new Set(nodes.flatMap(({ inputs }) => inputs));
      for (const { name, message } of tensors) {
        expect(used, `${stage}: ${name}`).toContain(name);
        if (!exported.has(name)) continue;
        kept.add(name);
        expect(Buffer.from(allBytes(message, TENSOR.rawData)[0]!).equals(exported.get(name)!)).toBe(true);
      }
    }
    // the durations are rounded outside; scales and zero points go on under the name of what they scale
    const left = ['one', 'wide_zero_point', 'wide_scale', 'narrow_zero_point', 'narrow_scale'];
    expect([...exported.keys()].filter((name) => !kept.has(name))).toEqual(left);
  });

  test('convolutions are float over weights that stay int8', async () => {
    const { nodes, tensors } = await readStage('decoder');
    const count = (operator: string): number => nodes.filter((node) => node.operator === operator).length;
    expect(count('Conv')).toBe(2);
    expect(count('DequantizeLinear')).toBe(2);
    expect(count('ConvInteger') + count('DynamicQuantizeLinear')).toBe(0);
    expect(tensors.find(({ name }) => name === 'wide_weights')?.type).toBe(2);
  });

  test('one after the other they give what the export gives', async () => {
    const tokens = new Tensor('int64', BigInt64Array.from([0, 5, 43, 16, 99, 8, 0], BigInt), [1, 7]);
    const style = new Tensor('float32', new Float32Array(256).fill(0.4), [1, 256]);
    const speed = new Tensor('float32', [0.8], [1]);
    const whole = await InferenceSession.create(makeSmallExport().encode());
    const expected = (await whole.run({ tokens, style, speed })).audio!.data as Float32Array;
    await whole.release();

    const { lengths, encoded } = await sessions.duration.run({ tokens, style, speed });
    const rounded = (lengths!.data as Float32Array).map(Math.round);
    const durations = new Tensor('float32', rounded, lengths!.dims);
    const prosody = await sessions.prosody.run({ tokens, style, durations, encoded: encoded! });
    const frames = prosody.features!.dims[2]!;
    expect(frames * 600).toBe(expected.length);
    const zeros = (dims: number[]): Tensor =>
      new Tensor('float32', new Float32Array(dims.reduce((product, size) => product * size)), dims);
    const { audio } = await sessions.decoder.run({
      ...prosody,
      style,
      phase: zeros([1, 1, 9]),
      noise: zeros([1, frames * 600, 1]),
      keep: zeros([1]),
      'norm.0': zeros([1, 1, 1]),
      'norm.1': zeros([1, 1, 1]),
    });
    const samples = audio!.data as Float32Array;
    const error = samples.map((sample, index) => Math.abs(sample - expected[index]!));
    // what is left is that the export rounds what it convolves to 8 bits
    expect(Math.max(...error) / Math.max(...expected.map(Math.abs))).toBeLessThan(0.01);
  });
});

test('files are named with their size and hash, and depend on the source only', async () => {
  for (const { path, size, sha256 } of files) {
    const bytes = await readFile(join(folder, 'pack', path));
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([size, sha256]);
  }
  expect(await build(makeSmallExport().encode(), 'again')).toEqual(files);
});

test('progress begins at nothing, never goes back and ends at all', () => {
  const built = steps.slice(0, 4);
  expect(built[0]).toBe(0);
  expect(built).toEqual([...built].sort((one, other) => one - other));
  expect(built.at(-1)).toBe(1);
});

/** Takes the node away that makes a value. */
function without(graph: SmallGraph, value: string): void {
  graph.nodes = graph.nodes.filter(({ outputs }) => !outputs.includes(value));
}

const sine = '/decoder/generator/m_source/l_sin_gen';

describe('a graph that is not the export is refused', () => {
  test.each<[string, (graph: SmallGraph) => void, string]>([
    [
      'no running sum in the sine generator',
      (graph) => without(graph, `${sine}/CumSum_output_0`),
      '/l_sin_gen/: expected one CumSum, found 0',
    ],
    [
      'two mixers of harmonics',
      (graph) => graph.add('MatMul', ['wide', 'wide'], '/m_source/l_linear/MatMul_1_output_0'),
      '/m_source/l_linear/: expected one MatMul, found 2',
    ],
    [
      'a convolution whose sum is not cast',
      (graph) => {
        without(graph, 'wide_float');
        graph.add('Neg', ['wide_sum'], 'wide_float');
      },
      'wide_sum: expected one Cast, found Neg',
    ],
    [
      'a convolution whose scale is no constant',
      (graph) => {
        without(graph, 'wide_scales');
        graph.add('Mul', ['wide_q_scale', 'wide_q_scale'], 'wide_scales');
      },
      'wide_sum: expected one constant scale',
    ],
    [
      'nothing that gives the lengths',
      (graph) => {
        without(graph, '/encoder/Div_output_0');
        graph.add('Div', ['frames', 'speed'], '/encoder/Div_1_output_0');
      },
      'stage duration: nothing makes /encoder/Div_output_0',
    ],
    [
      'a decoder that hears no energy',
      (graph) => {
        without(graph, 'loudness_values');
        graph.add('Reshape', ['/encoder/Reshape_output_0', 'column'], 'loudness_values');
      },
      'stage decoder does not use energy',
    ],
    [
      'a node with a graph of its own',
      (graph) => {
        const branch = [makeField(ATTRIBUTE.name, 'then_branch'), makeField(ATTRIBUTE.graph, [])];
        const message = [makeField(NODE.name, 'maybe'), makeField(NODE.attribute, branch)];
        graph.nodes.push({ operator: 'If', inputs: [], outputs: [], message });
      },
      'node maybe has a subgraph',
    ],
  ])('%s', async (title, plant, says) => {
    const graph = makeSmallExport();
    plant(graph);
    await expect(build(graph.encode(), title)).rejects.toThrow(says);
    await expect(access(join(folder, title))).rejects.toThrow('ENOENT');
  });

  test('an empty file', async () => {
    await expect(build(new Uint8Array(0), 'empty')).rejects.toThrow('the file holds no ONNX graph');
  });
});

test('an aborted build leaves nothing behind', async () => {
  await expect(build(makeSmallExport().encode(), 'aborted', AbortSignal.abort())).rejects.toThrow('abort');
  expect((await readdir(folder)).filter((name) => /^aborted(?!\.onnx)/.test(name))).toEqual([]);
});
