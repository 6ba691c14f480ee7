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

/** How an agent takes a caller. */
export interface Places {
  /** Whoever waits would wait in vain. @throws Failure `agent_busy` */
  requireHope(): Promise<void>;
  /** Gives the way to let it go. @throws Failure `agent_busy` */
  take(): Promise<() => void>;
}

/** Another process lets callers go as well, and tells nobody. */
const lookMs = 500;
/** Of one agent, in this process: a line that nobody gets to the end of is worth nothing. */
const mostWaiting = 100;
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
  places: Places,
): Promise<() => void> {
  const { enabled, wait_timeout_seconds: seconds } = platformSettings.queueing_config;
  await places.requireHope();
  if (!enabled) return places.take();
  const line = lineOf(platform, agentId);
  const first = line.length === 0 ? await places.take().catch(unlessBusy) : undefined;
  if (first) return first;
  const leave = join(platform, agentId, waiting);
  try {
    const until = platform.clock.now().getTime() + seconds * 1000;
    const isNext = () => lineOf(platform, agentId)[0] === waiting;
    while (platform.clock.now().getTime() < until) {
      await pause(waiting.scope, lookMs);
      if (waiting.scope.isClosed) return () => {};
      if (!isNext()) continue;
      await places.requireHope();
      const place = await places.take().catch(unlessBusy);
      if (place) return place;
    }
    throw new Failure('agent_busy', 'Everybody is still busy. Please try again later.');
  } finally {
    leave();
  }
}

const lineOf = (platform: Platform, agentId: string): readonly Waiting[] =>
  lines.get(platform)?.get(agentId) ?? [];

/** At the end of the line, and on hold. Gives the way to leave both. @throws Failure `agent_busy` */
function join(platform: Platform, agentId: string, waiting: Waiting): () => void {
  const all = lines.get(platform) ?? new Map<string, Waiting[]>();
  const line = all.get(agentId) ?? [];
  if (line.length >= mostWaiting)
    throw new Failure('agent_busy', 'Too many people are waiting already. Please try again later.');
  const endHold = waiting.hold();
  lines.set(platform, all);
  all.set(agentId, line);
  line.push(waiting);
  return () => {
    endHold();
    line.splice(line.indexOf(waiting), 1);
    if (line.length === 0 && all.get(agentId) === line) all.delete(agentId);
  };
}

function unlessBusy(cause: unknown): undefined {
  if (!isBusy(cause)) throw cause;
}
