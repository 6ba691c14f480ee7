import { dubbingLimits } from '@mynah/contract/dubbing/dubbing-values';
import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireReady } from '../dubbing.policy.ts';
import { tellChanged } from '../dubbing-events.ts';
import { lockDubbing, updateDubbing } from '../dubbings.store.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import type { SegmentRow } from '../segments.tables.ts';
import { listTargets, lockTarget, updateTarget } from '../targets.store.ts';
import type { TargetRow } from '../targets.tables.ts';

/** A dubbing that nobody else changes meanwhile. */
export interface Editing {
  platform: Platform;
  transaction: Transaction;
  dubbing: DubbingRow;
}

interface EditOptions {
  /** Of which the editor made its changes; refused where it is not the newest. */
  upon?: number;
  /** What is said in the source changes. */
  ofSource: boolean;
}

/**
 * Changes a dubbing: one write at a time, each counted. @throws Failure `dubbing_changed` where somebody else wrote
 * meanwhile, `dubbing_not_dubbed`
 */
export async function editDubbing<Result>(
  platform: Platform,
  dubbing: DubbingRow,
  { upon, ofSource }: EditOptions,
  change: (editing: Editing) => Promise<Result>,
): Promise<{ version: number; revision: number; result: Result }> {
  return platform.db.transaction(async (transaction) => {
    const locked = await lockDubbing(transaction, dubbing);
    if (!locked) throw new Failure('dubbing_not_found', 'Dubbing not found in this workspace.');
    requireReady(locked);
    if (upon !== undefined && locked.version !== upon)
      throw new Failure('dubbing_changed', 'Somebody else has changed this dubbing. Load it again.', {
        data: { revision: locked.version },
      });
    const result = await change({ platform, transaction, dubbing: locked });
    const version = locked.version + 1;
    const revision = locked.revision + (ofSource ? 1 : 0);
    await updateDubbing(transaction, locked, { version, revision });
    if (ofSource) await touchTargets(transaction, locked);
    await tellChanged(platform, transaction, locked);
    return { version, revision, result };
  });
}

/** What is said in a language has changed: its output is older. Resolves to its revision. */
export async function touchTarget(transaction: Transaction, target: TargetRow): Promise<number> {
  const locked = (await lockTarget(transaction, target)) ?? target;
  const revision = locked.revision + 1;
  const isOlder = locked.state === 'completed';
  await updateTarget(transaction, target, { revision, ...(isOlder && { state: 'stale' as const }) });
  return revision;
}

/** How every language sounds has changed. */
export async function touchTargets(transaction: Transaction, { id }: DubbingRow): Promise<void> {
  for (const target of await listTargets(transaction, [id])) await touchTarget(transaction, target);
}

type Span = Pick<SegmentRow, 'id' | 'speakerId' | 'startMs' | 'endMs'>;

/**
 * A segment lies within the film, is not too long, and its speaker says nothing else at that time.
 * @throws Failure `unprocessable` with the place
 */
export function requirePlace(
  segment: Span,
  others: readonly Span[],
  { durationMs, loc }: { durationMs: number; loc: readonly (string | number)[] },
): void {
  const { startMs, endMs, speakerId, id } = segment;
  const refuse = (message: string) => new Failure('unprocessable', message, { loc: [...loc] });
  const { shortestSegment, longestSegment } = dubbingLimits;
  const seconds = (endMs - startMs) / 1000;
  if (seconds < shortestSegment || seconds > longestSegment)
    throw refuse(`A segment is ${shortestSegment} to ${longestSegment} seconds long.`);
  if (endMs > Math.ceil(durationMs)) throw refuse('The segment ends after the film.');
  const overlaps = others.some(
    (other) =>
      other.id !== id && other.speakerId === speakerId && other.startMs < endMs && other.endMs > startMs,
  );
  if (overlaps) throw refuse('The speaker already says something at this time.');
}

/** Likewise of many at once. @throws Failure `unprocessable` with the place */
export function requirePlaces(
  segments: readonly Span[],
  changed: readonly { segmentId: string }[],
  { durationMs, loc }: { durationMs: number; loc: readonly (string | number)[] },
): void {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const bySpeaker = new Map<string, Span[]>();
  for (const segment of segments)
    bySpeaker.set(segment.speakerId, [...(bySpeaker.get(segment.speakerId) ?? []), segment]);
  for (const [at, { segmentId }] of changed.entries()) {
    const segment = byId.get(segmentId);
    if (!segment) continue;
    requirePlace(segment, bySpeaker.get(segment.speakerId) ?? [], { durationMs, loc: [...loc, at] });
  }
}
