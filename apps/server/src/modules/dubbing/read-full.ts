import type { Platform } from '../../platform/platform.ts';
import type { DubbingRow } from './dubbings.tables.ts';
import { listExports } from './exports.store.ts';
import type { FullDubbing, FullTarget } from './resource.view.ts';
import { listSegments, listSpeakers } from './segments.store.ts';
import { listLines, listTakes, listTargets } from './targets.store.ts';
import type { TakeRow, TargetRow } from './targets.tables.ts';

export async function readTarget({ db }: Pick<Platform, 'db'>, target: TargetRow): Promise<FullTarget> {
  const [lines, takes] = [await listLines(db, target), await listTakes(db, target)];
  return {
    target,
    lines: new Map(lines.map((line) => [line.segmentId, line])),
    takes: new Map(takes.map((take) => [take.id, take])),
    takesOf: bySegment(takes),
  };
}

function bySegment(takes: readonly TakeRow[]): Map<string, TakeRow[]> {
  const found = new Map<string, TakeRow[]>();
  for (const take of takes) {
    const own = found.get(take.segmentId);
    if (own) own.push(take);
    else found.set(take.segmentId, [take]);
  }
  return found;
}

/** A dubbing with all that is known of it. */
export async function readFull(platform: Platform, dubbing: DubbingRow): Promise<FullDubbing> {
  const { db } = platform;
  const targets: FullTarget[] = [];
  for (const target of await listTargets(db, [dubbing.id])) targets.push(await readTarget(platform, target));
  return {
    dubbing,
    speakers: await listSpeakers(db, dubbing),
    segments: await listSegments(db, dubbing),
    targets,
    renders: await listExports(db, dubbing),
  };
}
