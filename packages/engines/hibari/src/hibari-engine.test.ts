import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeSpeechEngine } from '@mynah/engine-spec/conformance';
import { describe, expect, test } from 'vitest';
import { createHibariEngine } from './hibari-engine.ts';

const folder = join(process.env.MYNAH_PACKS ?? '', 'hibari');
const home = { packFolder: () => folder, threads: 1, log: () => undefined };

describe.skipIf(!existsSync(join(folder, 'hibari.onnx')))('with the pack', () => {
  describeSpeechEngine('hibari', () => createHibariEngine(home)!, {
    voice: 'af_heart',
    language: 'en-US',
    text: 'The harbor was quiet that morning, and a single boat came in slowly with the tide.',
  });
});

test('there is no engine without the pack', () => {
  expect(createHibariEngine({ ...home, packFolder: () => undefined })).toBeUndefined();
});
