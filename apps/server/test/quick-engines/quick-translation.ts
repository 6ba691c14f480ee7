import { EngineFailure } from '@mynah/engine-spec';
import { defineTaskEngine, type LanguagePair } from '@mynah/engine-spec/tasks';

const others = ['pt', 'es', 'fr', 'de'];
const pairs: LanguagePair[] = others.flatMap((other) => [
  { source: 'en', target: other },
  { source: other, target: 'en' },
]);

/** Says every word of a text as it is, with the language before it: `[pt] Good morning.` */
export const quickTranslation = defineTaskEngine({
  task: 'translation',
  name: 'quick-translator',
  packs: [],
  traits: { pairs },
  open: async () => ({
    async *run(request, signal) {
      if (request.kind === 'pairs') return yield { type: 'pairs', pairs };
      const has = pairs.some(({ source, target }) => source === request.source && target === request.target);
      if (!has) throw new EngineFailure('unsupported', 'There is no such pair.');
      for (const [index, text] of request.texts.entries()) {
        if (signal.aborted) return;
        yield { type: 'translation', index, text: text && `[${request.target}] ${text}` };
      }
    },
    dispose: async () => {},
  }),
});
