import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project, ProjectWithChapters } from '@mynah/contract/studio/projects';
import { expect, test } from 'vitest';
import { readLeftAccount } from '../../../../test/read-left-account.ts';
import { ServerProcess, testApiKey } from '../../../../test/server-process.ts';
import { formOf } from '../../../../test/speech-files.ts';
import { until } from '../../../../test/until.ts';

const environment = { MYNAH_JOB_HEARTBEAT_SECONDS: '10' };
const blocks = 40;

test('kill -9 again and again while a book is converted: every block is made and charged once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mynah-killed-book-'));
  let server = await ServerProcess.start(folder, environment);
  try {
    const listed = await server.fetch('/v2/voices?page_size=1');
    const { voices } = (await listed.json()) as { voices: { voice_id: string }[] };
    const chapterOf = (from: number) => ({
      name: `Chapter ${from}`,
      blocks: Array.from({ length: blocks / 2 }, (_, at) => ({
        nodes: [
          {
            type: 'tts_node',
            voice_id: voices[0]!.voice_id,
            text: `This is sentence number ${from + at}, and it is long enough to take a while.`,
          },
        ],
      })),
    });
    const content = JSON.stringify([chapterOf(0), chapterOf(blocks / 2)]);
    const made = await fetch(`${server.url}/v1/studio/projects`, {
      method: 'POST',
      headers: { 'xi-api-key': testApiKey },
      body: formOf({ name: 'A book', from_content_json: content }),
    });
    const { project } = (await made.json()) as { project: Project };
    const path = `/v1/studio/projects/${project.project_id}`;
    const look = async () => (await (await server.fetch(path)).json()) as ProjectWithChapters;
    const converted = ({ chapters }: ProjectWithChapters) =>
      chapters.reduce((sum, { statistics }) => sum + (statistics?.paragraphs_converted ?? 0), 0);
    await server.fetch(`${path}/convert`, {});
    for (const least of [3, 17, 31]) {
      await until(async () => expect(converted(await look())).toBeGreaterThanOrEqual(least));
      await server.end('SIGKILL');
      server = await ServerProcess.start(folder, environment);
    }
    await until(async () =>
      expect(await look()).toMatchObject({ state: 'default', can_be_downloaded: true }),
    );
    expect(await readLeftAccount(folder)).toEqual({ charges: blocks, reserved: 0, left: 0 });
    const { snapshots } = (await (await server.fetch(`${path}/snapshots`)).json()) as { snapshots: object[] };
    expect(snapshots).toHaveLength(1);
  } finally {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
});
