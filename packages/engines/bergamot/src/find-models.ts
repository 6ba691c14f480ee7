import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguagePair, TranslatedPair } from '@mynah/engine-spec/tasks';

/** The files of one model, as Firefox names them; each may be packed (`.gz`). */
export interface ModelFiles extends LanguagePair {
  model: string;
  /** Words that a sentence may become, by its own. */
  shortlist: string;
  /** One for both languages, or one each. */
  vocabularies: readonly string[];
  /** `intgemm.alphas`: the model says itself how it was made small. */
  hasAlphas: boolean;
}

const modelName = /^model\.([a-z]{4,6})\.intgemm(8|\.alphas)\.bin(?:\.gz)?$/i;

/**
 * Models in folders and in the folders of these, the first of a pair: `model.enpt.intgemm.alphas.bin` with its `lex` and
 * `vocab`. One that misses a file is none.
 */
export async function findModels(folders: readonly string[]): Promise<ModelFiles[]> {
  const found = new Map<string, ModelFiles>();
  for (const folder of folders)
    for (const inner of [folder, ...(await foldersIn(folder))])
      for (const model of await modelsIn(inner)) {
        const name = `${model.source}-${model.target}`;
        if (!found.has(name)) found.set(name, model);
      }
  return [...found.values()];
}

/** What is being made or was set aside is no pack (`@mynah/models`). */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && /^[\w-]+$/.test(entry.name))
    .map(({ name }) => join(folder, name))
    .toSorted();
}

async function modelsIn(folder: string): Promise<ModelFiles[]> {
  const names = (await readdir(folder).catch(() => [])).toSorted();
  return names.flatMap((name) => {
    const [, languages = '', kind = ''] = modelName.exec(name) ?? [];
    const pair = readPair(languages);
    if (!pair) return [];
    const file = (pattern: string): string[] => {
      const match = new RegExp(`^${pattern}(?:\\.gz)?$`, 'i');
      return names
        .filter((each) => match.test(each))
        .map((each) => join(folder, each))
        .slice(0, 1);
    };
    const [shortlist] = file(`lex\\.[\\d.]+\\.${languages}\\.s2t\\.bin`);
    const both = file(`vocab\\.${languages}\\.spm`);
    const each = [...file(`srcvocab\\.${languages}\\.spm`), ...file(`trgvocab\\.${languages}\\.spm`)];
    const vocabularies = both.length > 0 ? both : each;
    if (!shortlist || (both.length === 0 && each.length !== 2)) return [];
    return [{ ...pair, model: join(folder, name), shortlist, vocabularies, hasAlphas: kind !== '8' }];
  });
}

/** `enpt`; of codes of three letters one side must be English, or nobody knows where to cut. */
function readPair(languages: string): LanguagePair | undefined {
  const letters = languages.toLowerCase();
  if (letters.length === 4) return { source: letters.slice(0, 2), target: letters.slice(2) };
  if (letters.startsWith('en')) return { source: 'en', target: letters.slice(2) };
  if (letters.endsWith('en')) return { source: letters.slice(0, -2), target: 'en' };
  return undefined;
}

/** The models that lead from one language to the other: one, or two that meet in English. None is an empty list. */
export function findWay(models: readonly ModelFiles[], { source, target }: LanguagePair): ModelFiles[] {
  const from = (a: string, b: string) => models.find((model) => model.source === a && model.target === b);
  const straight = from(source, target);
  if (straight) return [straight];
  const [first, second] = [from(source, 'en'), from('en', target)];
  return first && second && source !== target ? [first, second] : [];
}

/** Every pair that the models do, straight or by way of English. */
export function pairsOf(models: readonly ModelFiles[]): TranslatedPair[] {
  const sources = new Set(models.map(({ source }) => source).toSorted());
  const targets = new Set(models.map(({ target }) => target).toSorted());
  return [...sources].flatMap((source) =>
    [...targets].flatMap((target): TranslatedPair[] => {
      const way = findWay(models, { source, target });
      if (way.length === 0) return [];
      return [{ source, target, ...(way.length > 1 && { by: 'en' }) }];
    }),
  );
}
