import type { DubbingExportType, RenderType } from '@mynah/contract/dubbing/dubbing-values';
import { Failure } from '../../../platform/errors/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeRun, startRun } from '../../../platform/workflows/index.ts';
import { requireReady } from '../dubbing.policy.ts';
import { tellChanged } from '../dubbing-events.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { makeExport } from '../exporting/make-export.ts';
import { deleteExport, findExport, insertExport, listOpenExports } from '../exports.store.ts';
import type { DubbingExportRow } from '../exports.tables.ts';
import type { TargetRow } from '../targets.tables.ts';

interface ExportWish {
  type: DubbingExportType | RenderType;
  /** Undefined: the source. */
  target: TargetRow | undefined;
  normalizesVolume?: boolean;
}

/** Only a dubbed language has tracks and clips. */
const ofLanguages: ReadonlySet<string> = new Set(['tracks_zip', 'clips_zip', 'zip']);

/** Of one dubbing; each waits for the one before. */
const mostOpen = 10;

/** @throws Failure `unprocessable`, `dubbing_not_dubbed`, `too_many_exports`, `disk_full` */
export async function orderExport(
  platform: Platform,
  dubbing: DubbingRow,
  { type, target, normalizesVolume = false }: ExportWish,
): Promise<DubbingExportRow> {
  requireReady(dubbing);
  if (type === 'aaf')
    throw new Failure('unprocessable', 'This server doesn’t write AAF. Choose tracks_zip, or an EDL.', {
      loc: ['body', 'render_type'],
    });
  if (!target && ofLanguages.has(type))
    throw new Failure('unprocessable', 'Tracks and clips are of a language. Name one.', {
      loc: ['body', 'type'],
    });
  if (type.startsWith('mp4') && !dubbing.hasPicture)
    throw new Failure('unprocessable', 'There is no film in this dubbing. Export the audio instead.', {
      loc: ['body', 'type'],
    });
  await platform.blobs.requireRoom();
  const { id: dubbingId, workspaceId, version } = dubbing;
  if ((await listOpenExports(platform.db, [dubbingId])).length >= mostOpen)
    throw new Failure(
      'too_many_exports',
      `${mostOpen} exports of this dubbing are being made. Wait for one.`,
    );
  const id = newId();
  return platform.db.transaction(async (transaction) => {
    const row = await insertExport(transaction, {
      id,
      dubbingId,
      workspaceId,
      targetId: target?.id ?? null,
      type,
      normalizesVolume,
      version,
      state: 'queued',
      createdAt: platform.clock.now(),
    });
    await startRun(platform, transaction, makeExport, { id, workspaceId });
    await tellChanged(platform, transaction, dubbing);
    return row;
  });
}

/** @throws Failure `dubbing_export_not_found` */
export async function getExport(
  { db }: Platform,
  dubbing: DubbingRow,
  id: string,
): Promise<DubbingExportRow> {
  const found = await findExport(db, dubbing, id);
  if (found) return found;
  throw new Failure('dubbing_export_not_found', 'Export not found in this dubbing.');
}

/** Or stops making it. @throws Failure `dubbing_export_not_found` */
export async function removeExport(platform: Platform, dubbing: DubbingRow, id: string): Promise<void> {
  await getExport(platform, dubbing, id);
  await removeRun(platform, makeExport, id);
  const { fileBlob } = await getExport(platform, dubbing, id);
  await platform.db.transaction(async (transaction) => {
    await deleteExport(transaction, dubbing, id);
    await tellChanged(platform, transaction, dubbing);
  });
  if (fileBlob !== null) await platform.blobs.remove(fileBlob);
}
