import { planning, type tracks } from '../speaking/index.ts';
import type { PlannedTurn } from './plan-turns.ts';
import { gapBetween, shareOf, type TurnGap } from './turn-gaps.ts';

interface PlaceOptions {
  /** The text of the whole dialogue. */
  source: string;
  seed: number;
  whole: boolean;
}

/** What each segment of a dialogue asks of which engine, and how it stands to its neighbors. */
export function placeTurns(
  turns: readonly PlannedTurn[],
  { source, seed, whole }: PlaceOptions,
): tracks.EngineCall[] {
  const gaps = turns.map((turn, index) => gapBefore(turns[index - 1], turn, shareOf(seed, index)));
  let firstIndex = 0;
  return turns.flatMap((turn, index) => {
    const options = { source, context: {}, firstIndex, whole: whole || index > 0 };
    firstIndex += turn.segments.length;
    return [...planning.planCalls(turn.segments, turn.setup, options)].map((call, at) => ({
      ...call,
      segment: {
        ...call.segment,
        place: placeOf({
          gap: at === 0 ? gaps[index] : undefined,
          gapAfter: at === turn.segments.length - 1 ? gaps[index + 1] : undefined,
        }),
      },
    }));
  });
}

/** A silence that the text asks for is heard before anything begins. */
function gapBefore(before: PlannedTurn | undefined, turn: PlannedTurn, share: number): TurnGap | undefined {
  if (!before) return undefined;
  const gap = gapBetween(before.input, turn.input, share);
  const { speed } = before.setup.settings;
  if ('gapMs' in gap) return { gapMs: Math.max(leastGapMs, gap.gapMs / speed) };
  const pauses = before.segments.at(-1)!.pauseAfterMs + turn.segments[0]!.pauseBeforeMs;
  return pauses > 0 ? { gapMs: leastGapMs } : gap;
}

/** Room for the fades of a seam. */
const leastGapMs = 30;

function placeOf({
  gap,
  gapAfter,
}: {
  gap?: TurnGap;
  gapAfter?: TurnGap;
}): tracks.EngineCall['segment']['place'] {
  return {
    ...(gap && { isTurn: true }),
    ...(gap && 'gapMs' in gap && { gapMs: gap.gapMs }),
    ...(gapAfter && 'overlapMs' in gapAfter && { overlapMs: gapAfter.overlapMs }),
  };
}
