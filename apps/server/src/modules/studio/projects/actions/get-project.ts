import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireResourceRole } from '../../../workspaces/sharing/index.ts';
import { projectReader } from '../project-reader.ts';
import { findProject } from '../projects.store.ts';
import type { ProjectRow } from '../projects.tables.ts';

/** @throws Failure `project_not_found` */
export async function getProject(platform: Platform, actor: Actor, id: string): Promise<ProjectRow> {
  const found = await findProject(platform.db, await projectReader(platform, actor), id);
  if (found) return found;
  throw new Failure('project_not_found', 'Project not found in this workspace.');
}

/** The project, if the caller may do so much with it. @throws Failure as `getProject`, `permission_denied` */
export async function requireProject(
  platform: Platform,
  actor: Actor,
  id: string,
  least: ResourceRole,
): Promise<ProjectRow> {
  const project = await getProject(platform, actor, id);
  const { creatorUserId } = project;
  await requireResourceRole(platform, actor, { type: 'project', id, creatorUserId }, least);
  return project;
}
