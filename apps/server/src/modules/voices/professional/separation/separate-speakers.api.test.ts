import type { SpeakerSeparation } from '@mynah/contract/voices/voice-samples';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSample } from '../../../../../test/made-voices.ts';
import { type Person, soloPerson } from '../../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { until } from '../../../../../test/until.ts';
import { workflowRuns } from '../../../../platform/workflows/workflows.tables.ts';
import { voiceSamples } from '../../samples/samples.tables.ts';

let app: TestApp;
let person: Person;
let voice: { voice_id: string };
beforeAll(async () => {
  app = await startTestApp();
  person = await soloPerson(app, 'creator');
  const made = await person.call('POST', '/v1/voices/pvc', { name: 'Mine', language: 'en' });
  expect(made.status).toBe(200);
  voice = made.body;
});
afterAll(() => app?.close());

/** Somebody for three looks of half a minute, the last a short one. */
const long = Uint8Array.from({ length: 61 * 32_000 }, (_, at) => (at % 2 ? (at % 64 < 32 ? 0x30 : 0xd0) : 0));

const record = (): Promise<string> =>
  addSample(app, { workspaceId: person.actor.workspaceId, voiceId: voice.voice_id, pcm: long });
const pathOf = (sampleId: string) => `/v1/voices/pvc/${voice.voice_id}/samples/${sampleId}`;
const start = (sampleId: string) => person.call('POST', `${pathOf(sampleId)}/separate-speakers`);
/** However the search ends, it is not waited for any longer. */
const untilOver = (sampleId: string): Promise<SpeakerSeparation> =>
  until(async () => {
    const { body } = await person.call('GET', `${pathOf(sampleId)}/speakers`);
    expect(body).not.toMatchObject({ status: 'pending' });
    return body;
  });
const untilNoWork = () => until(async () => expect(await app.platform.db.$count(workflowRuns)).toBe(0));

test('[VOI-046] is begun once, however often it is asked for, and leaves nothing of the work', async () => {
  const sampleId = await record();
  const asked = await Promise.all([start(sampleId), start(sampleId), start(sampleId)]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { status, speakers } = await untilOver(sampleId);
  expect(status).toBe('completed');
  expect(Object.keys(speakers ?? {})).toContain('speaker_0');
  await untilNoWork();
  expect((await start(sampleId)).status).toBe(200);
  expect(await untilOver(sampleId)).toMatchObject({ status: 'completed' });
  expect(await app.platform.db.$count(workflowRuns)).toBe(0);
});

test('[VOI-046] a recording that cannot be read says that it failed, and can be tried again', async () => {
  const { db, blobs } = app.platform;
  const sampleId = await record();
  const isOne = eq(voiceSamples.id, sampleId);
  const [sample] = await db.select().from(voiceSamples).where(isOne);
  await db.update(voiceSamples).set({ soundBlob: 'gone' }).where(isOne);
  await start(sampleId);
  expect(await untilOver(sampleId)).toMatchObject({ status: 'failed' });
  expect(await blobs.size(sample!.soundBlob)).toBeGreaterThan(0);
  await db.update(voiceSamples).set({ soundBlob: sample!.soundBlob }).where(isOne);
  await start(sampleId);
  expect(await untilOver(sampleId)).toMatchObject({ status: 'completed' });
});

test('a recording or a voice that is deleted takes the work along', async () => {
  const [one, other] = [await record(), await record()];
  await start(one);
  await start(other);
  expect(await person.call('DELETE', pathOf(one))).toMatchObject({ status: 200 });
  expect(await person.call('DELETE', `/v1/voices/${voice.voice_id}`)).toMatchObject({ status: 200 });
  await untilNoWork();
});
