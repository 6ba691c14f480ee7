import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineHome, SpeechEngine } from '@mynah/engine-spec';
import type { PhonemeWord, Phonemizer } from '@mynah/text/phonemes';
import { createKokoroEngine, kokoroVoices } from '../src/index.ts';
import { VARIANTS_FOLDER } from '../src/load-model.ts';
import { buildKokoroPack } from '../src/pack/index.ts';
import { makeSmallExport } from './small-export.ts';

/** Builds the pack of the small model in a folder, with a table of styles for every voice. */
export async function buildSmallPack(folder: string): Promise<void> {
  const source = join(folder, 'small.onnx');
  await writeFile(source, makeSmallExport().encode());
  await buildKokoroPack({ source, target: join(folder, 'kokoro-82m') });
  await mkdir(join(folder, 'kokoro-voices'));
  const styles = new Float32Array(510 * 256);
  for (const { id } of kokoroVoices) await writeFile(join(folder, 'kokoro-voices', `${id}.bin`), styles);
}

/** Where the small pack lies; `variants`, if given, takes decoders made of it. */
export const smallHome = (folder: string, variants?: string): EngineHome => ({
  packFolder: (pack) => (pack === VARIANTS_FOLDER ? variants : join(folder, pack)),
  threads: 1,
  log: () => undefined,
});

/** The engine over the small pack; it reads texts as `read` has them. */
export function makeSmallEngine(folder: string, read: ReadonlyMap<string, PhonemeWord[]>): SpeechEngine {
  const phonemizer: Phonemizer = {
    languages: kokoroVoices.map((voice) => voice.language),
    phonemize: async (text) => read.get(text) ?? [],
    dispose: async () => undefined,
  };
  const home = smallHome(folder);
  const engine = createKokoroEngine({ phonemizers: [phonemizer], gain: () => 1 })(home);
  if (!engine) throw new Error('the engine does not see its packs');
  return engine;
}
