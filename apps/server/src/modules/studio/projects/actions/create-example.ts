import { fileURLToPath } from 'node:url';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { ProjectRow } from '../projects.tables.ts';
import { createProject } from './create-project.ts';
import { readContent } from './read-content.ts';

const path = fileURLToPath(new URL('../example-book/aesops-fables.md', import.meta.url));

/** A project of the book that ships, to try the studio on. @throws Failure `project_limit_reached` */
export async function createExample(
  platform: Platform,
  actor: Actor,
  signal: AbortSignal,
): Promise<ProjectRow> {
  const fromDocument = { path, fileName: 'aesops-fables.md', contentType: 'text/markdown' };
  const { chapters } = await readContent(platform, { fromDocument }, signal);
  return createProject(platform, actor, {
    name: 'Aesop’s Fables',
    title: 'Aesop’s Fables',
    author: 'Aesop',
    description: 'Nine fables, after the translation by George Fyler Townsend (1867). In the public domain.',
    genres: ['Fables'],
    fiction: 'fiction',
    language: 'en',
    originalPublicationDate: '1867',
    sourceType: 'book',
    chapters,
  });
}
