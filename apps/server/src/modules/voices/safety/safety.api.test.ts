import type { StaffAction } from '@mynah/contract/accounts/staff';
import type { VoiceReview } from '@mynah/contract/voices/voice-safety';
import type { Voice } from '@mynah/contract/voices/voices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addSample, makeVoice } from '../../../../test/made-voices.ts';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { formOf, silence } from '../../../../test/speech-files.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { events } from '../../../platform/events/events.tables.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { sharedVoices } from '../library/library.tables.ts';
import { voices } from '../registry/voices.tables.ts';
import { openReview } from './open-review.ts';

let app: TestApp;
let apiKey: string;
let userId: string;
let workspaceId: string;
let staff: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_STAFF_DOMAIN: 'staff.example' } });
  ({ apiKey, userId, workspaceId } = await app.owner());
  stranger = await soloPerson(app, 'enterprise');
  staff = await joinedPerson(app, stranger.actor.workspaceId, 'viewer');
  const isStaff = eq(users.id, staff.actor.userId);
  await app.platform.db.update(users).set({ email: 'grace@staff.example' }).where(isStaff);
});
afterAll(() => app?.close());

const make = (made: Omit<Partial<typeof voices.$inferInsert>, 'workspaceId'> = {}) =>
  makeVoice(app, { workspaceId, creatorUserId: userId, ...made });
const getVoice = async (id: string) =>
  (await (await app.fetch(`/v1/voices/${id}`, { apiKey })).json()) as Voice;
const speak = (id: string) => app.fetch(`/v1/text-to-speech/${id}`, { apiKey, json: { text: 'Hello.' } });
const control = (id: string, safety_control: string | null, by = staff) =>
  by.call('POST', `/v1/admin/voices/${id}/safety-control`, { safety_control, reason: 'A test.' });
const sendPapers = (id: string, fields: Parameters<typeof formOf>[0]) =>
  app.fetch(`/v1/voices/${id}/manual-verification`, { method: 'POST', body: formOf(fields), apiKey });
const queue = async (query = '') => {
  const { body } = await staff.call('GET', `/v1/admin/voice-reviews${query}`);
  return body as { reviews: VoiceReview[]; next_cursor: string | null };
};
const queued = async (voiceId: string) =>
  (await queue('?page_size=100')).reviews.filter(({ voice_id }) => voice_id === voiceId);
const decide = (id: string, decision: string, message?: string, by = staff) =>
  by.call('POST', `/v1/admin/voice-reviews/${id}`, { decision, message });
const staffLog = async () => {
  const { body } = await staff.call('GET', '/v1/admin/staff-actions');
  return (body as { actions: StaffAction[] }).actions;
};
const told = async (name: string) => {
  const rows = await app.platform.db.select().from(events).where(eq(events.name, name));
  return rows.map(({ payload }) => payload);
};

test('[VOI-006] [VOI-008] [VOI-009] staff blocks a voice and lets it go; nothing speaks with it meanwhile', async () => {
  const id = await make();
  expect((await getVoice(id)).safety_control).toBeNull();
  expect((await speak(id)).status).toBe(200);
  expect(await control(id, 'BAN')).toMatchObject({ status: 200 });
  expect((await getVoice(id)).safety_control).toBe('BAN');
  for (const other of ['NONE', 'ENTERPRISE_BAN', 'ENTERPRISE_CAPTCHA']) {
    expect(await control(id, other), other).toMatchObject({ status: 422 });
  }
  expect((await getVoice(id)).safety_control).toBe('BAN');
  expect(await readRefusal(await speak(id))).toMatchObject({
    status: 403,
    code: 'voice_banned',
    message: expect.stringContaining('Mine'),
  });
  const dialogue = await app.fetch('/v1/text-to-dialogue', {
    apiKey,
    json: { inputs: [{ text: 'Hello.', voice_id: id }] },
  });
  expect(await readRefusal(dialogue)).toMatchObject({ status: 403, code: 'voice_banned' });
  const [message] = await talk(id);
  expect(message).toMatchObject({ code: 1008, message: expect.stringContaining('blocked') });

  expect(await control(id, null)).toMatchObject({ status: 200 });
  expect((await getVoice(id)).safety_control).toBeNull();
  expect((await speak(id)).status).toBe(200);
  const log = (await staffLog()).filter(({ target }) => target === id);
  expect(log.map(({ action, reason }) => [action, reason])).toEqual([
    ['voice.release', 'A test.'],
    ['voice.ban', 'A test.'],
  ]);
  expect(await told('voice.blocked')).toMatchObject([{ user_id: userId, voice_id: id, reason: 'A test.' }]);
  expect(await told('voice.safety-changed')).toEqual([{ voice_id: id }, { voice_id: id }]);
});

