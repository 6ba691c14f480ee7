import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as ort from 'onnxruntime-node';
import type { Features } from './features.ts';
import type { Filters } from './filter-spectra.ts';
import { bands, filteredBins } from './frames.ts';
import { histories, joinHistory, layerState, type Memory } from './memory.ts';
import { type GraphPatch, patchGraph } from './patch-graph.ts';
import { readArchive } from './read-archive.ts';

/** A recurrent layer: the value that it begins with, and what it remembers after each frame. */
interface Layer {
  start: string;
  states: string;
}

const listening: Layer[] = [{ start: '/emb_gru/ConstantOfShape_output_0', states: '/emb_gru/GRU_output_0' }];
const gains: Layer[] = [
  { start: '/emb_gru/Slice_output_0', states: '/emb_gru/GRU_output_0' },
  { start: '/emb_gru/Slice_1_output_0', states: '/emb_gru/GRU_1_output_0' },
];
const filters: Layer[] = [
  { start: '/df_gru/gru/Slice_output_0', states: '/df_gru/gru/GRU_output_0' },
  { start: '/df_gru/gru/Slice_1_output_0', states: '/df_gru/gru/GRU_1_output_0' },
];

/** The networks begin at rest, with silence before the first frame. Ours begin with what they are given. */
const begin = (layers: readonly Layer[], same: GraphPatch['same'] = {}): GraphPatch => ({
  inputs: layers.map(({ start }) => start),
  outputs: layers.map(({ states }) => states),
  same,
});

const networks = {
  'enc.onnx': begin(listening, {
    '/erb_conv0/0/Pad_output_0': 'feat_erb',
    '/df_conv0/0/Pad_output_0': 'feat_spec',
  }),
  'erb_dec.onnx': begin(gains),
  'df_dec.onnx': begin(filters, { '/df_convp/df_convp.0/Pad_output_0': 'c0' }),
};

type Tensors = Record<string, ort.Tensor>;

const floats = (tensor: ort.Tensor | undefined): Float32Array => tensor?.data as Float32Array;

/** The three networks of DeepFilterNet3: one that listens, one for gains, one for filters. */
export class DeepFilterModel {
  readonly #listening: ort.InferenceSession;
  readonly #gains: ort.InferenceSession;
  readonly #filters: ort.InferenceSession;

  private constructor(sessions: readonly ort.InferenceSession[]) {
    [this.#listening, this.#gains, this.#filters] = sessions as [
      ort.InferenceSession,
      ort.InferenceSession,
      ort.InferenceSession,
    ];
  }

  static async load(folder: string, threads: number): Promise<DeepFilterModel> {
    const files = readArchive(await readFile(join(folder, 'DeepFilterNet3_onnx.tar.gz')));
    const sessions: ort.InferenceSession[] = [];
    for (const [name, patch] of Object.entries(networks)) {
      const network = files.get(name);
      if (!network) throw new Error(`the archive holds no ${name}`);
      const session = ort.InferenceSession.create(patchGraph(network, patch), {
        intraOpNumThreads: threads,
        interOpNumThreads: 1,
        // Waiting threads must not burn a core that another caller needs.
        extra: { session: { intra_op: { allow_spinning: '0' } } },
      });
      sessions.push(await session);
    }
    return new DeepFilterModel(sessions);
  }

  /** A filter for each frame. `memory` is carried on to the last frame, which the next step begins with. */
  async infer({ frames, levels, spectrum }: Features, memory: Memory): Promise<Filters> {
    const tensor = (data: Float32Array, channels: number, width: number): ort.Tensor =>
      new ort.Tensor('float32', data, [1, channels, data.length / channels / width, width]);
    const heard = await this.#run(this.#listening, listening, memory.listening, {
      feat_erb: tensor(joinHistory(histories.levels, memory.levels, levels), 1, bands),
      feat_spec: tensor(joinHistory(histories.spectrum, memory.spectrum, spectrum), 2, filteredBins),
    });
    const { emb, e3, e2, e1, e0, c0 } = heard as Tensors &
      Record<'emb' | 'e3' | 'e2' | 'e1' | 'e0', ort.Tensor>;
    const pathway = joinHistory(histories.pathway, memory.pathway, floats(c0));
    const { m } = await this.#run(this.#gains, gains, memory.gains, { emb, e3, e2, e1, e0 });
    const { coefs } = await this.#run(this.#filters, filters, memory.filters, {
      emb,
      c0: tensor(pathway, histories.pathway.channels, filteredBins),
    });
    return { frames, gains: floats(m), coefficients: floats(coefs) };
  }

  async dispose(): Promise<void> {
    await Promise.all([this.#listening.release(), this.#gains.release(), this.#filters.release()]);
  }

  /** Runs a network from what its layers remember; they remember the last frame but one after it. */
  async #run(
    session: ort.InferenceSession,
    layers: readonly Layer[],
    remembered: Float32Array,
    inputs: Tensors,
  ): Promise<Tensors> {
    const stateOf = (index: number): Float32Array =>
      remembered.subarray(index * layerState, (index + 1) * layerState);
    const starts = layers.map(({ start }, index) => [
      start,
      new ort.Tensor('float32', stateOf(index).slice(), [1, 1, layerState]),
    ]);
    const outputs = await session.run({ ...inputs, ...Object.fromEntries(starts) });
    layers.forEach(({ states }, index) => {
      const all = floats(outputs[states]);
      if (all.length > layerState)
        stateOf(index).set(all.subarray(all.length - 2 * layerState, all.length - layerState));
    });
    return outputs as Tensors;
  }
}
