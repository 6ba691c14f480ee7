import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { readTarget } from '../read-full.ts';
import { isStale } from '../resource.view.ts';
import { listSegments, listSpeakers } from '../segments.store.ts';
import type { TargetRow } from '../targets.tables.ts';
import { busy, type OrderedLines, orderLines } from './order-lines.ts';

interface Regeneration {
  actor: Actor;
  dubbing: DubbingRow;
  target: TargetRow;
  signal: AbortSignal;
}

/**
 * Speaks what was changed in a language, and makes its output anew.
 * @throws Failure `nothing_to_regenerate`, `dubbing_busy`, and as `orderLines`
 */
export async function regenerate(
  platform: Platform,
  { actor, dubbing, target, signal }: Regeneration,
): Promise<OrderedLines> {
  if (target.runId !== null) throw busy();
  const speakers = new Map((await listSpeakers(platform.db, dubbing)).map((each) => [each.id, each]));
  const { lines, takes } = await readTarget(platform, target);
  const segmentIds = (await listSegments(platform.db, dubbing))
    .filter((segment) => {
      const line = lines.get(segment.id);
      if (line?.isLocked) return false;
      const take = takes.get(line?.takeId ?? '');
      return isStale({ target, line, take, segment, speaker: speakers.get(segment.speakerId)! });
    })
    .map(({ id }) => id);
  if (segmentIds.length === 0 && target.outputRevision === target.revision)
    throw new Failure('nothing_to_regenerate', 'Nothing has changed since this language was made.');
  const order = { actor, dubbing, target, segmentIds, signal };
  return orderLines(platform, { ...order, state: 'speaking', makesOutput: true });
}
