import { files, outputFormat } from '@mynah/audio';
import type { EditorChapter } from '@mynah/contract/studio/editing';
import type { Project } from '@mynah/contract/studio/projects';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { studioProjects } from '../src/modules/studio/projects/projects.tables.ts';
import {
  type SpokenBlock,
  studioChapterSnapshots,
} from '../src/modules/studio/snapshots/snapshots.tables.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { formOf } from './speech-files.ts';
import type { Person } from './team.ts';
import type { TestApp } from './test-app.ts';

/** A project that was converted to audio. */
export interface ConvertedBook {
  id: string;
  /** `/v1/studio/projects/{id}` */
  path: string;
  chapterIds: string[];
}

type Fields = Parameters<typeof formOf>[0];

/** The smallest picture. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Chapters, each a heading and paragraphs, made by the API and spoken block by block. */
export async function convertBook(
  app: TestApp,
  person: Person,
  chapters: readonly (readonly [string, ...string[]])[],
  fields: Fields = {},
): Promise<ConvertedBook> {
  const { body } = await person.call('GET', '/v2/voices?page_size=1');
  const voice_id = (body as { voices: { voice_id: string }[] }).voices[0]!.voice_id;
  const content = chapters.map(([name, ...texts]) => ({
    name,
    blocks: [name, ...texts].map((text, index) => ({
      sub_type: index === 0 ? 'h1' : 'p',
      nodes: [{ type: 'tts_node', text, voice_id }],
    })),
  }));
  const made = await app.fetch('/v1/studio/projects', {
    method: 'POST',
    body: formOf({ name: 'A book', from_content_json: JSON.stringify(content), ...fields }),
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  const { project } = (await made.json()) as { project: Project };
  const book = {
    id: project.project_id,
    path: `/v1/studio/projects/${project.project_id}`,
    chapterIds: project.chapters_order,
  };
  for (const chapterId of book.chapterIds) await convertChapter(app, person, book, chapterId);
  return book;
}

/** What a conversion leaves: takes of all blocks, and a snapshot. */
export async function convertChapter(
  app: TestApp,
  person: Person,
  { id: projectId, path }: ConvertedBook,
  chapterId: string,
): Promise<void> {
  const chapter = `${path}/chapters/${chapterId}`;
  const shown = (await person.call('GET', `${chapter}/blocks`)).body as EditorChapter;
  const blocks: SpokenBlock[] = [];
  for (const { block_id, sub_type, nodes } of shown.blocks) {
    const answer = await app.fetch(`${chapter}/blocks/${block_id}/speak`, {
      method: 'POST',
      body: '{}',
      headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    blocks.push({
      blockId: block_id,
      type: sub_type,
      nodes: nodes.map(({ text, voice_id }) => ({ text, voiceId: voice_id })),
      delivery: null,
      takeId: answer.headers.get('take-id'),
      startMs: 0,
      endMs: 1_000,
    });
  }
  const sound = await files.encodeFile(new Float32Array(44_100).fill(0.01), outputFormat('mp3_44100_128'), {
    sourceRateHz: 44_100,
  });
  const id = newId();
  const { key, sizeBytes } = await app.platform.blobs.put(sound, id);
  await app.platform.db.insert(studioChapterSnapshots).values({
    id,
    workspaceId: person.actor.workspaceId,
    projectId,
    chapterId,
    name: shown.name,
    blocks,
    audioBlob: key,
    audioBytes: sizeBytes,
    outputFormat: 'mp3_44100_128',
    contentType: 'audio/mpeg',
    durationMs: 1_000,
    peaks: Buffer.alloc(0),
    timesBlob: '',
  });
}

/** As a book that brought a picture along. */
export async function addCover({ platform }: TestApp, { id }: ConvertedBook): Promise<void> {
  const { key, sizeBytes } = await platform.blobs.put(pixel, id);
  await platform.db
    .update(studioProjects)
    .set({ coverBlob: key, coverType: 'image/png', coverBytes: sizeBytes })
    .where(eq(studioProjects.id, id));
}
