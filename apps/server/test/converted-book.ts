import type { Project } from '@mynah/contract/studio/projects';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { studioProjects } from '../src/modules/studio/projects/projects.tables.ts';
import { formOf } from './speech-files.ts';
import type { Person } from './team.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

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
  await convert(app, person, book);
  return book;
}

/** Speaks what was not spoken yet, and waits for the snapshots. */
export async function convert(app: TestApp, person: Person, { path }: ConvertedBook): Promise<void> {
  // what is made at the same moment has no order
  app.clock.advance(1_000);
  expect((await person.call('POST', `${path}/convert`)).status).toBe(200);
  await until(async () => {
    const { body } = await person.call('GET', path);
    expect(body).toMatchObject({ state: 'default', can_be_downloaded: true });
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