/** What the socket says before it closes. */
async function talk(id: string): Promise<object[]> {
  const url = `${app.url.replace('http', 'ws')}/v1/text-to-speech/${id}/stream-input`;
  const socket = new WebSocket(url, { headers: { 'xi-api-key': apiKey } });
  const messages: object[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  socket.on('open', () => socket.send(JSON.stringify({ text: 'Hello. ', flush: true })));
  const code = await new Promise<number>((resolve) => socket.on('close', resolve));
  return messages.length > 0 ? messages : [{ code }];
}

test('a copy is as safe as the voice that it was made from', async () => {
  const theirs = stranger.actor.workspaceId;
  const original = await makeVoice(app, { workspaceId: theirs });
  await app.platform.db.insert(sharedVoices).values({
    voiceId: original,
    workspaceId: theirs,
    ownerUserId: stranger.actor.userId,
    publicOwnerId: 'stranger',
    isInLibrary: true,
    reviewStatus: 'allowed',
    publishedAt: app.clock.now(),
    name: 'Theirs',
    labels: {},
  });
  const copy = await make({ sourceVoiceId: original });
  expect((await speak(copy)).status).toBe(200);
  for (const [safety, code] of [
    ['BAN', 'voice_banned'],
    ['CAPTCHA', 'voice_captcha_required'],
  ] as const) {
    await control(original, safety);
    expect((await getVoice(copy)).safety_control).toBe(safety);
    expect(await readRefusal(await speak(copy))).toMatchObject({ status: 403, code });
  }
  expect(await told('voice.safety-changed')).toContainEqual({ voice_id: copy });
  await control(original, null);
  expect((await speak(copy)).status).toBe(200);
});

test('[VOI-076] what has to be verified does not speak before; in probation that is every voice of recordings', async () => {
  const required = await make({ requiresVerification: true });
  const code = 'voice_verification_required';
  expect(await readRefusal(await speak(required))).toMatchObject({ status: 403, code });
  const { db, clock } = app.platform;
  await db.update(voices).set({ verifiedAt: clock.now() }).where(eq(voices.id, required));
  const cloned = await make();
  const designed = await make({ category: 'generated' });
  await db.update(users).set({ isInProbation: true }).where(eq(users.id, userId));
  expect(await readRefusal(await speak(cloned))).toMatchObject({ status: 403, code });
  for (const id of [required, designed]) expect((await speak(id)).status).toBe(200);
  await db.update(users).set({ isInProbation: false }).where(eq(users.id, userId));
  expect((await speak(cloned)).status).toBe(200);
});

test('[VOI-037] papers wait for staff, who reads them, hears the voice and allows it', async () => {
  const id = await make({ requiresVerification: true, safetyControl: 'CAPTCHA' });
  const sampleId = await addSample(app, { workspaceId, voiceId: id, pcm: silence(1) });
  const nothing = await sendPapers(id, {});
  expect(await readRefusal(nothing)).toMatchObject({ status: 400, code: 'invalid_request' });
  const paper = new File(['It is me.'], 'passport.pdf', { type: 'application/pdf' });
  const sent = await sendPapers(id, { files: paper, extra_text: 'I am the singer.' });
  expect(await sent.json()).toEqual({ status: 'ok' });
  const twice = await sendPapers(id, { extra_text: 'And?' });
  expect(await readRefusal(twice)).toMatchObject({ status: 409, code: 'conflict' });
  expect((await getVoice(id)).fine_tuning).toMatchObject({
    manual_verification_requested: true,
    manual_verification: { extra_text: 'I am the singer.', files: [{ file_name: 'passport.pdf' }] },
  });

  const [review] = await queued(id);
  expect(review).toMatchObject({
    kind: 'manual_verification',
    voice_name: 'Mine',
    safety_control: 'CAPTCHA',
    requested_by_email: 'ada@example.com',
    files: [{ file_name: 'passport.pdf', size_bytes: 9 }],
    samples: [{ sample_id: sampleId }],
  });
  const base = `/v1/admin/voice-reviews/${review!.review_id}`;
  const headers = { authorization: `Bearer ${staff.accessToken}` };
  const read = await app.fetch(`${base}/files/${review!.files[0]!.file_id}`, { headers });
  expect(read.headers.get('content-disposition')).toBe('attachment');
  expect(await read.text()).toBe('It is me.');
  const heard = await app.fetch(`${base}/samples/${sampleId}/audio`, { headers });
  expect((await heard.arrayBuffer()).byteLength).toBe(32_044);
  const preview = await app.fetch(`${base}/preview`, { headers });
  expect((await preview.arrayBuffer()).byteLength).toBeGreaterThan(2000);
  expect(await staff.call('GET', `${base}/files/nothing`)).toMatchObject({ status: 404 });

  expect(await decide(review!.review_id, 'allowed', 'Welcome.')).toMatchObject({ status: 200 });
  expect(await decide(review!.review_id, 'declined')).toMatchObject({
    status: 404,
    code: 'voice_review_not_found',
  });
  expect(await getVoice(id)).toMatchObject({
    safety_control: null,
    voice_verification: { is_verified: true },
    fine_tuning: { state: {}, manual_verification_requested: false, manual_verification: null },
  });
  expect((await speak(id)).status).toBe(200);
  expect(await told('voice.review-decided')).toMatchObject([
    { user_id: userId, voice_id: id, decision: 'allowed', message: 'Welcome.' },
  ]);
  const acts = (await staffLog()).filter(({ target }) => target === id).map(({ action }) => action);
  expect(acts).toEqual([
    'voice-review.decide',
    'voice-review.listen',
    'voice-review.listen',
    'voice-review.read',
  ]);
});

test('papers that do not convince change nothing, and others may be sent', async () => {
  const id = await make({ requiresVerification: true });
  await sendPapers(id, { extra_text: 'Believe me.' });
  const [review] = await queued(id);
  await decide(review!.review_id, 'declined', 'Send a paper with a name.');
  expect(await getVoice(id)).toMatchObject({
    voice_verification: { is_verified: false },
    fine_tuning: { manual_verification_requested: false, manual_verification: null },
  });
  expect((await sendPapers(id, { extra_text: 'Here it is.' })).status).toBe(200);
});

test('[ACC-081] the queue is for staff alone, oldest first, page by page and by kind', async () => {
  const [one, two] = [await make({ name: 'First' }), await make({ name: 'Second' })];
  for (const voiceId of [one, two]) {
    app.clock.advance(1000);
    const findings = ['“Ada” is a name.'];
    await app.platform.db.transaction((transaction) =>
      openReview(app.platform, transaction, {
        kind: 'library',
        workspaceId,
        voiceId,
        requestedBy: userId,
        findings,
      }),
    );
  }
  const page = await queue('?kind=library&page_size=1');
  expect(page.reviews).toMatchObject([{ voice_name: 'First', findings: ['“Ada” is a name.'] }]);
  const rest = await queue(`?kind=library&page_size=1&cursor=${page.next_cursor}`);
  expect(rest).toMatchObject({ reviews: [{ voice_name: 'Second' }], next_cursor: null });
  const [{ review_id: reviewId }] = page.reviews as [VoiceReview];
  for (const person of [stranger, await joinedPerson(app, workspaceId, 'admin')]) {
    for (const refused of [
      await person.call('GET', '/v1/admin/voice-reviews'),
      await decide(reviewId, 'allowed', undefined, person),
      await control(one, 'BAN', person),
    ]) {
      expect(refused).toMatchObject({ status: 403, code: 'permission_denied' });
    }
  }
  expect(await staff.call('GET', '/v1/admin/voice-reviews?kind=none')).toMatchObject({ status: 422 });
  expect(await decide(reviewId, 'perhaps')).toMatchObject({ status: 422 });
  expect(await control('nobody', 'BAN')).toMatchObject({ status: 404, code: 'voice_not_found' });
  const reasonless = await staff.call('POST', `/v1/admin/voices/${one}/safety-control`, {
    safety_control: 'BAN',
    reason: ' ',
  });
  expect(reasonless).toMatchObject({ status: 422 });
});

test('a voice that is called like somebody known waits for staff; declined, it is blocked', async () => {
  const ids = [await make(), await make()];
  for (const id of ids) {
    const body = formOf({ name: 'D0nald Trump' });
    const edited = await app.fetch(`/v1/voices/${id}/edit`, { method: 'POST', body, apiKey });
    expect(edited.status).toBe(200);
    expect((await getVoice(id)).voice_verification).toMatchObject({ requires_verification: true });
    const [review] = await queued(id);
    expect(review).toMatchObject({ kind: 'report', findings: [expect.stringContaining('Donald Trump')] });
    await decide(review!.review_id, id === ids[0] ? 'allowed' : 'declined', 'An impersonation.');
  }
  expect((await speak(ids[0]!)).status).toBe(200);
  expect(await readRefusal(await speak(ids[1]!))).toMatchObject({ code: 'voice_banned' });
});

test('[PRV-002] [PRV-003] [PRV-004] where the law keeps voice prints from being stored, nobody clones or reads', async () => {
  const id = await make();
  const { db } = app.platform;
  const live = (region: string | null) =>
    db
      .update(users)
      .set({ geoLocation: region ? { country: 'US', region, city: null } : null })
      .where(eq(users.id, userId));
  const post = (path: string, fields: Parameters<typeof formOf>[0]) =>
    app.fetch(path, { method: 'POST', body: formOf({ name: 'Me', ...fields }), apiKey });
  const noSound = new File([new Uint8Array(1000)], 'a.wav', { type: 'audio/wav' });
  const storeVoicePrints = async () => [
    await post('/v1/voices/add', { files: noSound, consent: 'true' }),
    await post(`/v1/voices/${id}/edit`, { files: noSound }),
    await app.fetch(`/v1/voices/${id}/captcha`, { apiKey }),
  ];
  for (const region of ['Texas', 'Illinois']) {
    await live(region);
    for (const refused of await storeVoicePrints()) {
      expect(await readRefusal(refused)).toMatchObject({
        status: 403,
        code: 'restricted_region',
        message: expect.stringContaining(region),
      });
    }
  }
  // what the dialog in Illinois says is what accepting it grants; nobody is asked elsewhere
  await live('Illinois');
  expect((await app.fetch('/v1/user/accept-bipa-terms', { method: 'POST', apiKey })).status).toBe(200);
  const [added, edited, captcha] = await storeVoicePrints();
  expect(captcha?.status).toBe(200);
  for (const answer of [added, edited]) {
    // the recording holds no speech, and there may be no engine that clones: they came as far as that
    expect(['invalid_audio', 'invalid_voice_sample', 'engine_unavailable']).toContain(
      (await readRefusal(answer!)).code,
    );
  }
  await live('Texas');
  expect((await app.fetch(`/v1/voices/${id}/captcha`, { apiKey })).status).toBe(403);
  await live('Ohio');
  expect((await app.fetch(`/v1/voices/${id}/captcha`, { apiKey })).status).toBe(200);
  await live(null);
});

test('another workspace finds none of it', async () => {
  const id = await make();
  expect(await stranger.call('GET', `/v1/voices/${id}/captcha`)).toMatchObject({ status: 404 });
  for (const [path, fields] of [
    ['captcha', { recording: new File(['x'], 'x.wav') }],
    ['manual-verification', { extra_text: 'Mine!' }],
  ] as const) {
    const answer = await app.fetch(`/v1/voices/${id}/${path}`, {
      method: 'POST',
      body: formOf(fields),
      headers: { authorization: `Bearer ${stranger.accessToken}` },
    });
    expect(await readRefusal(answer)).toMatchObject({ status: 404, code: 'voice_not_found' });
  }
});
