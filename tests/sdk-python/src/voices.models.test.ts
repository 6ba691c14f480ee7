import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { createApiKey } from '../../../apps/server/src/modules/workspaces/access/api-keys/actions/create-api-key.ts';
import { makeNeighbor } from '../../../apps/server/test/factories.ts';
import { ownVoice, publish } from '../../../apps/server/test/library-voices.ts';
import { speakAs } from '../../../apps/server/test/own-voices.ts';
import { wavOf } from '../../../apps/server/test/speech-files.ts';
import { soloPerson } from '../../../apps/server/test/team.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { testCases } from './python-cases.ts';

describe.skipIf(!process.env.CI && !process.env.MYNAH_PACKS)('voices', () => {
  let app: TestApp;
  let folder: string;

  testCases('voices.py', {
    prepare: async () => {
      app = await startTestApp({ neuralVoices: true });
      folder = await mkdtemp(join(tmpdir(), 'mynah-python-'));
      const { apiKey: key } = await app.owner();
      const story = 'The harbor was quiet when the first boats came in, and nobody had slept.';
      const recording = join(folder, 'recording.wav');
      await writeFile(recording, Buffer.from(await wavOf(await speakAs('am_michael', story)).arrayBuffer()));
      const publisher = await soloPerson(app, 'creator');
      const shared = await ownVoice(app, publisher, { name: 'Harbor tales' });
      await publish(publisher, shared, { notice_period: 7, free_users_allowed: true });
      const neighbor = await makeNeighbor(app, 'creator');
      const stranger = (await createApiKey(app.platform, neighbor, { name: 'theirs' })).key;
      return { url: app.url, key, recording, shared, stranger };
    },
    close: async () => {
      await app?.close();
      await rm(folder, { recursive: true, force: true });
    },
  });
});
