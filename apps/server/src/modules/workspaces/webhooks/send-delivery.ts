import { unixSeconds } from '../../../platform/clock/clock.ts';
import { Failure, failureKindTraits } from '../../../platform/errors/index.ts';
import { fetchOutside, type OutsideAnswer } from '../../../platform/outbound/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getAccessToken } from './access-token.ts';
import type { DeliveryRow } from './deliveries.store.ts';
import { signatureHeader } from './signature.ts';
import { currentSecrets, openHeaders } from './webhook-secrets.ts';
import { isSuccess, isTransient } from './webhooks.policy.ts';
import type { WebhookRow } from './webhooks.store.ts';

/** How one attempt went. */
export interface Outcome {
  isDelivered: boolean;
  /** Worth another attempt. */
  isTransient: boolean;
  status: number | null;
  /** Why not, in a sentence. */
  failure: string | null;
  responseBody: string | null;
  /** As sent, without credentials. */
  requestHeaders: Record<string, string>;
}

const timeoutMs = 10_000;
/** Of an answer as much is kept; what follows is not waited for. */
const keptBytes = 4_096;
const hidden = '(hidden)';

interface Attempt {
  webhook: WebhookRow;
  delivery: DeliveryRow;
  signal: AbortSignal;
}

/** Sends a delivery once; a second time at once where another credential may be what was missing. */
export async function sendDelivery(platform: Platform, attempt: Attempt): Promise<Outcome> {
  const headers = plainHeaders(platform, attempt);
  const names = Object.keys(attempt.webhook.requestHeaders);
  const shown = Object.fromEntries(names.map((name) => [name, hidden]));
  try {
    const { answer, credential, shownCredential } = await sendWithCredential(platform, attempt, headers);
    return outcomeOf(answer, { ...headers, ...shown, ...(shownCredential ?? credential) });
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown;
    return {
      isDelivered: false,
      isTransient: failureKindTraits[thrown.kind].retryJob,
      status: null,
      failure: thrown.message,
      responseBody: null,
      requestHeaders: { ...headers, ...shown },
    };
  }
}

const plainHeaders = (
  { keys }: Pick<Platform, 'keys'>,
  { webhook, delivery }: Attempt,
): Record<string, string> => ({
  ...openHeaders(keys, webhook),
  'content-type': 'application/json',
  'user-agent': 'Mynah-Webhooks/1.0',
  // the same for every attempt and replay: what a receiver has had it can leave aside
  'webhook-id': delivery.replayOf ?? delivery.id,
});

interface Sent {
  answer: OutsideAnswer;
  credential: Record<string, string>;
  shownCredential?: Record<string, string>;
}

async function sendWithCredential(
  platform: Platform,
  attempt: Attempt,
  headers: Record<string, string>,
): Promise<Sent> {
  const { webhook, delivery, signal } = attempt;
  const post = (credential: Record<string, string>) =>
    fetchOutside(platform, webhook.url, {
      method: 'POST',
      headers: { ...headers, ...credential },
      body: delivery.body,
      timeoutMs,
      maxAnswerBytes: keptBytes,
      whenLarger: 'cut',
      signal,
    });
  return webhook.authType === 'hmac'
    ? sendSigned(platform, attempt, post)
    : sendWithToken(platform, attempt, post);
}

type Post = (credential: Record<string, string>) => Promise<OutsideAnswer>;

/** While two secrets hold, a receiver that knows only the older one looks at the first signature alone: it gets a turn. */
async function sendSigned(
  { clock, keys }: Platform,
  { webhook, delivery }: Attempt,
  post: Post,
): Promise<Sent> {
  const now = clock.now();
  const secrets = currentSecrets(keys, webhook, now);
  const signed = (order: readonly string[]) => ({
    'elevenlabs-signature': signatureHeader(order, { seconds: unixSeconds(now), body: delivery.body }),
  });
  const credential = signed(secrets);
  const answer = await post(credential);
  if (secrets.length === 1 || isSuccess(answer.status)) return { answer, credential };
  const turned = signed(secrets.toReversed());
  return { answer: await post(turned), credential: turned };
}

async function sendWithToken(platform: Platform, { webhook, signal }: Attempt, post: Post): Promise<Sent> {
  const send = async (isRefused: boolean): Promise<Sent> => {
    const token = await getAccessToken(platform, webhook, { signal, isRefused });
    const credential = { authorization: `Bearer ${token}` };
    const answer = await post(credential);
    return { answer, credential, shownCredential: { authorization: `Bearer ${hidden}` } };
  };
  const sent = await send(false);
  return sent.answer.status === 401 ? send(true) : sent;
}

function outcomeOf({ status, body }: OutsideAnswer, requestHeaders: Record<string, string>): Outcome {
  const isDelivered = isSuccess(status);
  return {
    isDelivered,
    isTransient: isTransient(status),
    status,
    failure: isDelivered ? null : `The receiver answered ${status}.`,
    responseBody: storable(body),
    requestHeaders,
  };
}

/** Bytes of any kind as text that the database takes. */
const storable = (body: Uint8Array): string => Buffer.from(body).toString('utf8').replaceAll('\0', '\uFFFD');
