import type { Platform } from '../../../../platform/platform.ts';
import { removeRun } from '../../../../platform/workflows/index.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import { deleteExport, listOpen } from '../exports.store.ts';
import { makeExport } from '../making/make-export.ts';
import { getExport } from './get-export.ts';

/** Stops it, where it is being made. @throws Failure `export_not_found` */
export async function removeExport(platform: Platform, project: ProjectRow, id: string): Promise<void> {
  await getExport(platform, project, id);
  await removeRun(platform, makeExport, id);
  const blob = await deleteExport(platform.db, project, id);
  if (blob) await platform.blobs.remove(blob);
}

/** Before its project goes. */
export async function stopExports(platform: Platform, projectId: string): Promise<void> {
  for (const { id } of await listOpen(platform.db, { id: projectId }))
    await removeRun(platform, makeExport, id);
}
