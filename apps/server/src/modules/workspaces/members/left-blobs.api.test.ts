import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeItem } from '../../../../test/history-items.ts';
import { addSample, makeVoice } from '../../../../test/made-voices.ts';
import { accept, invitedBy, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { historyFiles, historyItems } from '../../history/items/items.tables.ts';
import { musicSongs, musicSteps } from '../../speech/music/music.tables.ts';
import { transcriptions } from '../../speech/speech-to-text/transcriptions.tables.ts';
import { voices } from '../../voices/registry/voices.tables.ts';
import { voiceSamples } from '../../voices/samples/samples.tables.ts';
import { workspaces } from '../workspace/workspaces.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const put = async (): Promise<string> => {
  const owner = newId();
  return (await app.platform.blobs.put(Buffer.from(owner), owner)).key;
};

/** A service account of the workspace, and the blobs of what it made there. */
async function machineWith(person: Person): Promise<{ userId: string; blobs: string[] }> {
  const { db } = app.platform;
  const { workspaceId } = person.actor;
  const { body } = await person.call('POST', '/v1/service-accounts', { name: 'Robot' });
  const userId = (body as Record<string, string>)['service-account-user-id']!;
  expect(userId).toEqual(expect.any(String));
  const item = await makeItem(app, { workspaceId, userId });
  const [film, step, sound, preview] = [await put(), await put(), await put(), await put()];
  const file = { name: 'film', contentType: 'video/mp4', sizeBytes: 1, peaks: null } as const;
  await db.insert(historyFiles).values({ ...file, historyItemId: item.id, blob: film });
  const songId = await makeSong(person, { userId });
  await db.insert(musicSteps).values({ songId, place: 0, section: 0, startMs: 0, blob: step });
  await db.insert(transcriptions).values({
    ...{ id: newId(), workspaceId, userId, requestId: newId(), state: 'done', order: {} as never },
    ...{ title: 'Talk', contentType: 'audio/wav', durationMs: 1000, soundBlob: sound },
  });
  const voiceId = await makeVoice(app, { workspaceId, creatorUserId: userId, previewBlob: preview });
  await addSample(app, { workspaceId, voiceId, pcm: new Uint8Array(320) });
  const [sample] = await db.select().from(voiceSamples).where(eq(voiceSamples.voiceId, voiceId));
  return { userId, blobs: [item.audioBlob, film, step, sound, preview, sample!.soundBlob] };
}

async function makeSong({ actor }: Person, { userId }: { userId: string }): Promise<string> {
  const id = newId();
  const { workspaceId, role, tier } = actor;
  await app.platform.db.insert(musicSongs).values({
    ...{ id, workspaceId, status: 'done', plan: {} as never, sources: [], facts: {} as never, seed: 1 },
    ...{ engine: 'quick-tone', modelId: 'music_v1', outputFormat: 'mp3_44100_128', requestId: newId() },
    ...{ request: {}, warnings: [], actor: { kind: 'session', userId, workspaceId, role, tier } },
  });
  return id;
}

test('who joins another workspace brings their own along, and what the emptied one held beside leaves no sound', async () => {
  const { db, blobs } = app.platform;
  const host = await soloPerson(app, 'enterprise');
  const joiner = await soloPerson(app, 'enterprise');
  const { workspaceId } = joiner.actor;
  const machine = await machineWith(joiner);
  const own = await makeItem(app, { workspaceId, userId: joiner.actor.userId });
  const voiceId = await makeVoice(app, {
    workspaceId,
    creatorUserId: joiner.actor.userId,
    previewBlob: await put(),
  });
  const songId = await makeSong(joiner, { userId: joiner.actor.userId });
  const ownStep = await put();
  await db.insert(musicSteps).values({ songId, place: 0, section: 0, startMs: 0, blob: ownStep });
  // a plan that is paid for stands in the way
  await db.update(workspaces).set({ tier: 'free' }).where(eq(workspaces.id, workspaceId));
  expect(await accept(joiner, await invitedBy(host, joiner.email))).toMatchObject({ status: 200 });
  await until(async () => {
    const sizes = await Promise.all(machine.blobs.map((blob) => blobs.size(blob)));
    expect(sizes).toEqual(machine.blobs.map(() => undefined));
  });
  const joined = { workspaceId: host.actor.workspaceId };
  const rowsOf = async (table: typeof historyItems | typeof voices | typeof musicSongs, id: string) =>
    db.select({ workspaceId: table.workspaceId }).from(table).where(eq(table.id, id));
  expect(await rowsOf(historyItems, own.id)).toEqual([joined]);
  expect(await rowsOf(voices, voiceId)).toEqual([joined]);
  expect(await rowsOf(musicSongs, songId)).toEqual([joined]);
  for (const blob of [own.audioBlob, ownStep]) expect(await blobs.size(blob)).toBeGreaterThan(0);
});
