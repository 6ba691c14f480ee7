import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Locator, resolvePronunciations } from '../../../dictionaries/index.ts';
import { getVoice } from '../../../voices/catalog/index.ts';
import { blobsOfProjects } from '../project-blobs.ts';
import { deleteProject, updateProject } from '../projects.store.ts';
import type { NewProject, ProjectRow } from '../projects.tables.ts';
import { getProject } from './get-project.ts';

type Change = Partial<
  Pick<
    NewProject,
    | 'name'
    | 'defaultTitleVoiceId'
    | 'defaultParagraphVoiceId'
    | 'title'
    | 'author'
    | 'isbnNumber'
    | 'acxVolumeNormalization'
  >
>;

/** What is undefined stays. @throws Failure `voice_not_found` */
export async function editProject(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  change: Change,
): Promise<ProjectRow> {
  for (const voiceId of [change.defaultTitleVoiceId, change.defaultParagraphVoiceId])
    if (voiceId !== undefined) await getVoice(platform, actor, voiceId);
  await updateProject(platform.db, project, change);
  return getProject(platform, actor, project.id);
}

/**
 * Which dictionaries every text of the project is read by.
 * @throws Failure `pronunciation_dictionary_not_found`, `pronunciation_dictionary_version_not_found`
 */
export async function chooseDictionaries(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  dictionaries: Locator[],
): Promise<void> {
  await resolvePronunciations(platform, actor, dictionaries);
  await updateProject(platform.db, project, { dictionaries });
}

/** With everything made of it. */
export async function removeProject(platform: Platform, project: ProjectRow): Promise<void> {
  const keys = await blobsOfProjects(platform, platform.db, [project]);
  await deleteProject(platform.db, project);
  for (const key of keys) await platform.blobs.remove(key);
}
