import type { Notification } from '@mynah/contract/accounts/notifications';
import type { VoiceReview } from '@mynah/contract/voices/voice-safety';
import type { Voice } from '@mynah/contract/voices/voices';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  add,
  listed,
  ownVoice,
  publish,
  speakWith,
  takeBack,
  voiceOf,
} from '../../../../test/library-voices.ts';
import { type Receiver, startReceiver } from '../../../../test/receiver.ts';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { makeWebhook } from '../../../../test/webhook-owner.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';
import { keptForCopies, voices } from '../registry/voices.tables.ts';
import { notifyOfRemoval } from './actions/notify-removal.ts';
import { purgeKept } from './kept-for-copies.ts';
import type { RemovalNotice } from './library.jobs.ts';
import { ownedShares } from './owned-shares.ts';

const dayMs = 86_400_000;
const notice = 7;

let app: TestApp;
let receiver: Receiver;
let owner: Person;
let reader: Person;
/** The reader with a key: sessions end while the clock goes. */
let program: Person;
beforeAll(async () => {
  app = await startTestApp({
    environment: {
      MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true',
      MYNAH_STAFF_DOMAIN: 'staff.example',
      MYNAH_BLOCKED_WORDS: 'forbidden',
    },
  });
});
beforeEach(async () => {
  receiver = await startReceiver();
  owner = await soloPerson(app, 'creator');
  reader = await soloPerson(app, 'creator');
  program = await withKey(reader);
});
afterEach(() => receiver.close());
afterAll(() => app?.close());

async function withKey(person: Person): Promise<Person> {
  const { key } = await createApiKey(app.platform, person.actor, { name: 'program' });
  return {
    ...person,
    accessToken: key,
    call: async (method, path, json) => {
      const answer = await app.fetch(path, { method, json, apiKey: key });
      const body = (await answer.json()) as { detail?: { status?: string } };
      return { status: answer.status, body: body as never, code: body.detail?.status ?? '' };
    },
  };
}

const say = (id: string) => speakWith(app, program, id, 'Still here.');
const listedIds = async (path: string) =>
  ((await program.call('GET', path)).body as { voices: Voice[] }).voices.map(({ voice_id }) => voice_id);

test('[VOI-067] [VOI-069] [VOI-070] [VOI-064] what is taken back speaks till the notice ends, and is refused after', async () => {
  const voiceId = await ownVoice(app, owner);
  const { path } = await publish(owner, voiceId, { notice_period: notice });
  const copy = await add(reader, path);
  const taken = await takeBack(owner, voiceId);
  const disableAt = Math.floor((app.clock.now().getTime() + notice * dayMs) / 1000);
  expect(taken.body).toMatchObject({
    sharing: { status: 'disabled', enabled_in_library: false, disable_at_unix: disableAt },
  });
  expect((await app.fetch(`/v1/public/shared-voices/${path}`)).status).toBe(404);
  expect((await reader.call('POST', `/v1/voices/add/${path}`, { new_name: 'X' })).status).toBe(404);
  expect((await voiceOf(program, copy)).sharing).toMatchObject({
    status: 'copied',
    disable_at_unix: disableAt,
  });
  expect((await app.fetch(`/v1/public/shared-voices/${path}/preview`)).status).toBe(200);

  app.clock.advance(notice * dayMs - 1000);
  expect((await say(copy)).status).toBe(200);
  expect(await listedIds('/v1/voices')).toContain(copy);
  app.clock.advance(2000);
  expect(await say(copy)).toMatchObject({ status: 400, code: 'voice_disabled' });
  expect(await listedIds('/v1/voices')).not.toContain(copy);
  expect(await listedIds('/v2/voices?voice_type=community')).not.toContain(copy);
  expect((await voiceOf(program, copy)).sharing).toMatchObject({ status: 'copied_disabled' });
  expect((await app.fetch(`/v1/public/shared-voices/${path}/preview`)).status).toBe(404);
  // it can still be put away
  expect((await program.call('DELETE', `/v1/voices/${copy}`)).status).toBe(200);
});

