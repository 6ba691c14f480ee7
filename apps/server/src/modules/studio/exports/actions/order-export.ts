import type { ExportFormat } from '@mynah/contract/studio/project-values';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { storedActor } from '../../../../platform/http/stored-actor.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { startRun } from '../../../../platform/workflows/index.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import { listExported } from '../exported-chapters.ts';
import { insertExport, listOpen } from '../exports.store.ts';
import type { ExportRow } from '../exports.tables.ts';
import { exporterOf } from '../extension-points.ts';
import { isBookFormat } from '../making/export-plan.ts';
import { makeExport } from '../making/make-export.ts';

interface Wish {
  format: ExportFormat;
  chapterIds: string[];
  byChapter: boolean;
}

/** Of one project; each waits for the one before. */
const mostOpen = 10;

async function checkWish(
  platform: Platform,
  project: ProjectRow,
  { format, chapterIds }: Pick<Wish, 'format' | 'chapterIds'>,
): Promise<void> {
  const exporter = exporterOf(platform, project);
  if (exporter) return exporter.check(platform, project, format);
  if (!isBookFormat(format))
    throw new Failure('unprocessable', `A book can’t be exported as ${format}.`, { loc: ['body', 'format'] });
  await listExported(platform.db, project, chapterIds);
}

/** @throws Failure `chapter_not_found`, `nothing_to_export`, `too_many_exports`, `disk_full` */
export async function orderExport(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  { format, chapterIds, byChapter }: Wish,
): Promise<ExportRow> {
  await checkWish(platform, project, { format, chapterIds });
  await platform.blobs.requireRoom();
  if ((await listOpen(platform.db, project)).length >= mostOpen) {
    throw new Failure(
      'too_many_exports',
      `${mostOpen} exports of this project are being made. Wait for one, or stop one.`,
    );
  }
  const id = newId();
  const { workspaceId } = project;
  return platform.db.transaction(async (transaction) => {
    const row = await insertExport(transaction, {
      id,
      projectId: project.id,
      format,
      chapterIds,
      isByChapter: byChapter,
      actor: storedActor(actor),
      state: 'queued',
      report: [],
      createdAt: platform.clock.now(),
    });
    await startRun(platform, transaction, makeExport, { id, workspaceId });
    return row;
  });
}
