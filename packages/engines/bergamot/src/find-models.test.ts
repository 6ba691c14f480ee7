import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findModels, findWay, pairsOf } from './find-models.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'models-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(inner: string, ...names: string[]): void {
  mkdirSync(join(folder, inner), { recursive: true });
  for (const name of names) writeFileSync(join(folder, inner, name), '');
}
const whole = (pair: string, end = '') =>
  [`model.${pair}.intgemm.alphas.bin`, `lex.50.50.${pair}.s2t.bin`, `vocab.${pair}.spm`].map(
    (name) => name + end,
  );
const found = async () => (await findModels([folder])).map(({ source, target }) => `${source}-${target}`);

test('a folder of files as Firefox names them is a model, packed or not', async () => {
  put('spanish', ...whole('esen'));
  put('.', ...whole('enfr', '.gz'));
  put(
    'chinese',
    'model.enzh.intgemm8.bin',
    'lex.50.50.enzh.s2t.bin',
    'srcvocab.enzh.spm',
    'trgvocab.enzh.spm',
  );
  put('filipino', ...whole('filen'));
  expect(await found()).toEqual(['en-fr', 'en-zh', 'fil-en', 'es-en']);
  const [, chinese] = await findModels([folder]);
  expect(chinese?.vocabularies).toHaveLength(2);
  expect(chinese?.hasAlphas).toBe(false);
});

test('what misses a file, is being made, was set aside or lies elsewhere is none', async () => {
  put('half', 'model.deen.intgemm.alphas.bin', 'lex.50.50.deen.s2t.bin');
  put('one', 'model.enko.intgemm8.bin', 'lex.50.50.enko.s2t.bin', 'srcvocab.enko.spm');
  put('it.building', ...whole('iten'));
  put('.downloads', ...whole('nlen'));
  put('deep/er', ...whole('plen'));
  put('odd', ...whole('abcdef'));
  expect(await found()).toEqual([]);
  expect(await findModels([join(folder, 'not-there')])).toEqual([]);
});

test('two models that meet in English translate between their languages', async () => {
  put('a', ...whole('esen'), ...whole('enpt'), ...whole('pten'));
  const models = await findModels([folder]);
  expect(pairsOf(models)).toEqual([
    { source: 'en', target: 'pt' },
    { source: 'es', target: 'en' },
    { source: 'es', target: 'pt', by: 'en' },
    { source: 'pt', target: 'en' },
  ]);
  expect(findWay(models, { source: 'pt', target: 'pt' })).toEqual([]);
  expect(findWay(models, { source: 'en', target: 'es' })).toEqual([]);
});
