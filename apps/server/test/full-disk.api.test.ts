import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRefusal } from './read-refusal.ts';
import { fillDisk, mountSmallDisk, unmount } from './small-disk.ts';
import { startTestApp, type TestApp, type TestOwner } from './test-app.ts';

/** Audio and temporary files on a disk of two megabytes, of which one is to stay free. */
const megabyte = 1024 * 1024;
let app: TestApp;
let owner: TestOwner;
let folders: { blobs: string; temporary: string };
let mounted: boolean;
let voice: string;

beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_MIN_FREE_MB: '1' } });
  owner = await app.owner();
  const { dataFolder } = app.platform;
  folders = { blobs: join(dataFolder, 'blobs'), temporary: join(dataFolder, 'temporary') };
  mounted = Object.values(folders).every((folder) => mountSmallDisk(folder, 2));
  const { voices } = (await (await call('/v2/voices?page_size=1')).json()) as {
    voices: { voice_id: string }[];
  };
  voice = voices[0]?.voice_id ?? '';
});
afterAll(async () => {
  for (const folder of Object.values(folders)) unmount(folder);
  await app.close();
});

const call = (path: string, json?: unknown) => app.fetch(path, { apiKey: owner.apiKey, json });
const speak = (text: string, way = '') =>
  call(`/v1/text-to-speech/${voice}${way}?output_format=pcm_48000`, { text });
const usedCredits = async (): Promise<number> => {
  const subscription = (await (await call('/v1/user/subscription')).json()) as { character_count: number };
  return subscription.character_count;
};
const readiness = async () => {
  const answer = await fetch(`${app.url}/readyz`);
  return [answer.status, ((await answer.json()) as { waiting_for: string[] }).waiting_for];
};

function sendFile(bytes: number): Promise<Response> {
  const form = new FormData();
  form.set('name', 'Too large');
  form.set('files', new Blob([new Uint8Array(bytes)]), 'sample.wav');
  return app.fetch('/v1/voices/add', { method: 'POST', apiKey: owner.apiKey, body: form });
}

async function expectDiskFull(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '60']);
  expect(await readRefusal(answer)).toMatchObject({
    code: 'disk_full',
    message: expect.stringMatching(/^This server’s disk is full\. /),
  });
}

async function expectNothingLeft(): Promise<void> {
  expect(await readdir(folders.temporary)).toEqual([]);
  expect(await readdir(join(folders.blobs, 'incoming'))).toEqual([]);
}

/** More than a hundred kilobytes above the reserve: some fifteen seconds, of 96 kB each. */
const story = 'One sentence follows another here. '.repeat(7);

test('what fills the disk is refused, is not charged and leaves nothing behind', async (context) => {
  if (!mounted)
    return context.skip('A disk can only be mounted by the superuser, outside of most containers.');
  await (await speak('The first words.')).arrayBuffer();
  const ballast = await fillDisk(folders.blobs, 1.1 * megabyte);
  const before = await usedCredits();
  await expectDiskFull(await sendFile(3 * megabyte));
  await expectDiskFull(await speak(story));
  expect(await usedCredits()).toBe(before);
  // sound that is under way ends where it could not be kept, and the caller sees that it is not whole
  const streamed = await speak(story, '/stream');
  expect(streamed.status).toBe(200);
  await expect(streamed.arrayBuffer()).rejects.toThrow('terminated');
  await expectNothingLeft();
  await rm(ballast);
});

test('with less than the reserve nothing new is kept, what is there is read and deleted, and it passes', async (context) => {
  if (!mounted)
    return context.skip('A disk can only be mounted by the superuser, outside of most containers.');
  expect(await readiness()).toEqual([200, []]);
  const spoken = await speak('These words stay.');
  const bytes = (await spoken.arrayBuffer()).byteLength;
  const id = spoken.headers.get('history-item-id');
  const ballasts = [
    await fillDisk(folders.blobs, megabyte / 2),
    await fillDisk(folders.temporary, megabyte / 2),
  ];
  expect(await readiness()).toEqual([503, ['disk']]);

  const before = await usedCredits();
  await expectDiskFull(await speak('More words.'));
  await expectDiskFull(await speak('More words.', '/stream'));
  await expectDiskFull(await sendFile(100));
  await expectDiskFull(await call('/v1/sound-generation', { text: 'rain', duration_seconds: 1 }));
  expect(await usedCredits()).toBe(before);

  const kept = await call(`/v1/history/${id}/audio`);
  expect([kept.status, (await kept.arrayBuffer()).byteLength]).toEqual([200, bytes]);
  const deleted = await app.fetch(`/v1/history/${id}`, { method: 'DELETE', apiKey: owner.apiKey });
  expect(deleted.status).toBe(200);

  for (const ballast of ballasts) await rm(ballast);
  expect(await readiness()).toEqual([200, []]);
  expect((await speak('More words.')).status).toBe(200);
});
