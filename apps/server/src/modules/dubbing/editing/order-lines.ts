import { generationCost } from '@mynah/contract/billing/generation-prices';
import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { storedActor } from '../../../platform/http/stored-actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fixedPrice, Generation, type Reservation } from '../../billing/index.ts';
import { requireReady } from '../dubbing.policy.ts';
import { tellChanged } from '../dubbing-events.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { newLine, requireTranslation } from '../making/begin-language.ts';
import { startWork } from '../making/start-language.ts';
import { listSegments } from '../segments.store.ts';
import type { SegmentRow } from '../segments.tables.ts';
import { listLines, listTakes, lockTarget, putLines, updateTarget } from '../targets.store.ts';
import type { LineRow, TakeRow, TargetRow } from '../targets.tables.ts';
import { segmentNotFound } from './change-source.ts';
import { touchTarget } from './edit-dubbing.ts';

interface LinesOrder {
  actor: Actor;
  dubbing: DubbingRow;
  target: TargetRow;
  /** Undefined: all of them that are not locked. */
  segmentIds?: readonly string[] | undefined;
  /** Spoken, after a translation where there is none; or translated alone. */
  state: 'speaking' | 'translating';
  /** Another take of what was spoken already. */
  again?: boolean;
  /** A new output at the end. */
  makesOutput?: boolean;
  signal: AbortSignal;
}

export interface OrderedLines {
  segmentIds: string[];
  seconds: number;
  chargedSeconds: number;
  freeSecondsLeft: number;
}

/**
 * Has lines of a language made again in the background. As much as the source lasts is free, once the language was paid
 * for; more is held now and charged when it is made.
 * @throws Failure `dubbing_segment_not_found`, `segment_locked`, `dubbing_busy`, `quota_exceeded`, and as `requireTranslation`
 */
export async function orderLines(platform: Platform, order: LinesOrder): Promise<OrderedLines> {
  const { actor, dubbing, target, signal } = order;
  requireReady(dubbing);
  const segments = await wantedSegments(platform, order);
  const lines = new Map((await listLines(platform.db, target)).map((line) => [line.segmentId, line]));
  const isTranslated = order.state === 'speaking' && segments.every(({ id }) => lines.get(id)?.translation);
  await requireTranslation(
    platform,
    { source: dubbing.language, target: target.language, isTranslated },
    signal,
  );
  const bill = billOf(order, segments);
  const credits = bill.chargedSeconds > 0 ? generationCost('dubbing', bill.chargedSeconds * 1000) : 0;
  const write = (transaction: Transaction, reservation: Reservation | null) =>
    begin(platform, transaction, order, { segments, seconds: bill.seconds, reservation });
  if (credits === 0) await platform.db.transaction((transaction) => write(transaction, null));
  else {
    const price = fixedPrice(credits);
    const held = { product: 'dubbing', price, road: 'job', slot: null } as const;
    const generation = await Generation.begin(platform, actor, held);
    try {
      await generation.carry(write);
    } catch (cause) {
      await generation.release();
      throw cause;
    }
  }
  return { segmentIds: segments.map(({ id }) => id), ...bill };
}

async function wantedSegments(
  { db }: Platform,
  { dubbing, target, segmentIds }: LinesOrder,
): Promise<SegmentRow[]> {
  const segments = await listSegments(db, dubbing);
  const lines = await listLines(db, target);
  const locked = new Set(lines.filter(({ isLocked }) => isLocked).map(({ segmentId }) => segmentId));
  if (!segmentIds) return segments.filter(({ id }) => !locked.has(id));
  const wanted = segments.filter(({ id }) => segmentIds.includes(id));
  if (wanted.length < new Set(segmentIds).size) throw segmentNotFound();
  if (wanted.some(({ id }) => locked.has(id)))
    throw new Failure('segment_locked', 'A line is locked. Unlock it to make it again.');
  return wanted;
}

/** Translating costs nothing; speaking again is free for as long as was paid for, the source's length at most. */
function billOf(
  { dubbing, target, state }: LinesOrder,
  segments: readonly SegmentRow[],
): Omit<OrderedLines, 'segmentIds'> {
  const spokenMs = segments.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const seconds = state === 'speaking' ? spokenMs / 1000 : 0;
  const paid = target.credits + (target.reservation?.credits ?? 0);
  const paidShare = Math.min(1, paid / generationCost('dubbing', dubbing.durationMs));
  const free = Math.max(0, (paidShare * dubbing.durationMs) / 1000 - target.regeneratedSeconds);
  return {
    seconds,
    chargedSeconds: Math.max(0, seconds - free),
    freeSecondsLeft: Math.max(0, free - seconds),
  };
}

interface Begun {
  segments: readonly SegmentRow[];
  seconds: number;
  reservation: Reservation | null;
}

async function begin(
  platform: Platform,
  transaction: Transaction,
  { actor, dubbing, target, state, again = false, makesOutput = false }: LinesOrder,
  { segments, seconds, reservation }: Begun,
): Promise<void> {
  const locked = await lockTarget(transaction, target);
  if (!locked) throw new Failure('dubbing_language_not_found', 'This dubbing doesn’t have that language.');
  // what is held for work under way is charged by it, and only once
  if (locked.reservation && reservation) throw busy();
  // somebody else has used up free seconds of this bill
  if (seconds > 0 && locked.regeneratedSeconds !== target.regeneratedSeconds) throw busy();
  const lines = new Map((await listLines(transaction, locked)).map((line) => [line.segmentId, line]));
  const takes = again ? await listTakes(transaction, locked) : [];
  await putLines(
    transaction,
    segments.map(({ id }) => {
      const line = lines.get(id);
      const attempt = again ? nextAttempt(line, takes) : (line?.attempt ?? 0);
      return { ...(line ?? newLine(locked, id)), state, error: null, attempt };
    }),
    ['state', 'error', 'attempt'],
  );
  // what it says is to be another: an output that is not made anew is older than it
  if (!makesOutput) await touchTarget(transaction, locked);
  await updateTarget(transaction, locked, {
    regeneratedSeconds: locked.regeneratedSeconds + seconds,
    ...(reservation && { reservation }),
  });
  if (locked.runId === null) {
    await updateTarget(transaction, locked, { actor: storedActor(actor) });
    await startWork(platform, transaction, locked, { makesOutput });
  } else if (makesOutput) await updateTarget(transaction, locked, { makesOutput });
  await tellChanged(platform, transaction, dubbing);
}

/** After the last there is, whichever is chosen. */
const nextAttempt = (line: LineRow | undefined, takes: readonly TakeRow[]): number =>
  1 +
  Math.max(
    line?.attempt ?? -1,
    ...takes.filter(({ segmentId }) => segmentId === line?.segmentId).map(({ attempt }) => attempt),
  );

export const busy = (): Failure =>
  new Failure('dubbing_busy', 'This language is being made just now. Try again when it is done.');
