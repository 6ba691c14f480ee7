import { z } from 'zod';
import { toFailure } from '../../../../platform/errors/index.ts';
import { defineJob } from '../../../../platform/jobs/define-job.ts';
import type { JobHandler } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type DocumentRow, documentStore } from '../entries/index.ts';
import { fetchAgain } from './actions/change-document.ts';
import { removeAll } from './actions/remove-documents.ts';
import { nextRefresh } from './auto-sync.ts';

const payload = z.object({ workspaceId: z.string(), documentId: z.string() });

const refreshPage = defineJob<z.output<typeof payload>>({
  name: 'knowledge.refresh-page',
  payload,
  retryLimit: 0,
  expireInSeconds: 300,
  atATime: { all: 2, ofGroup: 1 },
});

/** A site that is down for a day keeps its pages; one that is gone loses them. */
const failuresToRemove = 3;

export async function enqueueRefreshes(platform: Platform): Promise<void> {
  for (const { id, workspaceId } of await documentStore.listDue(platform.db, platform.clock.now(), 1000))
    await platform.jobs.enqueue(
      refreshPage,
      { workspaceId, documentId: id },
      { singletonKey: id, group: workspaceId },
    );
}

export const refreshJob = (platform: Platform): JobHandler =>
  ({
    definition: refreshPage,
    run: async ({ payload: { workspaceId, documentId: id }, signal }) => {
      const document = await documentStore.findDocument(platform.db, { workspaceId, id });
      const isDue = document?.nextRefreshAt && document.nextRefreshAt <= platform.clock.now();
      if (!document || !isDue) return;
      try {
        await fetchAgain(platform, document, signal);
      } catch (cause) {
        signal.throwIfAborted();
        await noteFailure(platform, document, cause);
      }
    },
  }) satisfies JobHandler<z.output<typeof payload>> as JobHandler;

/** What it said before stays, unless it is to go with its page. */
async function noteFailure(platform: Platform, document: DocumentRow, cause: unknown): Promise<void> {
  const failedRefreshes = document.failedRefreshes + 1;
  const isGone = ['outside_unreachable', 'address_refused'].includes(toFailure(cause).code);
  if (document.autoRemove && isGone && failedRefreshes >= failuresToRemove)
    return removeAll(platform, document, [document]);
  const tomorrow = nextRefresh({ ...document, refreshDays: 1 }, platform.clock.now());
  await documentStore.changeDocument(platform.db, document, { failedRefreshes, nextRefreshAt: tomorrow });
}
