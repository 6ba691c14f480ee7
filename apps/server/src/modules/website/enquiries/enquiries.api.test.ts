import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo } from '../../../../test/mailbox.ts';
import { startTestApp, type TestApp, type TestOwner } from '../../../../test/test-app.ts';
import { enquiries } from './enquiries.tables.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp({
    environment: { MYNAH_HELP_EMAIL: 'help@example.com', MYNAH_TRUSTED_PROXIES: '127.0.0.1' },
  });
  owner = await app.owner();
});
beforeEach(() => app.platform.db.delete(enquiries));
afterAll(() => app.close());

const written = {
  topic: 'sales',
  name: 'Grace',
  email: 'grace@example.com',
  organization: '',
  message: 'Forty hours of narration, please.',
  website: '',
};

const send = (more: Record<string, string> = {}, ip = '203.0.113.5') =>
  app.fetch('/v1/enquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': ip },
    body: new URLSearchParams({ ...written, ...more }).toString(),
    redirect: 'manual',
  });

const asStaff = (path: string, init: RequestInit = {}) =>
  app.fetch(path, { ...init, headers: { authorization: `Bearer ${owner.accessToken}` } });

const queue = async () =>
  ((await (await asStaff('/v1/admin/enquiries')).json()) as { enquiries: Record<string, unknown>[] })
    .enquiries;

test('[RTE-017] what somebody writes reaches the queue of staff and the operator’s mailbox', async () => {
  const answer = await send();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks']);
  expect((await app.fetch('/thanks')).status).toBe(200);
  expect(await queue()).toEqual([
    {
      enquiry_id: expect.any(String),
      topic: 'sales',
      name: 'Grace',
      email: 'grace@example.com',
      organization: null,
      message: written.message,
      created_at_unix: expect.any(Number),
    },
  ]);
  const [mail] = await mailsTo(app, 'help@example.com');
  expect(mail?.subject).toBe('Someone wrote on the contact page');
});

test('what is answered is deleted, once', async () => {
  await send({ topic: 'grant' }, '203.0.113.6');
  const [{ enquiry_id } = {}] = await queue();
  const close = () => asStaff(`/v1/admin/enquiries/${enquiry_id}`, { method: 'DELETE' });
  expect((await close()).status).toBe(200);
  expect((await close()).status).toBe(404);
  expect(await queue()).toEqual([]);
});

test('a program that fills in the field that nobody sees reaches nobody', async () => {
  expect((await send({ website: 'https://spam.example' }, '203.0.113.7')).status).toBe(303);
  expect(await queue()).toEqual([]);
});

test('five messages an hour from one place', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 6; time++) statuses.push((await send({}, '203.0.113.8')).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
});

test.each([
  ['an address that is none', 'email', 'grace'],
  ['no message', 'message', ' '],
  ['another topic', 'topic', 'weather'],
  ['a message without end', 'message', 'a'.repeat(5001)],
])('what cannot be answered is refused: %s', async (_title, field, value) => {
  expect((await send({ [field]: value }, '203.0.113.9')).status).toBe(422);
});

test('the queue is for staff', async () => {
  expect((await app.fetch('/v1/admin/enquiries')).status).toBe(401);
  expect((await app.fetch('/v1/admin/enquiries', { apiKey: owner.apiKey })).status).toBe(403);
});
