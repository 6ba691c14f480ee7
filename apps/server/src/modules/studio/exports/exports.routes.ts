import { exportRoutes as routes } from '@mynah/contract/studio/exports';
import { answerFile, attachment, type Call, handle } from '../../../platform/http/index.ts';
import { listProgress } from '../../../platform/workflows/index.ts';
import { getProject, requireProject } from '../projects/index.ts';
import { getExport, openExport } from './actions/get-export.ts';
import { orderExport } from './actions/order-export.ts';
import { removeExport } from './actions/remove-export.ts';
import { listExports } from './exports.store.ts';
import type { ExportRow } from './exports.tables.ts';
import { toExport } from './exports.view.ts';

type OfProject = Pick<Call<unknown>, 'platform' | 'actor'> & { params: { projectId: string } };

const seen = ({ platform, actor, params }: OfProject) => getProject(platform, actor, params.projectId);
const changed = ({ platform, actor, params }: OfProject) =>
  requireProject(platform, actor, params.projectId, 'editor');

async function show({ platform }: OfProject, rows: readonly ExportRow[]) {
  const open = rows.filter(({ state }) => state === 'queued' || state === 'making');
  const progress = await listProgress(
    platform.db,
    open.map(({ id }) => id),
  );
  return rows.map((row) => toExport(row, progress.get(row.id)));
}

export const exportHttpRoutes = [
  handle(routes.list, async (call) => ({
    exports: await show(call, await listExports(call.platform.db, await seen(call))),
  })),
  handle(routes.create, async (call) => {
    const row = await orderExport(call.platform, call.actor, await changed(call), call.body);
    return toExport(row, 0);
  }),
  handle(routes.get, async (call) => {
    const [shown] = await show(call, [
      await getExport(call.platform, await seen(call), call.params.exportId),
    ]);
    return shown!;
  }),
  handle(routes.file, async (call) => {
    const file = await openExport(call.platform, await seen(call), call.params.exportId);
    call.setHeader('content-disposition', attachment(file.fileName));
    return answerFile(file, { range: call.header('range'), setHeader: call.setHeader });
  }),
  handle(routes.remove, async (call) => {
    await removeExport(call.platform, await changed(call), call.params.exportId);
    return { status: 'ok' as const };
  }),
];
