import { EngineFailure } from '@mynah/engine-spec';
import { defineTaskEngine } from '@mynah/engine-spec/tasks';

/** all-MiniLM-L6-v2: what a short English text means, in some milliseconds. */
export const minilmEngine = defineTaskEngine({
  task: 'embedding',
  name: 'minilm',
  packs: ['minilm'],
  traits: { dimensions: 384, languages: ['en'] },
  async open(home) {
    const folder = home.packFolder('minilm');
    if (!folder)
      throw new EngineFailure('unavailable', 'The language model isn’t installed on this machine.');
    const { MiniLm } = await import('./minilm-model.ts');
    const model = await MiniLm.load(folder, home.threads);
    return {
      async *run({ texts }, signal) {
        for (const [index, text] of texts.entries()) {
          if (signal.aborted) return;
          yield { type: 'vector', index, vector: await model.embed(text) };
        }
      },
      dispose: () => model.release(),
    };
  },
});
