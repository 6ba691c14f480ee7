import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findWorkspace } from '../../workspaces/workspace/index.ts';

/** @throws Failure `not_found` */
export async function requireWorkspace({ db }: Platform, workspaceId: string): Promise<void> {
  if (!(await findWorkspace(db, workspaceId)))
    throw new Failure('not_found', 'There is no workspace with this id.');
}
