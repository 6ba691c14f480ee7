import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireProject } from '../../projects/index.ts';
import { findFile, findVoiceover } from '../voiceovers.store.ts';
import type { VoiceoverFileRow } from '../voiceovers.tables.ts';

/**
 * A voiceover, if the caller may do so much with it. @throws Failure `project_not_found`, also for a project of another
 * kind, `permission_denied`
 */
export async function requireVoiceover(platform: Platform, actor: Actor, id: string, least: ResourceRole) {
  const project = await requireProject(platform, actor, id, least);
  const voiceover = await findVoiceover(platform.db, project);
  if (voiceover) return { project, voiceover };
  throw new Failure('project_not_found', 'Voiceover not found in this workspace.');
}

/** @throws Failure `not_found` */
export async function getFile(
  { db }: Platform,
  project: { id: string; workspaceId: string },
  fileId: string,
): Promise<VoiceoverFileRow> {
  const file = await findFile(db, project, fileId);
  if (file) return file;
  throw new Failure('not_found', 'File not found in this voiceover.');
}
