import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { files } from '@mynah/audio';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { until } from '../../../apps/server/test/until.ts';
import { readAll } from './heard-audio.ts';

let app: TestApp;
let client: ElevenLabsClient;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
});
afterAll(() => app?.close());

const saying = (name: string, text: string, voiceId: string) => ({
  name,
  blocks: [{ sub_type: 'p', nodes: [{ type: 'tts_node', voice_id: voiceId, text }] }],
});

test('[STU-001] [STU-004] [STU-006] [STU-011] a project is made from JSON, converted, streamed, archived, deleted', async () => {
  const { projects } = client.studio;
  const { voices } = await client.voices.search({ pageSize: 1 });
  const voiceId = voices[0]!.voiceId;
  const content = [saying('One', 'It begins.', voiceId), saying('Two', 'It ends.', voiceId)];
  const { project } = await projects.create({
    name: 'A book',
    defaultModelId: 'eleven_multilingual_v2',
    fromContentJson: JSON.stringify(content),
  });
  const id = project.projectId;
  expect((await projects.list()).projects.map(({ projectId }) => projectId)).toContain(id);
  expect(await projects.convert(id)).toMatchObject({ status: 'ok' });
  const shown = await until(async () => {
    const now = await projects.get(id);
    expect(now).toMatchObject({ state: 'default', canBeDownloaded: true });
    return now;
  });
  const { snapshots } = await projects.snapshots.list(id);
  expect(snapshots).toHaveLength(1);
  const { projectSnapshotId } = snapshots[0]!;
  const full = await projects.snapshots.get(id, projectSnapshotId);
  expect(full.characterAlignments.map(({ characters }) => characters.join(''))).toEqual([
    'It begins.',
    'It ends.',
  ]);
  const sound = await readAll(await projects.snapshots.stream(id, projectSnapshotId));
  expect(files.measureMp3(sound).durationSeconds).toBeCloseTo(full.audioDurationSecs, 2);
  const archive = unzipSync(await readAll(await projects.snapshots.streamArchive(id, projectSnapshotId)));
  expect(Object.keys(archive)).toEqual(['01 One.mp3', '02 Two.mp3']);
  const { chapters } = await projects.chapters.list(id);
  expect(chapters.map(({ name, state, canBeDownloaded }) => [name, state, canBeDownloaded])).toEqual([
    ['One', 'default', true],
    ['Two', 'default', true],
  ]);
  const [chapterId] = shown.chapters.map((chapter) => chapter.chapterId);
  expect(await projects.chapters.convert(id, chapterId!)).toMatchObject({ status: 'ok' });
  await until(async () => expect((await projects.get(id)).state).toBe('default'));
  const own = await projects.chapters.snapshots.list(id, chapterId!);
  expect(own.snapshots).toHaveLength(2);
  const { chapterSnapshotId } = own.snapshots[0]!;
  const chapter = await projects.chapters.snapshots.get(id, chapterId!, chapterSnapshotId);
  expect(chapter.characterAlignments[0]!.characters.join('')).toBe('It begins.');
  await readAll(await projects.chapters.snapshots.stream(id, chapterId!, chapterSnapshotId));
  expect(await projects.chapters.delete(id, chapterId!)).toMatchObject({ status: 'ok' });
  expect(await projects.delete(id)).toMatchObject({ status: 'ok' });
  await expect(projects.snapshots.get(id, projectSnapshotId)).rejects.toMatchObject({ statusCode: 404 });
});