test('[WSP-018] who added it is told: the webhook that the workspace named, and its people', async () => {
  const hook = await makeWebhook(reader, { webhook_url: receiver.url, events: ['dubbing_completed'] });
  await reader.call('PUT', '/v1/workspace/update-workspace', {
    voice_library_removal_notice_webhook_id: hook.id,
  });
  const voiceId = await ownVoice(app, owner);
  const { path, sharing } = await publish(owner, voiceId, { notice_period: notice, name: 'Harbor' });
  const copy = await add(reader, path, 'My harbor');
  await takeBack(owner, voiceId);
  const { body } = await receiver.until(1);
  expect(JSON.parse(body)).toMatchObject({
    type: 'voice_removal_notice',
    data: {
      voice_id: copy,
      voice_name: 'My harbor',
      original_voice_id: voiceId,
      original_voice_name: 'Harbor',
      public_owner_id: sharing.public_owner_id,
      notice_period: notice,
      disable_at_unix: Math.floor((app.clock.now().getTime() + notice * dayMs) / 1000),
    },
  });
  const messages = await until(async () => {
    const { body: page } = await reader.call('GET', '/v1/notifications');
    const found = (page as { notifications: Notification[] }).notifications.filter(({ title }) =>
      /library/.test(title),
    );
    expect(found).toHaveLength(1);
    return found;
  });
  expect(messages[0]).toMatchObject({
    needs_attention: true,
    description: expect.stringContaining('“My harbor”'),
  });
  expect(receiver.received).toHaveLength(1);
});

test('nobody is told of a voice that nobody added, nor twice', async () => {
  await makeWebhook(reader, { webhook_url: receiver.url });
  const alone = await ownVoice(app, owner);
  await publish(owner, alone, { notice_period: notice });
  await takeBack(owner, alone);
  const voiceId = await ownVoice(app, owner);
  await add(reader, (await publish(owner, voiceId, { notice_period: notice })).path);
  const { sharing: first } = (await takeBack(owner, voiceId)).body as {
    sharing: { disable_at_unix: number };
  };
  app.clock.advance(1000);
  const { sharing: second } = (await takeBack(owner, voiceId)).body as {
    sharing: { disable_at_unix: number };
  };
  expect(second.disable_at_unix).toBe(first.disable_at_unix);
  const { body } = await receiver.until(1);
  expect(JSON.parse(body)).toMatchObject({ data: { original_voice_id: voiceId } });
  expect(receiver.received).toHaveLength(1);
});

test('a notice that others count on becomes longer, not shorter', async () => {
  const voiceId = await ownVoice(app, owner);
  const { path } = await publish(owner, voiceId, { notice_period: 30 });
  await publish(owner, voiceId, { notice_period: 14 });
  await add(reader, path);
  const shorter = await owner.call('POST', `/v1/voices/${voiceId}/share-library`, {
    enable_library: true,
    notice_period: 7,
  });
  expect(shorter).toMatchObject({ status: 409, code: 'conflict' });
  expect((await publish(owner, voiceId, { notice_period: 90 })).sharing.notice_period).toBe(90);
});

test('[VOI-024] a deleted voice goes with all that was known of it; copies speak on till the notice ends', async () => {
  const voiceId = await ownVoice(app, owner, { speakerVector: new Uint8Array(8) });
  const { path } = await publish(owner, voiceId, { notice_period: notice });
  const copy = await add(reader, path);
  expect((await owner.call('DELETE', `/v1/voices/${voiceId}`)).status).toBe(200);
  expect((await owner.call('GET', `/v1/voices/${voiceId}`)).status).toBe(404);
  expect((await app.fetch(`/v1/public/shared-voices/${path}`)).status).toBe(404);
  expect((await voiceOf(program, copy)).sharing).toMatchObject({ status: 'copied', notice_period: notice });
  expect((await say(copy)).status).toBe(200);
  const { db } = app.platform;
  const kept = () => db.select().from(voices).where(eq(voices.workspaceId, keptForCopies));
  expect(await kept()).toMatchObject([{ creatorUserId: null, description: null, speakerVector: null }]);
  await purgeKept(app.platform);
  expect(await kept()).toHaveLength(1);

  app.clock.advance(notice * dayMs);
  expect(await say(copy)).toMatchObject({ code: 'voice_disabled' });
  await purgeKept(app.platform);
  expect(await kept()).toHaveLength(0);
  expect((await voiceOf(program, copy)).sharing).toMatchObject({ status: 'copied_disabled' });
  expect(await say(copy)).toMatchObject({ code: 'voice_disabled' });
});

test('who has a copy is told too when the voice is taken back and deleted at once', async () => {
  await makeWebhook(reader, { webhook_url: receiver.url });
  const voiceId = await ownVoice(app, owner);
  const copy = await add(reader, (await publish(owner, voiceId, { notice_period: notice })).path);
  const told: RemovalNotice = {
    sourceVoiceId: voiceId,
    publicOwnerId: 'somebody',
    name: 'Gone',
    noticePeriodDays: notice,
    disableAt: 1,
  };
  await owner.call('DELETE', `/v1/voices/${voiceId}`);
  await receiver.until(1);
  // as the job of the taking back, had it come late
  await notifyOfRemoval(app.platform, told);
  const { body } = await receiver.until(2);
  expect(JSON.parse(body)).toMatchObject({ data: { voice_id: copy, original_voice_id: voiceId } });
});

