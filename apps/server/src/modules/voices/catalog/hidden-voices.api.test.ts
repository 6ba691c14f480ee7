import type { Voice } from '@mynah/contract/voices/voices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, listed, ownVoice, publish } from '../../../../test/library-voices.ts';
import { soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { defaultVoiceId } from '../engine-voices/voice-id.ts';

const hidden = defaultVoiceId('robot_ash');
/** An id that programs have hard-coded, which answers with the nearest local voice. */
const alias = '21m00Tcm4TlvDq8ikWAM';
const shared = 'voice-of-the-library';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_HIDDEN_VOICES: [hidden, alias, shared].join(',') } });
});
afterAll(() => app?.close());

test('[VOI-059] [VOI-060] a hidden voice is in no list and answers by id', async () => {
  const { apiKey } = await app.owner();
  for (const path of [
    '/v1/voices',
    '/v1/voices?show_legacy=true',
    '/v2/voices',
    `/v2/voices?voice_ids=${hidden}&voice_ids=${alias}`,
  ]) {
    const { voices } = (await (await app.fetch(path, { apiKey })).json()) as { voices: Voice[] };
    const ids = voices.map((voice) => voice.voice_id);
    expect(ids, path).not.toContain(hidden);
    expect(ids, path).not.toContain(alias);
  }
  for (const id of [hidden, alias]) {
    expect((await app.fetch(`/v1/voices/${id}`, { apiKey })).status).toBe(200);
  }
});

test('[VOI-059] a hidden voice of the library is in none of its lists, and is added by its address', async () => {
  const [owner, reader] = [await soloPerson(app, 'creator'), await soloPerson(app, 'creator')];
  const seen = await publish(owner, await ownVoice(app, owner, { name: 'Quay' }));
  const { path, sharing } = await publish(owner, await ownVoice(app, owner, { id: shared, name: 'Pier' }));
  await reader.call('POST', `/v1/public/shared-voices/${path}/bookmark`, { bookmarked: true });
  const publicly = async () =>
    (await (await app.fetch('/v1/public/shared-voices')).json()) as Awaited<ReturnType<typeof listed>>;
  for (const page of [
    await listed(reader),
    await listed(reader, 'search=pier'),
    await listed(reader, `owner_id=${sharing.public_owner_id}`),
    await listed(owner),
    await publicly(),
  ]) {
    expect(page.voices.map(({ voice_id }) => voice_id)).not.toContain(shared);
  }
  expect((await publicly()).voices.map(({ voice_id }) => voice_id)).toContain(seen.sharing.original_voice_id);
  expect(await listed(reader, 'bookmarked=true')).toMatchObject({ voices: [], total_count: 0 });
  expect(await add(reader, path)).toBeTruthy();
});
