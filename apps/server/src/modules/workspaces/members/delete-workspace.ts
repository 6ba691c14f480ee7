import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { abandonRuns } from '../../../platform/workflows/index.ts';
import { workspaceBlobs } from '../memberships/index.ts';
import { deleteWorkspaceRow } from './members.store.ts';
import { removeLeftBlobs } from './remove-left-blobs.job.ts';

/** Of one job; a long history has more. */
const mostOfJob = 1000;

/** With everything that hangs on it. What lay in the blob store goes after the transaction, by jobs of it. */
export async function deleteWorkspace(
  platform: Pick<Platform, 'extensions' | 'jobs'>,
  transaction: Transaction,
  workspaceId: string,
): Promise<void> {
  const left = new Set<string>();
  for (const listBlobs of platform.extensions.at(workspaceBlobs))
    for (const blob of await listBlobs(platform, transaction, workspaceId)) left.add(blob);
  await abandonRuns(transaction, workspaceId);
  await deleteWorkspaceRow(transaction, workspaceId);
  const blobs = [...left];
  for (let at = 0; at < blobs.length; at += mostOfJob)
    await platform.jobs.enqueue(removeLeftBlobs, { blobs: blobs.slice(at, at + mostOfJob) }, { transaction });
}
