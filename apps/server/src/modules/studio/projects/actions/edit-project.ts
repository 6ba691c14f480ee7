import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Locator, resolvePronunciations } from '../../../dictionaries/index.ts';
import { getSpeechModel } from '../../../models/index.ts';
import { getVoice } from '../../../voices/catalog/index.ts';
import { blobsOfProjects, stopWork } from '../project-blobs.ts';
import { deleteProject, updateProject } from '../projects.store.ts';
import type { NewProject, ProjectRow } from '../projects.tables.ts';
import { tellProjectChanged } from '../studio-events.ts';
import { getProject } from './get-project.ts';

/** All that may be said of a project but for what it says. */
export type ProjectChange = Partial<
  Pick<
    NewProject,
    | 'name'
    | 'defaultTitleVoiceId'
    | 'defaultParagraphVoiceId'
    | 'defaultModelId'
    | 'qualityPreset'
    | 'title'
    | 'author'
    | 'isbnNumber'
    | 'description'
    | 'genres'
    | 'targetAudience'
    | 'language'
    | 'contentType'
    | 'originalPublicationDate'
    | 'matureContent'
    | 'fiction'
    | 'continuePlaying'
    | 'acxVolumeNormalization'
    | 'textNormalization'
    | 'callbackUrl'
  >
>;

/** What is undefined stays. @throws Failure `voice_not_found`, `model_not_found` */
export async function editProject(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  change: ProjectChange,
): Promise<ProjectRow> {
  for (const voiceId of [change.defaultTitleVoiceId, change.defaultParagraphVoiceId])
    if (voiceId !== undefined) await getVoice(platform, actor, voiceId);
  if (change.defaultModelId !== undefined) getSpeechModel(change.defaultModelId);
  await platform.db.transaction(async (transaction) => {
    await updateProject(transaction, project, { ...change, updatedAt: new Date() });
    await tellProjectChanged(platform, transaction, project);
  });
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
  await platform.db.transaction(async (transaction) => {
    await updateProject(transaction, project, { dictionaries });
    await tellProjectChanged(platform, transaction, project);
  });
}

/** With everything made of it. */
export async function removeProject(platform: Platform, project: ProjectRow): Promise<void> {
  await stopWork(platform, [project]);
  const keys = await blobsOfProjects(platform, platform.db, [project]);
  await deleteProject(platform.db, project);
  for (const key of keys) await platform.blobs.remove(key);
}
