import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { purgeBin } from './actions/purge-bin.ts';
import { purge } from './purge.jobs.ts';

export const purgeJob = (platform: Platform): JobHandler => ({
  definition: purge,
  run: ({ signal }) => purgeBin(platform, signal),
});
