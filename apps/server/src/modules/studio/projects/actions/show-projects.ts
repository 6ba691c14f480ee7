import type { Chapter } from '@mynah/contract/studio/chapters';
import type { Project, ProjectWithChapters } from '@mynah/contract/studio/projects';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { describeVersions } from '../../../dictionaries/index.ts';
import { getSpeechModel } from '../../../models/index.ts';
import { countChapters, listBlocks, listChapters } from '../chapters.store.ts';
import { toChapter } from '../chapters.view.ts';
import {
  blockTakes,
  type ProjectConversion,
  type ProjectCreation,
  projectAnswerParts,
  projectCreations,
  projectSounds,
} from '../extension-points.ts';
import { projectReader } from '../project-reader.ts';
import { listProjects } from '../projects.store.ts';
import type { ChapterRow, ProjectRow } from '../projects.tables.ts';
import { toDictionaryVersion, toLocators, toProject } from '../projects.view.ts';
import { showProjectVoices } from './show-project-voices.ts';

/** The projects that somebody sees, newest first. */
export const listVisibleProjects = async (platform: Platform, actor: Actor): Promise<ProjectRow[]> =>
  listProjects(platform.db, await projectReader(platform, actor));

/** Projects as the API shows them; whatever hangs on them is asked for once for all. */
export async function showProjects(
  platform: Platform,
  actor: Actor,
  projects: readonly ProjectRow[],
): Promise<Project[]> {
  const reader = await projectReader(platform, actor);
  const ids = projects.map(({ id }) => id);
  // first: what is finished then has its chapters
  const creations = await describeCreations(platform, ids);
  const chapters = await listChapters(platform.db, ids);
  const conversions = await describeSounds(platform, projects);
  const parts = await Promise.all(
    platform.extensions.at(projectAnswerParts).map((part) => part.describe(platform, projects)),
  );
  return projects.map((project) => ({
    ...toProject(reader, project, {
      chapterIds: chapters.filter(({ projectId }) => projectId === project.id).map(({ id }) => id),
      conversion: conversions.get(project.id),
      creation: creations.get(project.id),
    }),
    ...Object.assign({}, ...parts.map((part) => part.get(project.id))),
  }));
}

export async function showProject(platform: Platform, actor: Actor, project: ProjectRow): Promise<Project> {
  const [shown] = await showProjects(platform, actor, [project]);
  return shown as Project;
}

/** The chapters of a project in their order. */
export async function showChapters(platform: Platform, project: ProjectRow): Promise<Chapter[]> {
  const { db } = platform;
  const rows = await listChapters(db, [project.id]);
  const [counts, conversions, spoken] = await Promise.all([
    countChapters(db, [project.id]),
    describeSounds(platform, [project]),
    findSpoken(platform, project, rows),
  ]);
  const { rate } = getSpeechModel(project.defaultModelId);
  return rows.map((row) =>
    toChapter(row, {
      count: counts.get(row.id) ?? { blocks: [] },
      conversion: conversions.get(project.id)?.chapters.get(row.id),
      spoken,
      rate,
    }),
  );
}

/** How far the sound of projects is; one that was never converted is not in it. */
export async function describeSounds(
  { db, extensions }: Platform,
  projects: readonly ProjectRow[],
): Promise<Map<string, ProjectConversion>> {
  const described = new Map<string, ProjectConversion>();
  for (const sounds of extensions.at(projectSounds))
    for (const [id, conversion] of await sounds.describe(db, projects)) described.set(id, conversion);
  return described;
}

/** Blocks whose sound is as they are now. */
async function findSpoken(
  platform: Platform,
  project: ProjectRow,
  rows: readonly Pick<ChapterRow, 'id'>[],
): Promise<Set<string>> {
  const blocks = await listBlocks(
    platform.db,
    rows.map(({ id }) => id),
  );
  const spoken = new Set<string>();
  for (const takes of platform.extensions.at(blockTakes))
    for (const [id, { state }] of await takes.describe(platform, project, blocks))
      if (state === 'done') spoken.add(id);
  return spoken;
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
  const versions = await describeVersions(platform, actor, project.dictionaries);
  return {
    ...(await showProject(platform, actor, project)),
    chapters: await showChapters(platform, project),
    pronunciation_dictionary_versions: versions.map(toDictionaryVersion),
    pronunciation_dictionary_locators: toLocators(project),
    apply_text_normalization: project.textNormalization,
    experimental: {},
    assets: [],
    voices: await showProjectVoices(platform, actor, project),
    base_voices: null,
    publishing_read: null,
  };
}
