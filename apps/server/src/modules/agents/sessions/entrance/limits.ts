import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countLive, countToday } from '../../conversations/index.ts';
import type { AgentAtVersion } from '../../registry/index.ts';
import { type Waiting, waitForPlace } from '../waiting/index.ts';

/** Conversations of each agent that are about to begin, or go on, in this process: rows come a moment later. */
const taken = new WeakMap<Platform, Map<string, number>>();

/** A place, now or when those who came before have left. @throws Failure `agent_busy` */
export function takePlace(platform: Platform, agent: AgentAtVersion, waiting: Waiting): Promise<() => void> {
  return waitForPlace(platform, agent, waiting, {
    requireHope: () => requireDay(platform, agent),
    take: () => takeNow(platform, agent),
  });
}

/**
 * A place among the conversations that an agent may have at once. Gives the way to let it go.
 * @throws Failure `agent_busy`
 */
async function takeNow(platform: Platform, agent: AgentAtVersion): Promise<() => void> {
  const { agentId, workspaceId, platformSettings } = agent;
  const { agent_concurrency_limit: atOnce } = platformSettings.call_limits;
  const places = taken.get(platform) ?? new Map<string, number>();
  taken.set(platform, places);
  const here = places.get(agentId) ?? 0;
  places.set(agentId, here + 1);
  const letGo = once(() => {
    const left = (places.get(agentId) ?? 1) - 1;
    if (left > 0) places.set(agentId, left);
    else places.delete(agentId);
  });
  try {
    if (atOnce >= 0) {
      const live = Math.max(here, await countLive(platform, { workspaceId, agentId }));
      if (live >= atOnce)
        throw busy(`This agent has ${atOnce} conversations at once, and no more. Try again later.`);
    }
    return letGo;
  } catch (cause) {
    letGo();
    throw cause;
  }
}

/** Whoever waits today would wait until tomorrow. */
async function requireDay(platform: Platform, { agentId, platformSettings }: AgentAtVersion): Promise<void> {
  const { daily_limit: aDay } = platformSettings.call_limits;
  if (aDay >= 0 && (await countToday(platform, agentId)) >= aDay)
    throw busy(`This agent had its ${aDay} conversations of today. Try again tomorrow.`);
}

const busy = (message: string): Failure => new Failure('agent_busy', message);

function once(call: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    call();
  };
}
