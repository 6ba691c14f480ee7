import { type DubbingExport, dubbingExportRoutes as routes } from '@mynah/contract/dubbing/exports';
import { unixSeconds } from '../../platform/clock/clock.ts';
import { answerFile, handle } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { listProgress } from '../../platform/workflows/index.ts';
import { getExport, orderExport, removeExport } from './actions/order-export.ts';
import { getDubbing, getTargetIn, requireDubbing } from './dubbing.policy.ts';
import { listExports } from './exports.store.ts';
import type { DubbingExportRow } from './exports.tables.ts';
import { storedFile } from './stored-files.ts';
import { listTargets } from './targets.store.ts';
import { notDubbed } from './transcript-files.ts';

async function showExports(
  { db }: Platform,
  dubbingId: string,
  rows: readonly DubbingExportRow[],
): Promise<DubbingExport[]> {
  const languages = new Map((await listTargets(db, [dubbingId])).map(({ id, language }) => [id, language]));
  const progress = await listProgress(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    export_id: row.id,
    language_code: row.targetId === null ? null : (languages.get(row.targetId) ?? null),
    type: row.type,
    file_name: row.fileName,
    state: row.state,
    progress: row.state === 'done' ? 1 : (progress.get(row.id) ?? 0),
    error: row.error,
    size_bytes: row.sizeBytes,
    created_at_unix: unixSeconds(row.createdAt),
  }));
}

export const exportHttpRoutes = [
  handle(routes.list, async ({ platform, actor, params }) => {
    const dubbing = await getDubbing(platform, actor, params.dubbingId);
    const rows = await listExports(platform.db, dubbing);
    return { exports: await showExports(platform, dubbing.id, rows) };
  }),
  handle(routes.create, async ({ platform, actor, params, body }) => {
    const dubbing = await requireDubbing(platform, actor, params.dubbingId, 'editor');
    const target = await getTargetIn(platform, dubbing, body.languageCode);
    const row = await orderExport(platform, dubbing, { type: body.type, target });
    const [shown] = await showExports(platform, dubbing.id, [row]);
    return shown!;
  }),
  handle(routes.file, async (call) => {
    const { platform, actor, params } = call;
    const dubbing = await getDubbing(platform, actor, params.dubbingId);
    const { fileBlob, sizeBytes, contentType } = await getExport(platform, dubbing, params.exportId);
    if (fileBlob === null || sizeBytes === null || contentType === null) throw notDubbed();
    const file = storedFile(platform, { key: fileBlob, sizeBytes, contentType });
    return answerFile(file, { range: call.header('range'), setHeader: call.setHeader });
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    const dubbing = await requireDubbing(platform, actor, params.dubbingId, 'editor');
    await removeExport(platform, dubbing, params.exportId);
    return { status: 'ok' as const };
  }),
];
