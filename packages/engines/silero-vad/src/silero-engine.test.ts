import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { speakKnown } from '@mynah/engine-kokoro/testing';
import { describeVoiceActivityEngine } from '@mynah/engine-spec/conformance';
import type { TaskEngineHome } from '@mynah/engine-spec/tasks';
import { describe, expect, test } from 'vitest';
import { sileroVoiceActivity } from './index.ts';

const packs = process.env.MYNAH_PACKS ?? '';
const home: TaskEngineHome = { packFolder: (pack) => join(packs, pack), threads: 2, log: () => undefined };

test('without its pack it is unavailable, with a broken one it says so', async () => {
  const none = { ...home, packFolder: () => undefined };
  await expect(sileroVoiceActivity.open(none)).rejects.toMatchObject({ kind: 'unavailable' });
  const broken = { ...home, packFolder: () => '/nowhere' };
  await expect(sileroVoiceActivity.open(broken)).rejects.toMatchObject({ kind: 'broken' });
});

describe.skipIf(!process.env.CI && !existsSync(join(packs, 'silero-vad', 'silero_vad_v6.onnx')))(
  'with the pack',
  async () => {
    const { samples } = await speakKnown(packs, 'She sells sea shells by the sea shore all summer long.');
    describeVoiceActivityEngine(sileroVoiceActivity, { home, speech: samples });
  },
);
