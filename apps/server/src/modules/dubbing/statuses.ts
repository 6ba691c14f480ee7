import type { DubbingStatus } from '@mynah/contract/dubbing/dubbing-values';
import type { DubbingRow } from './dubbings.tables.ts';
import type { TargetRow } from './targets.tables.ts';

type OfTarget = Pick<TargetRow, 'state' | 'stage'>;
type OfDubbing = Pick<DubbingRow, 'state' | 'stage'>;

const isMade = ({ state }: OfTarget): boolean => state === 'queued' || state === 'processing';

/** Of the whole: what is made now counts before what failed. */
export function statusOf({ state }: OfDubbing, targets: readonly OfTarget[]): DubbingStatus {
  if (state !== 'ready') return state;
  if (targets.some(isMade)) return 'dubbing';
  return targets.some((target) => target.state === 'failed') ? 'failed' : 'dubbed';
}

/** Taking the source apart, of all there is to do until the first language is there. */
const sourceShare = 0.4;

interface Progress {
  /** 0 to 1, of stepped work. */
  source: number;
  /** Of the languages, in their order. */
  targets: readonly number[];
}

/** 0 to 100. */
export function progressOf(
  { state }: OfDubbing,
  targets: readonly OfTarget[],
  { source, targets: made }: Progress,
): number {
  if (state === 'queued' || state === 'failed') return 0;
  if (state === 'preparing') return percent(source * sourceShare);
  if (targets.length === 0) return 100;
  const shares = targets.map((target, at) => (isMade(target) ? (made[at] ?? 0) : 1));
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return percent(sourceShare + mean * (1 - sourceShare));
}

export const percent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;

const stages: Readonly<Record<string, string>> = {
  separate: 'Separating speech from the background',
  hear: 'Transcribing speech',
  segment: 'Finding out who speaks when',
  translate: 'Translating',
  voices: 'Cloning voices',
  speak: 'Speaking',
  mix: 'Mixing',
};

const plain: Readonly<Record<DubbingStatus, string>> = {
  queued: 'Waiting to start',
  preparing: 'Preparing the source',
  dubbing: 'Dubbing',
  dubbed: 'Done',
  failed: 'Failed',
};

export function messageOf(dubbing: OfDubbing, targets: readonly OfTarget[]): string {
  const status = statusOf(dubbing, targets);
  const stage = status === 'preparing' ? dubbing.stage : targets.find(isMade)?.stage;
  return (stage && stages[stage]) || plain[status];
}

/** Of one language. */
export const targetMessageOf = ({ state, stage }: OfTarget): string => {
  if (state === 'processing') return (stage && stages[stage]) || plain.dubbing;
  if (state === 'queued') return plain.queued;
  return state === 'failed' ? plain.failed : plain.dubbed;
};

/** Seconds that dubbing so much takes about: twice as long as it lasts, and a minute to begin. */
export const expectedSeconds = (durationMs: number): number => Math.round((durationMs / 1000) * 2 + 60);
