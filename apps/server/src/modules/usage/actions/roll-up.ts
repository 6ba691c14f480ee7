import type { Platform } from '../../../platform/platform.ts';
import { addToSums, findBatchEnd, listBehind, lockProgress } from '../roll-ups.store.ts';

const workspacesAtOnce = 500;
/** Entries in one transaction. */
const batchSize = 20_000;

/** Adds new entries to the sums of all workspaces; what is missing altogether is made from the first entry on. */
export async function rollUp(platform: Platform): Promise<void> {
  for (const workspaceId of await listBehind(platform.db, workspacesAtOnce))
    while (await rollUpBatch(platform, workspaceId));
}

/** False: nothing is left. */
const rollUpBatch = ({ db }: Platform, workspaceId: string): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const after = await lockProgress(transaction, workspaceId);
    const to = await findBatchEnd(transaction, workspaceId, { after, size: batchSize });
    if (to === undefined) return false;
    await addToSums(transaction, workspaceId, { after, to });
    return true;
  });
