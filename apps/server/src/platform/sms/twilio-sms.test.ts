import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TwilioSms } from './twilio-sms.ts';

/** Speaks the Messages resource of the gateway as its documentation has it. */
let gateway: Server;
let answer: { status: number; body: unknown };
let seen: { method?: string; url?: string; authorization?: string; type?: string; form: URLSearchParams }[];

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

beforeEach(async () => {
  seen = [];
  answer = { status: 201, body: { sid: 'SM1', status: 'queued' } };
  gateway = createServer(async (request, response) => {
    const form = new URLSearchParams(await bodyOf(request));
    const { method, url, headers } = request;
    seen.push({ method, url, authorization: headers.authorization, type: headers['content-type'], form });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
});
afterEach(() => void gateway.close());

function sms(from = '+15550100100'): TwilioSms {
  const { port } = gateway.address() as AddressInfo;
  return new TwilioSms({ accountSid: 'AC1', authToken: 'secret', from, apiUrl: `http://127.0.0.1:${port}` });
}

it('posts a form with the account’s credentials', async () => {
  await sms().send('+15550100199', '123456 is your code & more.');
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/2010-04-01/Accounts/AC1/Messages.json',
    authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
  });
  expect(Object.fromEntries(seen[0]!.form)).toEqual({
    To: '+15550100199',
    From: '+15550100100',
    Body: '123456 is your code & more.',
  });
});

it('sends by a messaging service where one is named', async () => {
  await sms('MG1').send('+15550100199', 'Hello');
  expect(seen[0]?.form.get('MessagingServiceSid')).toBe('MG1');
  expect(seen[0]?.form.has('From')).toBe(false);
});

it.each([
  [400, { code: 21211, message: 'The To number +15550100199 is not valid' }, 'invalid_phone_number'],
  [400, { code: 21610, message: 'unsubscribed' }, 'invalid_phone_number'],
  [401, { code: 20003, message: 'Authenticate' }, 'text_message_not_sent'],
  [429, { code: 20429, message: 'Too Many Requests' }, 'text_message_not_sent'],
  [502, '<html>', 'text_message_not_sent'],
])('a refusal with %i %j is %s, and its words stay out of the log', async (status, body, code) => {
  answer = { status, body };
  const refusal = await sms()
    .send('+15550100199', 'Hello')
    .catch((thrown: unknown) => thrown);
  expect(refusal).toMatchObject({ code });
  expect(String((refusal as Error).cause)).not.toContain('+1555');
});

it('says that nothing was sent when the gateway is away', async () => {
  const away = sms();
  gateway.close();
  gateway.closeAllConnections();
  await once(gateway, 'close');
  await expect(away.send('+15550100199', 'Hello')).rejects.toMatchObject({ code: 'text_message_not_sent' });
});
