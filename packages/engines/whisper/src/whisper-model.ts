import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { melSpectrum } from './mel-spectrum.ts';
import { FRAMES, MELS } from './pack/model-sizes.ts';
import { Tokenizer } from './tokenizer.ts';

/** What the encoder heard in a window, as the decoder's layers listen to it. */
export type Sound = Readonly<Record<string, Tensor>>;

/** What the decoder keeps of the tokens that it has read. */
export interface Past {
  length: number;
  kept: Readonly<Record<string, Tensor>>;
}

export interface Step {
  /** [wanted, vocabulary]; the caller may write in it. */
  logits: Float32Array;
  /** [heads, tokens, states]: where in the sound each token's alignment heads looked. */
  attention: Float32Array;
  /** Of the sound: 20 ms each. */
  states: number;
  past: Past;
}

interface Settings {
  suppress_ids: number[];
  suppress_ids_begin: number[];
}

/** The model, loaded: encoder, decoder and words. */
export class WhisperModel {
  readonly tokenizer: Tokenizer;
  /** Tokens that are never written: signs of noise and speakers. */
  readonly suppressed: readonly number[];
  /** Tokens that nothing may begin with. */
  readonly suppressedFirst: readonly number[];
  readonly #encoder: InferenceSession;
  readonly #decoder: InferenceSession;
  readonly #empty: Past;

  private constructor(
    sessions: { encoder: InferenceSession; decoder: InferenceSession },
    tokenizer: Tokenizer,
    settings: Settings,
  ) {
    this.#encoder = sessions.encoder;
    this.#decoder = sessions.decoder;
    this.tokenizer = tokenizer;
    this.suppressed = settings.suppress_ids;
    this.suppressedFirst = settings.suppress_ids_begin;
    this.#empty = { length: 0, kept: emptyPast(sessions.decoder) };
  }

  /** Loads a built pack; takes about half a second and 250 MB. */
  static async load(folder: string, threads: number): Promise<WhisperModel> {
    const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
    const [vocabulary, config] = await Promise.all([read('vocabulary.txt'), read('config.json')]);
    const open = (name: string): Promise<InferenceSession> =>
      InferenceSession.create(join(folder, `${name}.onnx`), sessionOptions(threads));
    const encoder = await open('encoder');
    const decoder = await open('decoder').catch(async (cause: unknown) => {
      await encoder.release();
      throw cause;
    });
    return new WhisperModel({ encoder, decoder }, new Tokenizer(vocabulary), JSON.parse(config) as Settings);
  }

  /** Listens to up to 30 s; to silence behind it up to `frames` of 10 ms, an even number. */
  async listen(samples: Float32Array, frames = FRAMES): Promise<Sound> {
    return this.#encoder.run({ mel: new Tensor('float32', melSpectrum(samples, frames), [1, MELS, frames]) });
  }

  /** Reads `tokens` after `past` and says what may come next, after each of the last `wanted` tokens. */
  async read(sound: Sound, tokens: readonly number[], past: Past = this.#empty, wanted = 1): Promise<Step> {
    const { logits, attention, ...kept } = await this.#decoder.run({
      ...sound,
      ...past.kept,
      tokens: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
      offset: new Tensor('int64', BigInt64Array.of(BigInt(past.length)), [1]),
      wanted: new Tensor('int64', BigInt64Array.of(BigInt(wanted)), [1]),
    });
    return {
      logits: logits!.data as Float32Array,
      attention: attention!.data as Float32Array,
      states: attention!.dims.at(-1)!,
      past: { length: past.length + tokens.length, kept: asPast(kept) },
    };
  }

  async release(): Promise<void> {
    await Promise.all([this.#encoder.release(), this.#decoder.release()]);
  }
}

const isPast = (name: string): boolean => /^(key|value)\.\d+$/.test(name);

function emptyPast(decoder: InferenceSession): Past['kept'] {
  const inputs = decoder.inputMetadata.filter(({ name }) => isPast(name));
  return Object.fromEntries(
    inputs.map((input) => {
      const [, heads, , size] = input.isTensor ? input.shape : [];
      return [input.name, new Tensor('float32', new Float32Array(), [1, Number(heads), 0, Number(size)])];
    }),
  );
}

/** What a step put out as `new_key.0` goes into the next as `key.0`. */
function asPast(kept: Record<string, Tensor>): Past['kept'] {
  return Object.fromEntries(Object.entries(kept).map(([name, tensor]) => [name.replace('new_', ''), tensor]));
}

function sessionOptions(threads: number): InferenceSession.SessionOptions {
  return {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Waiting threads must not burn a core that another caller needs.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
}
