import type { Config } from '../../../../platform/config/config.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { ProductEventRow } from '../product-events.store.ts';
import { posthogRequest } from './posthog.ts';
import { segmentRequest } from './segment.ts';

const timeoutMs = 20_000;
const requests = { posthog: posthogRequest, segment: segmentRequest };

/**
 * Sends a batch to the receiver that the operator has named. @throws Failure `outside_unreachable` when it does not
 * take it; what it has had before it leaves aside by the ids of the events
 */
export async function sendBatch(
  { eventsUrl, eventsProtocol, eventsKey = '' }: Config,
  events: readonly ProductEventRow[],
  signal: AbortSignal,
): Promise<void> {
  const { path, headers, body } = requests[eventsProtocol](eventsKey, events);
  const answer = await fetch(`${(eventsUrl ?? '').replace(/\/$/, '')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch((cause) => {
    if (signal.aborted) throw cause;
    throw new Failure('outside_unreachable', 'The receiver of product events can’t be reached.', { cause });
  });
  await answer.body?.cancel();
  if (!answer.ok) {
    throw new Failure('outside_unreachable', `The receiver of product events answered ${answer.status}.`);
  }
}
