import { definitionOf } from '@mynah/engine-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSample, makeVoice } from '../../../../test/made-voices.ts';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { events } from '../../../platform/events/events.tables.ts';
import { workflowRuns } from '../../../platform/workflows/workflows.tables.ts';
import { beginAnew, beginRefining } from './begin-refining.ts';
import { voiceClones } from './cloning.tables.ts';

let app: TestApp;
let person: Person;
let workspaceId: string;

beforeAll(async () => {
  app = await startTestApp();
  person = await soloPerson(app, 'creator');
  ({ workspaceId } = person.actor);
});
afterAll(() => app?.close());

/** Three seconds of 16 bits at 16 kHz. */
const tone = Uint8Array.from({ length: 3 * 32_000 }, (_, at) => (at % 2 ? (at % 64 < 32 ? 0x30 : 0xd0) : 0));
const silence = new Uint8Array(3 * 32_000);

async function makeClone(pcm: Uint8Array): Promise<string> {
  const voiceId = await makeVoice(app, { workspaceId, creatorUserId: person.actor.userId });
  await addSample(app, { workspaceId, voiceId, pcm });
  return voiceId;
}

const quality = {
  ...{ durationMs: 3000, speechMs: 3000, clipping: 0, loudnessDb: -20, bandwidthHz: 8000, pitchHz: 160 },
  ...{ speakers: 1, mainSpeakerShare: 1, selfSimilarity: 1 },
};
const step = (progress: number) => ({
  ...{ type: 'clone' as const, state: '{}', similarity: 0.5, stage: 'timbre' as const },
  ...{ definition: definitionOf('af_heart'), progress },
});
const refine = (voiceId: string, progress = 0.25) =>
  app.platform.db.transaction((transaction) =>
    beginRefining(app.platform, transaction, {
      ...{ workspaceId, voiceId },
      clone: { samples: [], step: step(progress), quality, removeBackgroundNoise: false },
    }),
  );
const anew = (voiceId: string) =>
  app.platform.db.transaction((transaction) =>
    beginAnew(app.platform, transaction, { workspaceId, voiceId }),
  );

const stateOf = async (voiceId: string) => (await person.call('GET', `/v1/voices/${voiceId}/clone`)).body;
/** However the work ends, it is not waited for any longer. */
const untilItIs = async (voiceId: string, state: 'refined' | 'failed') => {
  const shown = await until(async () => {
    const shown = await stateOf(voiceId);
    expect(shown).not.toMatchObject({ state: 'refining' });
    return shown;
  });
  expect(shown).toMatchObject({ state });
  return shown;
};
const untilNoWork = () => until(async () => expect(await app.platform.db.$count(workflowRuns)).toBe(0));

test('a clone comes nearer step by step, tells each, and leaves nothing of the work', async () => {
  const { db } = app.platform;
  const voiceId = await makeClone(tone);
  await refine(voiceId);
  const begun = (await stateOf(voiceId)) as { progress: number };
  expect(begun.progress).toBeGreaterThanOrEqual(0.25);
  expect(await untilItIs(voiceId, 'refined')).toMatchObject({
    progress: 1,
    eta_secs: null,
    message: null,
    quality: { similarity: 0.7 },
  });
  const told = await db
    .select({ payload: events.payload })
    .from(events)
    .where(eq(events.name, 'voice.refined'));
  expect(told.map(({ payload }) => payload)).toEqual([{ voice_id: voiceId, progress: 1, is_done: true }]);
  await untilNoWork();
  const [row] = await db.select().from(voiceClones).where(eq(voiceClones.voiceId, voiceId));
  expect(row).toMatchObject({ runId: null, searchState: null });
});

test('cloned anew while it is refined: the later work alone goes on', async () => {
  const voiceId = await makeClone(tone);
  await refine(voiceId, 0.5);
  await anew(voiceId);
  expect(await untilItIs(voiceId, 'refined')).toMatchObject({ quality: { speakers: 1, similarity: 0.7 } });
  await untilNoWork();
});

test('what no voice can be made of fails with words that help, and can be begun again', async () => {
  const { db } = app.platform;
  const voiceId = await makeClone(silence);
  await refine(voiceId);
  await anew(voiceId);
  expect(await untilItIs(voiceId, 'failed')).toMatchObject({
    progress: 0,
    message: expect.stringMatching(/^There’s no speech/),
  });
  await untilNoWork();
  await addSample(app, { workspaceId, voiceId, pcm: tone });
  await anew(voiceId);
  await untilItIs(voiceId, 'refined');
  await untilNoWork();
  expect(await db.$count(voiceClones, eq(voiceClones.voiceId, voiceId))).toBe(1);
});

test('a voice that is deleted takes the work along', async () => {
  const voiceId = await makeClone(tone);
  await refine(voiceId);
  expect(await person.call('DELETE', `/v1/voices/${voiceId}`)).toMatchObject({ status: 200 });
  await untilNoWork();
});
