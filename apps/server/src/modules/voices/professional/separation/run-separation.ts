import { mayPass, toFailure } from '../../../../platform/errors/index.ts';
import type { JobRun } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findSample } from '../../samples/index.ts';
import { changeSample } from '../professional.store.ts';
import { findSpeakers } from './find-speakers.ts';
import { type SeparationOrder, separateSpeakers } from './separate-speakers.job.ts';

/** A recording that has gone meanwhile needs nothing. */
export async function runSeparation(
  platform: Platform,
  { payload, signal, attempt }: JobRun<SeparationOrder>,
): Promise<void> {
  const { workspaceId, sampleId: id } = payload;
  const sample = await findSample(platform.db, payload);
  if (sample?.separationState !== 'pending') return;
  try {
    const call = { caller: workspaceId, signal, waitsForModel: true };
    const speakers = await findSpeakers(platform, sample, call);
    await changeSample(platform.db, { workspaceId, id }, { separationState: 'completed', speakers });
  } catch (cause) {
    signal.throwIfAborted();
    const { kind } = toFailure(cause);
    if (mayPass.has(kind) && attempt < separateSpeakers.retryLimit) throw cause;
    platform.log.warn({ sample: id, err: cause }, 'the speakers of a recording were not found');
    await changeSample(platform.db, { workspaceId, id }, { separationState: 'failed' });
  }
}
