import type { DayOfAgent } from '#web/features/conversations/conversations.requests.ts';

export interface Sums {
  conversations: number;
  successful: number;
  failed: number;
  minutes: number;
  /** Credits. */
  cost: number;
  /** From the end of what the caller says to the first sound of the answer, as the mean of the answers; undefined where nothing was heard. */
  responseSeconds: number | undefined;
}

/** All of these days together. Means are weighed by conversations: how many answers there were is not told. */
export function sumDays(days: readonly DayOfAgent[]): Sums {
  const heard = days.flatMap((day) => {
    const seconds = responseSecondsOf(day);
    return seconds === undefined ? [] : [{ seconds, weight: day.conversations }];
  });
  const weight = heard.reduce((sum, day) => sum + day.weight, 0);
  const sumOf = (read: (day: DayOfAgent) => number): number => days.reduce((sum, day) => sum + read(day), 0);
  const total = heard.reduce((sum, day) => sum + day.seconds * day.weight, 0);
  return {
    conversations: sumOf((day) => day.conversations),
    successful: sumOf((day) => day.successful),
    failed: sumOf((day) => day.failed),
    minutes: sumOf((day) => day.minutes),
    cost: sumOf((day) => day.cost),
    responseSeconds: weight > 0 ? total / weight : undefined,
  };
}

/** The model's first word, and from there the first sound. */
function responseSecondsOf({ turn_seconds: stages }: DayOfAgent): number | undefined {
  const sound = stages?.convai_tts_service_ttfb;
  return sound === undefined ? undefined : (stages?.convai_llm_service_ttfb ?? 0) + sound;
}

/** The share of the judged that succeeded, 0 to 1; undefined where none was judged. */
export function successShare({ successful, failed }: Sums): number | undefined {
  const judged = successful + failed;
  return judged === 0 ? undefined : successful / judged;
}

const dayMs = 86_400_000;

/** The last days up to today (UTC), oldest first, those without a conversation too. */
export function everyDay(
  days: readonly DayOfAgent[],
  count: number,
  now: Date,
): { day: string; sums: Sums }[] {
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(now.getTime() - (count - 1 - at) * dayMs).toISOString().slice(0, 10);
    return { day, sums: sumDays(days.filter((each) => each.day === day)) };
  });
}

export interface AgentSums {
  agentId: string;
  name: string | null;
  sums: Sums;
}

/** Each agent's own, the busiest first. */
export function sumByAgent(days: readonly DayOfAgent[]): AgentSums[] {
  const names = new Map(days.map(({ agent_id, agent_name }) => [agent_id, agent_name]));
  return [...names]
    .map(([agentId, name]) => ({
      agentId,
      name,
      sums: sumDays(days.filter(({ agent_id }) => agent_id === agentId)),
    }))
    .toSorted((a, b) => b.sums.conversations - a.sums.conversations);
}
