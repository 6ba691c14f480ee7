import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../../test/receiver.ts';
import { silence, wavOf } from '../../../test/speech-files.ts';
import { type Person, soloPerson } from '../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { makeWebhook } from '../../../test/webhook-owner.ts';
import { send, talk } from './test/dubbed.ts';

let app: TestApp;
let owner: Person;
let receiver: Receiver;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
  owner = await soloPerson(app, 'enterprise');
  receiver = await startReceiver();
});
afterAll(async () => {
  receiver?.close();
  await app?.close();
});

interface Told {
  type: string;
  data: Record<string, unknown>;
}
/** What was told of a project, of the kind; once it was. */
const told = (type: string, id: string): Promise<Told> =>
  until(() => {
    const events = receiver.received.map(({ body }) => JSON.parse(body) as Told);
    const found = events.find(
      ({ type: of, data }) => of === type && [data.project_id, data.dubbing_id].includes(id),
    );
    if (!found) throw new Error(`nothing of ${type}`);
    return found;
  });

async function makeProject(fields: Record<string, string | File>): Promise<string> {
  const answer = await send(app, owner, '/v1/dubbing/project', { source_language: 'en', ...fields });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { project_id: string }).project_id;
}

it('webhooks of a project hear of its source and its languages, by the API’s own names and answers', async () => {
  const hook = await makeWebhook(owner, { webhook_url: receiver.url, events: ['flows'] });
  const id = await makeProject({
    file: talk(),
    target_language: 'pt',
    reference: 'ours',
    webhook_ids: hook.id,
  });
  const { data } = await told('dubbing_language_completed', id);
  expect((await told('dubbing_project_ready', id)).data).toMatchObject({
    status: 'ready',
    reference: 'ours',
  });
  expect(data).toMatchObject({ target_language: 'pt', status: 'completed', error: null });
  const { lossless_audio: address } = data.outputs as { lossless_audio: string };
  const { pathname, search } = new URL(address);
  expect((await fetch(`${app.url}${pathname}${search}`)).status).toBe(200);
  expect((await told('dubbing_completed', id)).data).toMatchObject({ status: 'dubbed' });
});

it('and of what failed, with why', async () => {
  await makeWebhook(owner, {
    webhook_url: receiver.url,
    events: ['dubbing_project_failed', 'dubbing_language_failed'],
  });
  const id = await makeProject({ file: wavOf(silence(2)), target_language: 'pt' });
  for (const type of ['dubbing_project_failed', 'dubbing_language_failed'])
    expect((await told(type, id)).data).toMatchObject({ status: 'failed', error: { code: 'no_speech' } });
});
