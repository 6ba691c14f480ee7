import type { Chapter } from '@mynah/contract/studio/chapters';
import type { Project, ProjectWithChapters } from '@mynah/contract/studio/projects';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getSpeechModel } from '../../../models/index.ts';
import { countChapters, listChapters } from '../chapters.store.ts';
import { toChapter } from '../chapters.view.ts';
import {
  type ProjectConversion,
  type ProjectCreation,
  projectCreations,
  projectSounds,
} from '../extension-points.ts';
import { projectReader } from '../project-reader.ts';
import type { ProjectRow } from '../projects.tables.ts';
import { toLocators, toProject } from '../projects.view.ts';

/** Projects as the API shows them; whatever hangs on them is asked for once for all. */
export async function showProjects(
  platform: Platform,
  actor: Actor,
  projects: readonly ProjectRow[],
): Promise<Project[]> {
  const reader = await projectReader(platform, actor);
  const ids = projects.map(({ id }) => id);
  const chapters = await listChapters(platform.db, ids);
  const conversions = await describeSounds(platform, projects);
  const creations = await describeCreations(platform, ids);
  return projects.map((project) =>
    toProject(reader, project, {
      chapterIds: chapters.filter(({ projectId }) => projectId === project.id).map(({ id }) => id),
      conversion: conversions.get(project.id),
      creation: creations.get(project.id),
    }),
  );
}

export async function showProject(platform: Platform, actor: Actor, project: ProjectRow): Promise<Project> {
  const [shown] = await showProjects(platform, actor, [project]);
  return shown as Project;
}

/** The chapters of a project in their order. */
export async function showChapters(platform: Platform, project: ProjectRow): Promise<Chapter[]> {
  const { db } = platform;
  const [rows, counts, conversions] = await Promise.all([
    listChapters(db, [project.id]),
    countChapters(db, [project.id]),
    describeSounds(platform, [project]),
  ]);
  const { rate } = getSpeechModel(project.defaultModelId);
  return rows.map((row) =>
    toChapter(row, {
      count: counts.get(row.id) ?? { blocks: [] },
      conversion: conversions.get(project.id)?.chapters.get(row.id),
      rate,
    }),
  );
}

async function describeSounds(
  { db, extensions }: Platform,
  projects: readonly ProjectRow[],
): Promise<Map<string, ProjectConversion>> {
  const described = new Map<string, ProjectConversion>();
  for (const sounds of extensions.at(projectSounds))
    for (const [id, conversion] of await sounds.describe(db, projects)) described.set(id, conversion);
  return described;
}

async function describeCreations(
  { db, extensions }: Platform,
  ids: readonly string[],
): Promise<Map<string, ProjectCreation>> {
  const described = new Map<string, ProjectCreation>();
  for (const creations of extensions.at(projectCreations))
    for (const [id, creation] of await creations.describe(db, ids)) described.set(id, creation);
  return described;
}

/** A project with its chapters. */
export async function showFullProject(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
): Promise<ProjectWithChapters> {
  return {
    ...(await showProject(platform, actor, project)),
    chapters: await showChapters(platform, project),
    pronunciation_dictionary_versions: [],
    pronunciation_dictionary_locators: toLocators(project),
    apply_text_normalization: project.textNormalization,
    experimental: {},
    assets: [],
    voices: [],
    base_voices: null,
    publishing_read: null,
  };
}