test('without a notice a deleted voice is gone for everybody, who are told', async () => {
  await makeWebhook(reader, { webhook_url: receiver.url });
  const voiceId = await ownVoice(app, owner);
  const copy = await add(reader, (await publish(owner, voiceId)).path);
  await owner.call('DELETE', `/v1/voices/${voiceId}`);
  expect(await say(copy)).toMatchObject({ code: 'voice_disabled' });
  expect(JSON.parse((await receiver.until(1)).body)).toMatchObject({
    data: { voice_id: copy, notice_period: 0 },
  });
});

test('who is erased leaves nothing with others, whatever was promised', async () => {
  await makeWebhook(reader, { webhook_url: receiver.url });
  const [voiceId, deleted] = [await ownVoice(app, owner), await ownVoice(app, owner)];
  const copy = await add(reader, (await publish(owner, voiceId, { notice_period: 90 })).path);
  const other = await add(reader, (await publish(owner, deleted, { notice_period: 90 })).path);
  await owner.call('DELETE', `/v1/voices/${deleted}`);
  expect((await say(other)).status).toBe(200);
  await ownedShares.erase(app.platform, owner.actor);
  for (const id of [copy, other]) expect(await say(id)).toMatchObject({ code: 'voice_disabled' });
  await receiver.until(2);
});

test('[VOI-052] staff puts a voice first in the library, and nobody else', async () => {
  const { path } = await publish(owner, await ownVoice(app, owner), { name: 'Heron' });
  const feature = async (by: typeof reader, id: string, featured: boolean) =>
    (await by.call('POST', `/v1/admin/shared-voices/${id}/featured`, { featured })).status;
  const staff = await someStaff();
  expect(await feature(owner, path, true)).toBe(403);
  expect(await feature(staff, 'nobody/nothing', true)).toBe(404);
  for (const featured of [true, false]) {
    expect(await feature(staff, path, featured)).toBe(200);
    expect((await listed(reader, 'featured=true')).voices.map(({ name }) => name)).toEqual(
      featured ? ['Heron'] : [],
    );
  }
  const { body } = await staff.call('GET', '/v1/admin/staff-actions');
  expect(body).toMatchObject({ actions: [{ action: 'voice.unfeature' }, { action: 'voice.feature' }] });
});

test('what the checks find waits for staff; what they decide counts, and a declined voice comes back to them', async () => {
  const staff = await someStaff();
  const voiceId = await ownVoice(app, owner);
  const decide = async (decision: string, message?: string) => {
    const { body } = await staff.call('GET', '/v1/admin/voice-reviews?kind=library');
    const { reviews } = body as { reviews: VoiceReview[] };
    expect(reviews).toMatchObject([{ voice_id: voiceId, requested_by: expect.anything() }]);
    const path = `/v1/admin/voice-reviews/${reviews[0]!.review_id}`;
    expect((await staff.call('POST', path, { decision, message })).status).toBe(200);
    return reviews[0]!;
  };
  const { sharing, path } = await publish(owner, voiceId, { name: 'Forbidden fruit' });
  expect(sharing).toMatchObject({ review_status: 'pending', enabled_in_library: true });
  const found = await listed(reader, 'search=forbidden');
  expect(found.total_count).toBe(0);
  expect((await reader.call('POST', `/v1/voices/add/${path}`, { new_name: 'X' })).status).toBe(404);
  const review = await decide('declined', 'Choose another name.');
  expect(review.findings).toEqual([expect.stringContaining('forbidden')]);
  expect((await voiceOf(owner, voiceId)).sharing).toMatchObject({
    review_status: 'declined',
    review_message: 'Choose another name.',
  });
  expect((await publish(owner, voiceId, { name: 'Fruit' })).sharing.review_status).toBe('pending');
  await decide('allowed');
  expect((await listed(reader, 'search=fruit')).total_count).toBe(1);
  expect((await speakWith(app, program, await add(reader, path), 'At last.')).status).toBe(200);
});

async function someStaff() {
  const staff = await soloPerson(app, 'creator');
  await app.platform.db
    .update(users)
    .set({ email: `${staff.actor.userId.toLowerCase()}@staff.example` })
    .where(eq(users.id, staff.actor.userId));
  return staff;
}
