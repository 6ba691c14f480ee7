import type { ProductEvent } from '@mynah/contract/product-events/product-events';
import { eventOfCall } from '@mynah/contract/product-events/product-events';
import { anonymousId, forgetAnonymousId } from '#web/features/consent/anonymous-id.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';
import { useConnection } from '#web/shared/connection/connection.ts';
import { consentState, useConsent } from '#web/shared/consent/consent.ts';
import { readOptOut } from '#web/shared/consent/sale.ts';
import { useSession } from '#web/shared/session/session.ts';
import { type Told, takeTold, track } from '#web/shared/track.ts';

type Waiting = ProductEvent & { event_id: string };

const WAIT_MS = 3000;
/** Of one request. */
const MOST_AT_ONCE = 50;
/** In memory: before a decision, and while the server is away. */
const MOST_WAITING = 200;

let waiting: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Takes what the app tells and sends it in batches to this server, as far as consent goes: before a decision it waits in
 * memory, a refusal drops it (PRV-017). Gives the way to stop.
 */
export function startSending(): () => void {
  const stops = [
    takeTold(take),
    useConsent.subscribe(follow),
    useConnection.subscribe(follow),
    useSession.subscribe((now, before) => {
      if (now.isSignedIn && before.isSignedIn === false) track({ name: 'signed_in' });
      if (!now.isSignedIn && before.isSignedIn) leave();
    }),
  ];
  document.addEventListener('visibilitychange', sendIfHidden);
  follow();
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', sendIfHidden);
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
  };
}

function take(told: Told): void {
  const event = typeof told === 'string' ? eventFor(told) : told;
  if (!event || state() === 'denied' || waiting.length >= MOST_WAITING) return;
  waiting.push({ ...event, event_id: crypto.randomUUID() });
  follow();
}

function eventFor(operation: string): ProductEvent | undefined {
  const name = eventOfCall(operation);
  return name && { name };
}

const isRefusal = ({ status }: ApiError): boolean =>
  status !== null && status >= 400 && status < 500 && ![401, 429].includes(status);

/** There is nothing to try while nobody can be reached; what happened then is sent afterwards. */
const isConnected = (): boolean => {
  const { isOnline, isServerGone } = useConnection.getState();
  return isOnline && !isServerGone;
};

const state = () => consentState(useConsent.getState());

function follow(): void {
  if (state() === 'denied') waiting = [];
  if (state() === 'undecided' || waiting.length === 0 || !isConnected()) return;
  timer ??= setTimeout(() => void send(), WAIT_MS);
}

/** The next one at this browser is another visitor. */
function leave(): void {
  track({ name: 'signed_out' });
  void send();
  forgetAnonymousId();
}

function sendIfHidden(): void {
  if (document.visibilityState === 'hidden') void send({ isLeaving: true });
}

async function send({ isLeaving = false } = {}): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (state() === 'denied' || state() === 'undecided' || waiting.length === 0 || !isConnected()) return;
  const events = waiting.splice(0, MOST_AT_ONCE);
  try {
    const json = { anonymous_id: anonymousId(), ccpa_opt_out: readOptOut() === true, events };
    await call('POST /ingest/events', { json, keepalive: isLeaving });
  } catch (cause) {
    // what the server does not take is not sent again, so that it holds up no other
    if (cause instanceof ApiError && isRefusal(cause)) return follow();
    // counting disturbs nobody: they go with the next ones, which the server knows by their ids
    console.error('events were not recorded', cause);
    waiting = [...events, ...waiting].slice(0, MOST_WAITING);
    return;
  }
  follow();
}
