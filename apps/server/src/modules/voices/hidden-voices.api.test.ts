import type { Voice } from '@mynah/contract/voices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { defaultVoiceId } from './voice-id.ts';

const hidden = defaultVoiceId('robot_ash');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_HIDDEN_VOICES: hidden } });
});
afterAll(() => app?.close());

test('[VOI-059] [VOI-060] a hidden voice is in no list and answers by id', async () => {
  const { apiKey } = await app.owner();
  for (const path of [
    '/v1/voices',
    '/v1/voices?show_legacy=true',
    '/v2/voices',
    `/v2/voices?voice_ids=${hidden}`,
  ]) {
    const { voices } = (await (await app.fetch(path, { apiKey })).json()) as { voices: Voice[] };
    expect(voices.map((voice) => voice.voice_id)).not.toContain(hidden);
  }
  expect((await app.fetch(`/v1/voices/${hidden}`, { apiKey })).status).toBe(200);
});
