import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { testCases } from './python-cases.ts';

let app: TestApp;

testCases('speech.py', {
  prepare: async () => {
    app = await startTestApp();
    const { apiKey: key } = await app.owner();
    const answer = await app.fetch('/v2/voices?page_size=2', { apiKey: key });
    const { voices } = (await answer.json()) as { voices: { voice_id: string }[] };
    return { url: app.url, key, voices: voices.map(({ voice_id }) => voice_id) };
  },
  close: () => app?.close(),
});
