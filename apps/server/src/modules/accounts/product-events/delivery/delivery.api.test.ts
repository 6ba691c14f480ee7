import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../../test/factories.ts';
import { type Receiver, startReceiver } from '../../../../../test/receiver.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { decideConsent } from '../../privacy/actions/decide-consent.ts';
import { chooseSale } from '../../privacy/actions/opt-out-of-sale.ts';
import { listWaiting } from '../product-events.store.ts';
import { productEvents } from '../product-events.tables.ts';
import { startDelivery } from './deliver-events.ts';
import { sendBatch } from './events-receiver.ts';

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  const environment = {
    MYNAH_PRODUCT_EVENTS_URL: addressOf(receiver),
    MYNAH_PRODUCT_EVENTS_KEY: 'project key',
  };
  app = await startTestApp({ environment });
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = () => ({});
});
afterAll(async () => {
  await app.close();
  receiver.close();
});

const addressOf = ({ url }: Receiver) => new URL(url).origin;

const tell = async (name: string, { as, ...more }: { as?: Signed; anonymous_id?: string } = {}) => {
  const event_id = randomUUID();
  const answer = await app.fetch('/ingest/events', {
    json: { ...more, events: [{ event_id, name, properties: { page: '/app/home' } }] },
    headers: as && { authorization: `Bearer ${as.accessToken}` },
  });
  expect(answer.status).toBe(200);
  return event_id;
};
const waiting = () =>
  app.platform.db.$count(
    productEvents,
    and(eq(productEvents.isShared, true), isNull(productEvents.deliveredAt)),
  );
const delivered = () => expect.poll(waiting).toBe(0);
const bodyOf = (index: number) => JSON.parse(receiver.received[index]?.body ?? '') as never;

async function makePerson(): Promise<Signed> {
  const { workspaceId } = await makeNeighbor(app);
  return makeMember(app, workspaceId, 'admin');
}

it('[PRV-041] [PRV-042] [PRV-043] without a receiver nothing leaves the server', async () => {
  await tell('help_opened');
  await startDelivery({ ...app.platform, config: { ...app.platform.config, eventsUrl: undefined } });
  const jobs = sql`select id from jobs.job where name = 'product-events.deliver'`;
  expect((await app.platform.db.execute(jobs)).rows).toEqual([]);
  expect(receiver.received).toEqual([]);
  await app.platform.db.delete(productEvents);
});

it('forwards in batches as PostHog takes them, of people and of visitors, and each once', async () => {
  const person = await makePerson();
  const anonymous_id = randomUUID();
  const [first, second] = [
    await tell('page_viewed', { as: person }),
    await tell('help_opened', { anonymous_id }),
  ];
  await startDelivery(app.platform);
  await delivered();
  expect(receiver.received).toMatchObject([{ method: 'POST', path: '/batch/' }]);
  const { userId, workspaceId } = person.actor;
  expect(bodyOf(0)).toEqual({
    api_key: 'project key',
    batch: [
      {
        event: 'page_viewed',
        uuid: first,
        distinct_id: userId,
        timestamp: app.clock.now().toISOString(),
        properties: {
          page: '/app/home',
          $groups: { workspace: workspaceId },
          $process_person_profile: true,
          $geoip_disable: true,
        },
      },
      expect.objectContaining({ event: 'help_opened', uuid: second, distinct_id: anonymous_id }),
    ],
  });
  await startDelivery(app.platform);
  await tell('signed_out');
  await startDelivery(app.platform);
  await delivered();
  expect((bodyOf(1) as { batch: unknown[] }).batch).toHaveLength(1);
});

it('forwards as Segment takes them', async () => {
  const person = await makePerson();
  const anonymous_id = randomUUID();
  const first = await tell('page_viewed', { as: person });
  await tell('help_opened', { anonymous_id });
  const config = { ...app.platform.config, eventsProtocol: 'segment' as const };
  await sendBatch(config, await listWaiting(app.platform.db, 10), new AbortController().signal);
  const [sent] = receiver.received;
  expect(sent?.path).toBe('/v1/batch');
  expect(sent?.headers.authorization).toBe(`Basic ${Buffer.from('project key:').toString('base64')}`);
  expect(bodyOf(0)).toEqual({
    batch: [
      {
        type: 'track',
        event: 'page_viewed',
        messageId: first,
        userId: person.actor.userId,
        timestamp: app.clock.now().toISOString(),
        properties: { page: '/app/home' },
        context: { groupId: person.actor.workspaceId },
      },
      expect.objectContaining({ event: 'help_opened', anonymousId: anonymous_id }),
    ],
  });
  await app.platform.db.delete(productEvents);
});

it('a receiver that is ill gets the same events later, with the ids that it may have had', async () => {
  const id = await tell('help_opened');
  receiver.answer = () => ({ status: receiver.received.length < 3 ? 503 : 200 });
  await startDelivery(app.platform);
  await delivered();
  const ids = receiver.received.map(
    (_, index) => (bodyOf(index) as { batch: { uuid: string }[] }).batch[0]?.uuid,
  );
  expect(ids).toEqual([id, id, id]);
});

it('[PRV-026] what waits of somebody who opts out, or declines, stays on this server', async () => {
  const [seller, decliner, other] = [await makePerson(), await makePerson(), await makePerson()];
  for (const as of [seller, decliner, other]) await tell('page_viewed', { as });
  await chooseSale(app.platform, seller.actor.userId, true);
  const decision = { statistics: false, marketing: false, preferences: false, decidedAtUnix: 1 };
  await decideConsent(app.platform, decliner.actor.userId, decision);
  expect((await listWaiting(app.platform.db, 10)).map(({ userId }) => userId)).toEqual([other.actor.userId]);
  await startDelivery(app.platform);
  await delivered();
});
