import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TaskEngine, TaskEngineDefinition, TaskEngineHome } from '../tasks/task-engine.ts';
import type { LanguagePair, TranslationRequest } from '../tasks/translation.ts';
import { runTask } from './run-task.ts';

export interface TranslationConformanceOptions {
  home: TaskEngineHome;
  /** A pair that it does here, and two sentences of the source. */
  pair: LanguagePair;
  sentences: readonly [string, string];
}

/** What every translation engine must do, as a suite for vitest. The engine is opened once and disposed at the end. */
export function describeTranslationEngine(
  definition: TaskEngineDefinition<'translation'>,
  { home, pair, sentences }: TranslationConformanceOptions,
): void {
  describe(`${definition.name} translates as every engine must`, () => {
    let engine: TaskEngine<'translation'>;
    beforeAll(async () => {
      engine = await definition.open(home);
    });
    afterAll(() => engine?.dispose());
    const translate = (texts: readonly string[], signal?: AbortSignal) =>
      runTask(engine, { kind: 'translate', ...pair, texts } satisfies TranslationRequest, signal);

    test('names its pairs, with those of its packs among them, and each once', async () => {
      const [part, ...others] = await runTask(engine, { kind: 'pairs' });
      expect(others).toEqual([]);
      const pairs = part?.type === 'pairs' ? part.pairs : [];
      const names = pairs.map(({ source, target }) => `${source}-${target}`);
      expect(new Set(names).size).toBe(names.length);
      for (const { source, target } of [...definition.traits.pairs, pair])
        expect(names).toContain(`${source}-${target}`);
      for (const { source, target } of pairs) expect(source).not.toBe(target);
    });

    test('gives one text for each, under its number, and the same again', async () => {
      const first = await translate(sentences);
      expect(first.map((part) => part.type === 'translation' && part.index)).toEqual([0, 1]);
      for (const part of first) expect(part.type === 'translation' && part.text.trim()).toBeTruthy();
      expect(await translate(sentences)).toEqual(first);
    });

    test('a text means the same whatever stands beside it', async () => {
      const [, second] = await translate(sentences);
      const [alone] = await translate([sentences[1]]);
      expect(alone).toEqual({ ...second, index: 0 });
    });

    test('nothing stays nothing', async () => {
      expect(await translate([])).toEqual([]);
      expect(await translate([''])).toEqual([{ type: 'translation', index: 0, text: '' }]);
    });

    test('lines, signs and what only looks like an order to a program are text', async () => {
      const odd = ['First line.\nSecond line.', '$(touch x) `id` ; | > & "', '^a<b>/c\\$ [d] {e} @f', '😀'];
      expect(await translate(odd)).toHaveLength(odd.length);
    });

    test('says that it has no such pair', async () => {
      const request = { kind: 'translate', source: 'xx', target: 'yy', texts: ['a'] } as const;
      await expect(runTask(engine, request)).rejects.toMatchObject({ kind: 'unsupported' });
    });

    test('who leaves gets no more', async () => {
      expect(await translate(sentences, AbortSignal.abort())).toEqual([]);
    });
  });
}
