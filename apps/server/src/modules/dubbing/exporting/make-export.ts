import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../../platform/errors/index.ts';
import { makeTemporaryFolder } from '../../../platform/files/temporary-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import { defineWorkflow, type StateChange, type WorkflowRun } from '../../../platform/workflows/index.ts';
import { tellChanged } from '../dubbing-events.ts';
import { findDubbing } from '../dubbings.store.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { findOrdered, updateExport } from '../exports.store.ts';
import type { DubbingExportRow } from '../exports.tables.ts';
import { findTarget } from '../targets.store.ts';
import { fileNameOf } from './file-names.ts';
import { writeExport } from './write-export.ts';

/** Makes a file of a language of a dubbing as it is now. */
export const makeExport = defineWorkflow({
  name: 'dubbing.export',
  retryLimit: 5,
  expireInSeconds: 6 * 3600,
  atATime: { all: 2, ofGroup: 1 },
  run: async (platform, work) => {
    const row = await findOrdered(platform.db, work);
    const dubbing = row && (await findDubbing(platform.db, { ...row, id: row.dubbingId }));
    // its workspace may have changed just now: the next try finds it there
    if (!row || !dubbing) throw new Failure('system_busy', 'Export not found.');
    const made = await work.step('file', async (step) => {
      const folder = await makeTemporaryFolder(platform);
      try {
        const to = join(folder.path, 'export');
        const target =
          row.targetId === null ? undefined : await findTarget(platform.db, dubbing, row.targetId);
        const order = { dubbing, target, row, to, folder: folder.path, signal: step.signal };
        const written = await writeExport(platform, order);
        const fileName = fileNameOf(dubbing, target, written.extension);
        const { size: sizeBytes } = await stat(to);
        return { contentType: written.contentType, fileName, sizeBytes, blob: await step.persistFile(to) };
      } finally {
        await folder.remove();
      }
    });
    await complete(platform, work, dubbing, row, made);
  },
  follow,
});

interface MadeFile {
  contentType: string;
  fileName: string;
  sizeBytes: number;
  blob: string;
}

async function complete(
  platform: Platform,
  work: WorkflowRun,
  dubbing: DubbingRow,
  row: DubbingExportRow,
  { blob, ...made }: MadeFile,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    await work.complete(transaction, { blobs: [blob] });
    await updateExport(transaction, row, { ...made, fileBlob: blob, state: 'done' });
    await tellChanged(platform, transaction, dubbing);
  });
}

async function follow(
  platform: Platform,
  { transaction, run, state, failure }: StateChange,
): Promise<undefined> {
  const row = await findOrdered(transaction, run);
  if (!row) return;
  const next = state === 'running' ? ('making' as const) : ('failed' as const);
  const error = state === 'cancelled' ? 'Canceled' : (failure?.message ?? null);
  await updateExport(transaction, run, { state: next, error });
  await tellChanged(platform, transaction, { ...row, id: row.dubbingId });
}
