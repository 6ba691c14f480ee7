import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cancelRun } from '../../../platform/workflows/index.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { makeLanguage } from '../making/make-language.ts';
import { prepareSource } from '../source/prepare-source.ts';
import { listOpenRuns } from '../targets.store.ts';

/** Stops all that is made of it; what was held is given back. @throws Failure `dubbing_ended` */
export async function cancelDubbing(platform: Platform, dubbing: DubbingRow): Promise<void> {
  let isStopped = false;
  for (const runId of await listOpenRuns(platform.db, [dubbing.id]))
    isStopped = (await cancelRun(platform, makeLanguage, runId)) || isStopped;
  if (dubbing.state !== 'ready')
    isStopped = (await cancelRun(platform, prepareSource, dubbing.id)) || isStopped;
  if (!isStopped) throw new Failure('dubbing_ended', 'This dubbing isn’t being made.');
}
