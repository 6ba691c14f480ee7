import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { AgentAtVersion } from '../../registry/index.ts';
import { type CallerScope, pause } from './caller-scope.ts';

/** A caller who may wait. */
export interface Waiting {
  scope: CallerScope;
  /** It begins: the caller learns of it. Gives the way to end it. */
  hold(): () => void;
}

type TakePlace = () => Promise<() => void>;

/** Another process lets callers go as well, and tells nobody. */
const lookMs = 500;
/** Who waits for each agent, in order. */
const lines = new WeakMap<Platform, Map<string, Waiting[]>>();

const isBusy = (cause: unknown): boolean => cause instanceof Failure && cause.code === 'agent_busy';

/**
 * A place with an agent, after those who came before, for as long as its settings let callers wait
 * (`queueing_config`). Who leaves meanwhile gets none. @throws Failure `agent_busy`
 */
export async function waitForPlace(
  platform: Platform,
  { agentId, platformSettings }: AgentAtVersion,
  waiting: Waiting,
  takePlace: TakePlace,
): Promise<() => void> {
  const { enabled, wait_timeout_seconds: seconds } = platformSettings.queueing_config;
  if (!enabled) return takePlace();
  const line = lineOf(platform, agentId);
  const first = line.length === 0 ? await takePlace().catch(unlessBusy) : undefined;
  if (first) return first;
  const until = platform.clock.now().getTime() + seconds * 1000;
  line.push(waiting);
  const endHold = waiting.hold();
  try {
    while (platform.clock.now().getTime() < until) {
      await pause(waiting.scope, lookMs);
      if (waiting.scope.isClosed) return () => {};
      const place = line[0] === waiting ? await takePlace().catch(unlessBusy) : undefined;
      if (place) return place;
    }
    throw new Failure('agent_busy', 'Everybody is still busy. Please try again later.');
  } finally {
    line.splice(line.indexOf(waiting), 1);
    endHold();
  }
}

function lineOf(platform: Platform, agentId: string): Waiting[] {
  const all = lines.get(platform) ?? new Map<string, Waiting[]>();
  lines.set(platform, all);
  const line = all.get(agentId) ?? [];
  all.set(agentId, line);
  return line;
}

function unlessBusy(cause: unknown): undefined {
  if (!isBusy(cause)) throw cause;
}
