import { Failure } from '../../../../platform/errors/index.ts';
import type { ServedFile } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import { findExport } from '../exports.store.ts';
import type { ExportRow } from '../exports.tables.ts';

export const exportNotFound = (): Failure =>
  new Failure('export_not_found', 'Export not found in this project.');

/** @throws Failure `export_not_found` */
export async function getExport(platform: Platform, project: ProjectRow, id: string): Promise<ExportRow> {
  const row = await findExport(platform.db, project, id);
  if (!row) throw exportNotFound();
  return row;
}

/** @throws Failure `export_not_found`, `not_found` while it is being made */
export async function openExport(
  platform: Platform,
  project: ProjectRow,
  id: string,
): Promise<ServedFile & { fileName: string }> {
  const { fileBlob, fileName, contentType, sizeBytes } = await getExport(platform, project, id);
  if (fileBlob === null || fileName === null || contentType === null || sizeBytes === null)
    throw new Failure('not_found', 'This export isn’t done yet.');
  const open: ServedFile['open'] = (range) => platform.blobs.stream(fileBlob, range);
  return { contentType, sizeBytes, fileName, open };
}
