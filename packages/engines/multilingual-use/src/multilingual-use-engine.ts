import { EngineFailure } from '@mynah/engine-spec';
import { defineTaskEngine } from '@mynah/engine-spec/tasks';

/** Universal Sentence Encoder, multilingual: what a text means in any of its languages, in some ten milliseconds. */
export const multilingualUseEngine = defineTaskEngine({
  task: 'embedding',
  name: 'multilingual-use',
  packs: ['multilingual-use'],
  traits: {
    dimensions: 512,
    languages: ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'th', 'tr', 'zh'],
  },
  async open(home) {
    const folder = home.packFolder('multilingual-use');
    if (!folder)
      throw new EngineFailure('unavailable', 'The multilingual model isn’t installed on this machine.');
    const { MultilingualUse } = await import('./multilingual-use.ts');
    const model = await MultilingualUse.load(folder, home.threads);
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
