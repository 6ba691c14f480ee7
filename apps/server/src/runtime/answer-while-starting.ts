import type { IncomingMessage } from 'node:http';
import { brand } from '@mynah/contract';
import { errorBody, Failure, failureKindTraits, scimErrorBody } from '../platform/errors/index.ts';
import { isPageRequest } from '../platform/http/page-request.ts';
import { newId } from '../platform/ids/new-id.ts';
import { type StartStep, startSteps } from './start-step.ts';
import { startingPage } from './starting-page.ts';

export interface StartingAnswer {
  status: number;
  headers: Record<string, string | number>;
  body: string;
}

/** Most starts take less than ten seconds. */
const retryAfterSeconds = 2;
const later = { 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' };

/** What a server says that is just starting: that it is alive, what it waits for, and to everybody else to come again. */
export function answerWhileStarting(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { waitingFor, servesPages }: { waitingFor: ReadonlySet<StartStep>; servesPages: boolean },
): StartingAnswer {
  const path = request.url?.split('?')[0] ?? '';
  if (path === '/healthz') return json(200, { status: 'ok' });
  if (path === '/readyz') return json(503, { ready: false, waiting_for: [...waitingFor] }, later);
  if (servesPages && isPageRequest(request, path)) return page(waitingFor);
  return refusal(path);
}

function page(waitingFor: ReadonlySet<StartStep>): StartingAnswer {
  const step = startSteps.find((each) => waitingFor.has(each)) ?? 'start';
  const headers = {
    ...later,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  return { status: 503, headers, body: startingPage(step, retryAfterSeconds) };
}

function refusal(path: string): StartingAnswer {
  const failure = new Failure('server_starting', `${brand.name} is starting. Try again in a moment.`);
  const id = newId();
  const body = /^\/scim(\/|$)/.test(path) ? scimErrorBody(failure) : errorBody(failure, id);
  return json(failureKindTraits[failure.kind].status, body, {
    ...later,
    'request-id': id,
    'x-request-id': id,
    'access-control-allow-origin': '*',
  });
}

const json = (
  status: number,
  body: unknown,
  headers: Record<string, string | number> = {},
): StartingAnswer => ({
  status,
  headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});
