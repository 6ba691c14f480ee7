import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeTranslationEngine, runTask } from '@mynah/engine-spec/conformance';
import type { TaskEngine } from '@mynah/engine-spec/tasks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bergamotEngine } from './index.ts';

const packs = process.env.MYNAH_PACKS ?? '';
const home = (found = true) => ({
  packFolder: (name: string) =>
    found && existsSync(join(packs, name)) && name.startsWith('bergamot') ? join(packs, name) : undefined,
  threads: 1,
  log: () => undefined,
});

test('says that its program is not there', async () => {
  await expect(bergamotEngine.open(home(false))).rejects.toMatchObject({ kind: 'unavailable' });
});

describe.skipIf(!process.env.CI && !existsSync(join(packs, 'bergamot')))('with its packs', () => {
  describeTranslationEngine(bergamotEngine, {
    home: home(),
    pair: { source: 'en', target: 'pt' },
    sentences: ['The train leaves at seven.', 'I will be late, so please wait for me.'],
  });

  let engine: TaskEngine<'translation'>;
  beforeAll(async () => {
    engine = await bergamotEngine.open(home());
  });
  afterAll(() => engine?.dispose());
  const translate = async (source: string, target: string, text: string) => {
    const [part] = await runTask(engine, { kind: 'translate', source, target, texts: [text] });
    return part?.type === 'translation' ? part.text : undefined;
  };

  test('knows the two languages', async () => {
    expect(await translate('en', 'pt', 'The dog is sleeping.')).toMatch(/cão|cachorro/i);
    expect(await translate('pt', 'en', 'O cachorro está dormindo.')).toMatch(/the dog is (sleeping|asleep)/i);
  });

  test('marks in place of terms come through, in their places', async () => {
    expect(await translate('en', 'pt', 'Tell XQ0Z that XQ1Z is here.')).toMatch(/XQ0Z.*XQ1Z/);
  });
});
