import type { Voice } from '@mynah/contract/voices/voices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { workflowRuns } from '../../../platform/workflows/workflows.tables.ts';
import { type ExportedFile, ownedMaterial } from '../../accounts/privacy/index.ts';
import { voiceClones, voiceConsents } from '../cloning/cloning.tables.ts';
import { voiceTrainings } from '../professional/professional.tables.ts';
import { voices } from '../registry/voices.tables.ts';
import { voiceSamples } from '../samples/samples.tables.ts';

let app: TestApp;
let owner: Person;
let voiceId: string;
let sampleBlob: string;
let cleanBlob: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

beforeEach(async () => {
  owner = await soloPerson(app, 'creator');
  voiceId = await makeVoice(owner);
});

/** A clone as it stands when its recordings were kept, cleaned and worked on. */
async function makeVoice({ actor: { workspaceId, userId } }: Person): Promise<string> {
  const { db, blobs, clock } = app.platform;
  const [like] = await db.select().from(voices).limit(1);
  const id = newId();
  const sampleId = newId();
  sampleBlob = (await blobs.put(Buffer.from('a recording'), sampleId)).key;
  cleanBlob = (await blobs.put(Buffer.from('a clean recording'), sampleId)).key;
  const own = { id, workspaceId, creatorUserId: userId, name: 'Mine', category: 'cloned' as const };
  await db.insert(voices).values({ ...like!, ...own, previewBlob: null });
  await db.insert(voiceSamples).values({
    id: sampleId,
    workspaceId,
    voiceId: id,
    fileName: '../talk.wav',
    contentType: 'audio/wav',
    sizeBytes: 11,
    hash: 'hash',
    durationMs: 1000,
    soundBlob: sampleBlob,
    cleanBlob,
    peaks: new Uint8Array(800),
  });
  await db.insert(voiceClones).values({ voiceId: id, workspaceId, state: 'refined' });
  await db.insert(voiceTrainings).values({ voiceId: id, workspaceId, language: 'en' });
  await db.insert(voiceConsents).values({
    id: newId(),
    workspaceId,
    voiceId: id,
    voiceName: 'Mine',
    userId,
    statement: 'Yes',
    sampleHashes: ['hash'],
    givenAt: clock.now(),
  });
  return id;
}

const getVoice = async () => (await owner.call('GET', `/v1/voices/${voiceId}`)).body as Voice;
const hear = (address: string) => fetch(address.replace(/^https?:\/\/[^/]+/, app.url));

describe('the preview of an own voice', () => {
  test('is heard under its signed address alone, and only there', async () => {
    const { preview_url: address, verified_languages: languages } = await getVoice();
    expect(languages[0]?.preview_url).toBe(address);
    const heard = await hear(address!);
    expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(heard.headers.get('cache-control')).toMatch(/^private/);
    const { previewBlob } = (await app.platform.db.select().from(voices).where(eq(voices.id, voiceId)))[0]!;
    expect(await app.platform.blobs.size(previewBlob!)).toBeGreaterThan(1000);

    const bare = address!.replace(/\?.*/, '');
    const [other] = await app.platform.db.select().from(voices).limit(1);
    expect((await hear(bare)).status).toBe(404);
    expect((await hear(`${bare}?token=1.2.3`)).status).toBe(401);
    expect((await hear(address!.replace(voiceId, await makeVoice(owner)))).status).toBe(401);
    expect((await hear(address!.replace(voiceId, other!.id))).status).toBe(401);
  });

  test('has an address that lasts longer than lists are kept, and no longer', async () => {
    const { preview_url: address } = await getVoice();
    const day = 24 * 60 * 60 * 1000;
    app.clock.advance(7 * day);
    expect((await hear(address!)).status).toBe(200);
    app.clock.advance(2 * day);
    expect((await hear(address!)).status).toBe(401);
  });
});

test('a person who is erased leaves no recording behind', async () => {
  const { db, blobs, extensions } = app.platform;
  await hear((await getVoice()).preview_url!);
  const { previewBlob } = (await db.select().from(voices).where(eq(voices.id, voiceId)))[0]!;
  for (const material of extensions.at(ownedMaterial)) await material.erase(app.platform, owner.actor);
  for (const blob of [sampleBlob, cleanBlob, previewBlob!]) expect(await blobs.size(blob)).toBeUndefined();
  expect(await db.$count(voiceSamples, eq(voiceSamples.voiceId, voiceId))).toBe(0);
  expect(await db.$count(voices, eq(voices.id, voiceId))).toBe(0);
});

test('who joins another workspace brings recordings, clones, trainings, the work on them and consents along', async () => {
  const { db, extensions } = app.platform;
  const run = { id: voiceId, workspaceId: owner.actor.workspaceId, kind: 'voices.train-voice', jobId: 'job' };
  await db.insert(workflowRuns).values(run);
  const host = await soloPerson(app, 'creator');
  const { workspaceId } = host.actor;
  await db.transaction(async (transaction) => {
    for (const material of extensions.at(ownedMaterial)) {
      await material.move(transaction, owner.actor, workspaceId);
    }
  });
  for (const table of [voiceSamples, voiceClones, voiceTrainings, voiceConsents]) {
    const rows = await db.select().from(table).where(eq(table.voiceId, voiceId));
    expect(rows).toMatchObject([{ workspaceId }]);
  }
  expect(await db.select().from(workflowRuns).where(eq(workflowRuns.id, voiceId))).toMatchObject([
    { workspaceId },
  ]);
  const { body } = await host.call('GET', `/v1/voices/${voiceId}`);
  expect(body).toMatchObject({ voice_id: voiceId, samples: [{ file_name: '../talk.wav' }] });
});

test('what somebody takes home holds their recordings, under names that are no paths', async () => {
  const { extensions } = app.platform;
  const paths: string[] = [];
  const bodies: ExportedFile['body'][] = [];
  for (const material of extensions.at(ownedMaterial)) {
    if (material.name !== 'voices') continue;
    for await (const { path, body } of material.exportFiles(app.platform, owner.actor)) {
      paths.push(path);
      bodies.push(body);
    }
  }
  expect(paths).toEqual([`${voiceId}.json`, `${voiceId}__talk.wav`]);
  // every column that is no matter of the server's own, also one that is added later
  expect(Object.keys(JSON.parse(Buffer.from(bodies[0] as Uint8Array).toString())).sort()).toEqual([
    ...[
      'category',
      'created_at',
      'description',
      'is_bookmarked',
      'is_legacy',
      'is_mixed',
      'labels',
      'language',
    ],
    ...['languages', 'name', 'preview_text', 'requires_verification', 'safety_control', 'safety_reason'],
    ...['source_voice_id', 'updated_at', 'verified_at', 'voice_id'],
  ]);
});

test('[BIL-058] [BIL-059] the subscription says how many places are taken', async () => {
  const { body } = await owner.call('GET', '/v1/user/subscription');
  expect(body).toMatchObject({
    voice_slots_used: 1,
    voice_limit: 30,
    voice_add_edit_counter: 0,
    max_voice_add_edits: 95,
  });
});
