import { dirname } from 'node:path';
import { EngineFailure } from '@mynah/engine-spec';
import type { LanguagePair, TaskEngine, TaskEngineHome } from '@mynah/engine-spec/tasks';
import { findModels, findWay, pairsOf } from './find-models.ts';
import { type BergamotProgram, loadProgram, type TranslationModel } from './load-program.ts';
import { LoadedModels } from './loaded-models.ts';

/** What somebody adds lies in a folder beside the packs. `packs` and `local-packs` are the folders of all. */
function modelFolders({ packFolder }: TaskEngineHome): string[] {
  const own = ['bergamot-en-pt', 'bergamot'].flatMap((pack) => packFolder(pack) ?? []);
  const all = ['local-packs', 'packs'].flatMap((name) => packFolder(name) ?? []);
  return [...new Set([...own, ...all, ...own.map(dirname)])];
}

/** @throws EngineFailure */
export async function openBergamot(home: TaskEngineHome): Promise<TaskEngine<'translation'>> {
  const folder = home.packFolder('bergamot');
  if (!folder)
    throw new EngineFailure('unavailable', 'The translation program isn’t installed on this machine.');
  let running: Promise<Running> | undefined;
  const start = async (): Promise<Running> => {
    const program = await loadProgram(folder);
    return {
      program,
      models: new LoadedModels(program),
      service: new program.BlockingService({ cacheSize: 0 }),
    };
  };
  return {
    async *run(request, signal) {
      const found = await findModels(modelFolders(home));
      if (signal.aborted) return;
      if (request.kind === 'pairs') return yield { type: 'pairs', pairs: pairsOf(found) };
      const way = findWay(found, request);
      if (way.length === 0) throw withoutModel(request);
      running ??= start();
      try {
        const { models, ...program } = await running;
        const taken = await models.take(way);
        for (const [index, text] of request.texts.entries()) {
          if (signal.aborted) return;
          yield { type: 'translation', index, text: translate(program, taken, text) };
          // the loop must hear of an abort between two sentences
          await new Promise(setImmediate);
        }
      } catch (cause) {
        // after an abort of the program its memory is worth nothing
        running = undefined;
        if (cause instanceof EngineFailure) throw cause;
        throw new EngineFailure('broken', 'The translation program stopped.', { cause });
      }
    },
    dispose: async () => {
      running = undefined;
    },
  };
}

interface Running {
  program: BergamotProgram;
  service: InstanceType<BergamotProgram['BlockingService']>;
  models: LoadedModels;
}

function translate(
  { program, service }: Omit<Running, 'models'>,
  [first, second]: readonly TranslationModel[],
  text: string,
): string {
  if (!first || text.trim() === '') return text;
  const texts = new program.VectorString();
  const options = new program.VectorResponseOptions();
  texts.push_back(text);
  options.push_back({ alignment: false, html: false, qualityScores: false });
  const responses = second
    ? service.translateViaPivoting(first, second, texts, options)
    : service.translate(first, texts, options);
  try {
    return responses.get(0).getTranslatedText();
  } finally {
    for (const each of [responses, texts, options]) each.delete();
  }
}

const withoutModel = ({ source, target }: LanguagePair): EngineFailure =>
  new EngineFailure('unsupported', `There is no model that translates ${source} into ${target}.`);
