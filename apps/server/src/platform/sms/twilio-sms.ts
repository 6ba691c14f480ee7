import { z } from 'zod';
import { Failure } from '../errors/index.ts';
import type { Sms } from './sms.ts';

export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** A number in E.164, or the id of a messaging service (`MG…`). */
  from: string;
  apiUrl: string;
}

const timeoutMs = 10_000;

/** Twilio's codes for a number that takes no text messages: not valid, not a mobile, not reachable, opted out. */
const numberFaults = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614]);

const refusal = z.object({ code: z.int().optional() });

/** Twilio's Messages resource: https://www.twilio.com/docs/messaging/api/message-resource */
export class TwilioSms implements Sms {
  readonly #options: TwilioOptions;

  constructor(options: TwilioOptions) {
    this.#options = options;
  }

  async send(to: string, text: string): Promise<void> {
    const { accountSid, authToken, from, apiUrl } = this.#options;
    const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, apiUrl);
    const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, Body: text, [sender]: from }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw notSent(cause);
    });
    if (!answer.ok) throw await failureOf(answer);
    await answer.body?.cancel();
  }
}

async function failureOf(answer: Response): Promise<Failure> {
  const body = refusal.safeParse(await answer.json().catch(() => undefined));
  const code = body.data?.code;
  // what the gateway says names the number: the log gets status and code alone
  const cause = new Error(`the text-message gateway answered ${answer.status} (code ${code ?? 'none'})`);
  if (code === undefined || !numberFaults.has(code)) return notSent(cause);
  return new Failure('invalid_phone_number', 'Text messages can’t be sent to this number.', { cause });
}

const notSent = (cause: unknown): Failure =>
  new Failure('text_message_not_sent', 'The text message couldn’t be sent. Try again.', { cause });
