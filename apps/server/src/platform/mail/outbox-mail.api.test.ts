import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { openSecretKeys, type SecretKeys } from '../crypto/index.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { PgBossJobs } from '../jobs/pg-boss-jobs.ts';
import { createLog } from '../log/log.ts';
import { mails } from './mail.tables.ts';
import { openBody } from './mail-body.ts';
import { OutboxMail } from './outbox-mail.ts';

interface Received {
  from: string;
  to: string[];
  source: string;
}

const received: Received[] = [];
const logLines: string[] = [];
let refusals = 0;
let database: TestDatabase;
let db: Database;
let jobs: PgBossJobs;
let smtp: SMTPServer;
let mail: OutboxMail;
let keys: SecretKeys;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
  keys = await openSecretKeys('', 'the secret of a server of this test');
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(refusals-- > 0 ? new Error(`${address} is unknown here`) : null),
    onData: async (stream, { envelope }, done) => {
      const source = Buffer.concat(await stream.toArray()).toString();
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      done();
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const log = createLog('trace', { write: (line) => void logLines.push(line) });
  jobs = new PgBossJobs({ url: database.url, log, heartbeatSeconds: 10 });
  mail = new OutboxMail({
    db,
    jobs,
    keys,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Mynah <mynah@example.com>',
  });
  await jobs.start([mail.handler().definition]);
  await jobs.work([mail.handler()]);
});
afterAll(async () => {
  await jobs?.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await db.$client.end();
  await database.drop();
});

const message = (to: string) => ({ to, subject: 'Grüße', text: 'Here is your link.', html: '<p>Here</p>' });
const rowOf = async (to: string) => (await db.select().from(mails).where(eq(mails.to, to)))[0];

test('a mail is delivered to the mail server and marked as sent', async () => {
  await mail.send(message('ada@example.com'));
  await until(async () => expect((await rowOf('ada@example.com'))?.sentAt).toBeInstanceOf(Date));
  const [arrived] = received;
  expect(arrived).toMatchObject({ from: 'mynah@example.com', to: ['ada@example.com'] });
  expect(arrived?.source).toContain('Subject: =?UTF-8?');
  expect(arrived?.source).toContain('Here is your link.');
  expect(arrived?.source).toContain('<p>Here</p>');
  expect(await rowOf('ada@example.com')).toMatchObject({ sealedBody: null, text: null, html: null });
});

test('a mail of a change that is rolled back is never sent', async () => {
  const rolledBack = db.transaction(async (transaction) => {
    await mail.send(message('never@example.com'), { transaction });
    throw new Error('changed its mind');
  });
  await expect(rolledBack).rejects.toThrow('changed its mind');
  await mail.send(message('after@example.com'));
  await until(() => expect(received.flatMap(({ to }) => to)).toContain('after@example.com'));
  expect(received.flatMap(({ to }) => to)).not.toContain('never@example.com');
  expect(await rowOf('never@example.com')).toBeUndefined();
});

test('a mail that the server refuses is tried again; the log does not say to whom it went', async () => {
  refusals = 1;
  await mail.send(message('grace@example.com'));
  await until(async () => expect((await rowOf('grace@example.com'))?.lastError).toContain('grace'));
  await until(async () => expect((await rowOf('grace@example.com'))?.sentAt).toBeInstanceOf(Date));
  expect((await rowOf('grace@example.com'))?.lastError).toBeNull();
  expect(logLines.join('')).toContain('the mail server did not take a mail (EENVELOPE 550)');
  expect(logLines.join('')).not.toContain('grace');
});

test('without a mail server the mail waits in the outbox', async () => {
  const outbox = new OutboxMail({ db, jobs, keys, smtpUrl: undefined, from: 'Mynah <mynah@example.com>' });
  await outbox.send(message('waiting@example.com'));
  await mail.send(message('last@example.com'));
  await until(() => expect(received.flatMap(({ to }) => to)).toContain('last@example.com'));
  expect(received.flatMap(({ to }) => to)).not.toContain('waiting@example.com');
  const row = await rowOf('waiting@example.com');
  expect(row).toMatchObject({ subject: 'Grüße', sentAt: null, text: null, html: null });
  expect(row?.sealedBody).not.toContain('link');
  expect(openBody(keys, row!)).toEqual({ text: 'Here is your link.', html: '<p>Here</p>' });
});

test('what a server before sealing left is sealed at the start, and gone where it was sent', async () => {
  const old = { subject: 'Old', text: 'An old link.', html: '<p>An old link.</p>' };
  await db.insert(mails).values([
    { ...old, id: 'old-1', to: 'old@example.com' },
    { ...old, id: 'old-2', to: 'gone@example.com', sentAt: new Date() },
  ]);
  await mail.prepare();
  const waiting = await rowOf('old@example.com');
  expect(waiting).toMatchObject({ text: null, html: null });
  expect(waiting?.sealedBody).not.toContain('link');
  expect(openBody(keys, waiting!)).toEqual({ text: old.text, html: old.html });
  expect(await rowOf('gone@example.com')).toMatchObject({ text: null, html: null, sealedBody: null });
});
