import { z } from 'zod';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { JobHandler, JobRun } from '../../../platform/jobs/jobs.ts';
import { fetchOutside } from '../../../platform/outbound/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';
import type { ConversionRow } from './conversions.tables.ts';

interface Callback {
  url: string;
  body: string;
}

/** Calls the address that a project names. A receiver that is away is tried for an hour or so. */
const callBack = defineJob<Callback>({
  name: 'studio.call-back',
  payload: z.object({ url: z.string(), body: z.string() }),
  retryLimit: 8,
  expireInSeconds: 60,
  atATime: { all: 5, ofGroup: 2 },
});

export const callBackJob = (platform: Platform): JobHandler => ({
  definition: callBack,
  run: async (job) => {
    const { url, body } = (job as JobRun<Callback>).payload;
    const { status } = await fetchOutside(platform, url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mynah-Webhooks/1.0' },
      body,
      maxAnswerBytes: 4_096,
      whenLarger: 'cut',
      signal: job.signal,
    });
    if (status >= 500 || status === 429 || status === 408)
      throw new Failure('outside_unreachable', `The receiver answered ${status}.`);
  },
});

type Told = Pick<ConversionRow, 'id' | 'workspaceId' | 'projectId' | 'state'>;

/** Browsers: a conversion began, ended, or has the sound of another chapter. */
export const tellBrowsers = (
  { events }: Pick<Platform, 'events'>,
  transaction: Transaction,
  { id, workspaceId, projectId, state }: Told,
  more: { chapter_id?: string; chapter_snapshot_id?: string } = {},
): Promise<void> =>
  events.append(transaction, {
    name: 'conversion.changed',
    workspaceId,
    payload: { conversion_id: id, project_id: projectId, state, ...more },
  });

/** What came of a project or of a chapter. */
export interface Outcome {
  /** Of a chapter alone. */
  chapterId?: string;
  /** Undefined: it failed. */
  snapshotId?: string;
  error?: string;
}

/** Programs: the address of the project is called, in the words of the public API. */
export async function tellPrograms(
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  transaction: Transaction,
  { callbackUrl, id: projectId, workspaceId }: Pick<ProjectRow, 'callbackUrl' | 'id' | 'workspaceId'>,
  { requestId, chapterId, snapshotId, error }: Outcome & { requestId: string },
): Promise<void> {
  if (callbackUrl === null) return;
  const status = snapshotId === undefined ? 'error' : 'success';
  const body = {
    type: chapterId === undefined ? 'project_conversion_status' : 'chapter_conversion_status',
    event_timestamp: unixSeconds(clock.now()),
    data: {
      request_id: requestId,
      project_id: projectId,
      ...(chapterId !== undefined && { chapter_id: chapterId }),
      conversion_status: status,
      [chapterId === undefined ? 'project_snapshot_id' : 'chapter_snapshot_id']: snapshotId ?? null,
      error_details: error ?? null,
    },
  };
  const payload = { url: callbackUrl, body: JSON.stringify(body) };
  await jobs.enqueue(callBack, payload, { transaction, group: workspaceId });
}
