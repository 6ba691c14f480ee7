import type { ShareStats } from '@mynah/contract/voices/voice-library';
import type { Voice } from '@mynah/contract/voices/voices';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  add,
  listed,
  ownVoice,
  publish,
  speakWith,
  takeBack,
  voiceOf,
} from '../../../../test/library-voices.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { productEvents } from '../../accounts/product-events/product-events.tables.ts';
import { voices } from '../registry/voices.tables.ts';

/** 100 characters. */
const hundred =
  'The harbor was quiet when the first boats came in, and nobody had slept through the whole long night';

let app: TestApp;
let owner: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_BLOCKED_WORDS: 'forbidden word, scam' } });
  owner = await soloPerson(app, 'creator');
  reader = await soloPerson(app, 'creator');
});
afterAll(() => app?.close());

describe('publishing', () => {
  test('[VOI-019] [VOI-020] [VOI-033] takes every option, and the voice shows the result', async () => {
    const voiceId = await ownVoice(app, owner);
    const { sharing } = await publish(owner, voiceId, {
      notice_period: 30,
      custom_rate: 1.5,
      enable_live_moderation: true,
      free_users_allowed: false,
      voice_mixing_allowed: true,
      name: 'Harbor, retold',
      description: 'As the library shows it',
      labels: { accent: 'irish', use_case: 'narrative_story' },
      reader_app_enabled: true,
      reader_restricted_on: [{ resource_type: 'read', resource_id: 'r1' }],
    });
    expect(sharing).toMatchObject({
      status: 'enabled',
      enabled_in_library: true,
      review_status: 'allowed',
      notice_period: 30,
      rate: 1.5,
      fiat_rate: 0.045,
      live_moderation_enabled: true,
      free_users_allowed: false,
      voice_mixing_allowed: true,
      name: 'Harbor, retold',
      labels: { accent: 'irish', use_case: 'narrative_story' },
      reader_app_enabled: true,
      reader_restricted_on: [{ resource_type: 'read', resource_id: 'r1' }],
      original_voice_id: voiceId,
    });
    expect((await voiceOf(owner, voiceId)).sharing).toEqual(sharing);
    // what is not named stays
    const changed = await publish(owner, voiceId, { notice_period: 90 });
    expect(changed.sharing).toEqual({ ...sharing, notice_period: 90 });
    const { public_user_id } = (await owner.call('GET', '/v1/user')).body as { public_user_id: string };
    expect(sharing.public_owner_id, '[PUB-012]').toBe(public_user_id);
  });

  test('is for who owns the voice, and for voices that are their own', async () => {
    const voiceId = await ownVoice(app, owner);
    const path = `/v1/voices/${voiceId}/share-library`;
    const order = { enable_library: true };
    expect(await reader.call('POST', path, order)).toMatchObject({ status: 404, code: 'voice_not_found' });
    expect(await reader.call('GET', `/v1/voices/${voiceId}/share/stats`)).toMatchObject({ status: 404 });
    const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
    expect((await viewer.call('POST', path, order)).status).toBe(403);
    const { voices: all } = (await owner.call('GET', '/v2/voices?voice_type=default')).body as {
      voices: Voice[];
    };
    const first = `/v1/voices/${all[0]!.voice_id}/share-library`;
    expect(await owner.call('POST', first, order)).toMatchObject({ status: 403, code: 'permission_denied' });
    const copy = await add(reader, (await publish(owner, voiceId)).path);
    const again = await reader.call('POST', `/v1/voices/${copy}/share-library`, order);
    expect(again).toMatchObject({ status: 409, code: 'conflict' });
  });

  test.each([
    { notice_period: 5 },
    { custom_rate: 0.1 },
    { custom_rate: 'much' },
    { name: '' },
    { reader_restricted_on: [{ resource_type: 'house', resource_id: 'x' }] },
    { enable_library: undefined },
  ])('refuses %j', async (options) => {
    const voiceId = await ownVoice(app, owner);
    const path = `/v1/voices/${voiceId}/share-library`;
    expect((await owner.call('POST', path, { enable_library: true, ...options })).status).toBe(422);
    expect((await voiceOf(owner, voiceId)).sharing).toBeNull();
  });

  test('a blocked voice, or one that waits for its captcha, is not published; one that is blocked leaves', async () => {
    for (const safetyControl of ['BAN', 'CAPTCHA'] as const) {
      const voiceId = await ownVoice(app, owner, { safetyControl });
      const answer = await owner.call('POST', `/v1/voices/${voiceId}/share-library`, {
        enable_library: true,
      });
      expect(answer).toMatchObject({ status: 409, code: 'conflict' });
    }
    const voiceId = await ownVoice(app, owner, { name: 'Soon blocked' });
    const { path } = await publish(owner, voiceId);
    const copy = await add(reader, path);
    await app.platform.db.update(voices).set({ safetyControl: 'BAN' }).where(eq(voices.id, voiceId));
    expect((await listed(reader, 'search=soon')).voices).toEqual([]);
    expect((await app.fetch(`/v1/public/shared-voices/${path}`)).status).toBe(404);
    expect((await app.fetch(`/v1/public/shared-voices/${path}/preview`)).status).toBe(404);
    expect((await speakWith(app, reader, copy, 'Hello.')).status).toBeGreaterThanOrEqual(400);
    expect((await voiceOf(reader, copy)).sharing).toMatchObject({ status: 'copied_disabled' });
  });

  test('a professional voice is published once it was trained', async () => {
    const voiceId = await ownVoice(app, owner, { category: 'professional', engineVoice: '' });
    const answer = await owner.call('POST', `/v1/voices/${voiceId}/share-library`, { enable_library: true });
    expect(answer).toMatchObject({ status: 409, code: 'conflict' });
  });

  test('words that are blocked are declined with a reason, where nobody is staff', async () => {
    const voiceId = await ownVoice(app, owner);
    const { sharing, path } = await publish(owner, voiceId, { name: 'A forbidden  Wörd' });
    expect(sharing).toMatchObject({
      review_status: 'declined',
      review_message: expect.stringContaining('forbidden word'),
    });
    expect((await app.fetch(`/v1/public/shared-voices/${path}`)).status).toBe(404);
    expect((await reader.call('POST', `/v1/voices/add/${path}`, { new_name: 'X' })).code).toBe(
      'voice_not_found',
    );
    const mended = await publish(owner, voiceId, { name: 'A fine word' });
    expect(mended.sharing).toMatchObject({ review_status: 'allowed', review_message: null });
    expect((await app.fetch(`/v1/public/shared-voices/${path}`)).status).toBe(200);
  });

  test('[VOI-019] the chosen speech is the preview, and stays when its item is deleted', async () => {
    const voiceId = await ownVoice(app, owner);
    const { itemId } = await speakWith(app, owner, voiceId, 'Hear me in the library.');
    const other = await ownVoice(app, owner);
    const foreign = await owner.call('POST', `/v1/voices/${other}/share-library`, {
      enable_library: true,
      preview_history_item_id: itemId,
    });
    expect(foreign).toMatchObject({ status: 404, code: 'history_item_not_found' });
    const { path } = await publish(owner, voiceId, { preview_history_item_id: itemId });
    const headers = { authorization: `Bearer ${owner.accessToken}` };
    const spoken = Buffer.from(
      await (await app.fetch(`/v1/history/${itemId}/audio`, { headers })).arrayBuffer(),
    );
    await owner.call('DELETE', `/v1/history/${itemId}`);
    const preview = await app.fetch(`/v1/public/shared-voices/${path}/preview`);
    expect(preview.headers.get('content-type')).toContain('audio/mpeg');
    expect(Buffer.from(await preview.arrayBuffer()).equals(spoken)).toBe(true);
  });

  test('without a chosen one the voice speaks its own', async () => {
    const voiceId = await ownVoice(app, owner, { previewBlob: null });
    const { path } = await publish(owner, voiceId);
    const preview = await app.fetch(`/v1/public/shared-voices/${path}/preview`);
    expect((await preview.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    expect((await voiceOf(owner, voiceId)).preview_url).toContain(`/v1/public/shared-voices/${path}/preview`);
  });
});

describe('the library', () => {
  let world: Person;
  beforeAll(async () => {
    world = await soloPerson(app, 'creator');
    const make = async (name: string, made: object, options: Record<string, unknown>) => {
      app.clock.advance(1000);
      return publish(world, await ownVoice(app, world, { name, ...made }), options);
    };
    await make('Quiet Lark', { languages: ['en'], language: 'en-GB' }, { notice_period: 30 });
    await make(
      'Loud Finch',
      {
        languages: ['es'],
        language: 'es-MX',
        category: 'professional',
        labels: {
          accent: 'mexican',
          gender: 'male',
          age: 'young',
          use_case: 'social_media',
          descriptive: 'hyped',
        },
      },
      { custom_rate: 2, enable_live_moderation: true },
    );
    await make(
      'Third Wren',
      { labels: { gender: 'male' }, languages: ['en'], language: 'en-US' },
      { reader_app_enabled: true },
    );
  });
  const names = async (query: string) => {
    const { public_user_id: id } = (await world.call('GET', '/v1/user')).body as { public_user_id: string };
    return (await listed(reader, `owner_id=${id}&${query}`)).voices.map(({ name }) => name);
  };

  test.each([
    ['', ['Third Wren', 'Loud Finch', 'Quiet Lark']],
    ['search=lark', ['Quiet Lark']],
    ['search=MEXICAN%20finch', ['Loud Finch']],
    ['search=100%25', []],
    ['category=professional', ['Loud Finch']],
    ['gender=male&sort=created_date', ['Third Wren', 'Loud Finch']],
    ['age=Middle%20Aged', ['Quiet Lark']],
    ['accent=mexican', ['Loud Finch']],
    ['language=es', ['Loud Finch']],
    ['locale=en-gb', ['Quiet Lark']],
    ['use_cases=social_media&use_cases=narration', ['Loud Finch', 'Quiet Lark']],
    ['descriptives=hyped', ['Loud Finch']],
    ['featured=true', []],
    ['min_notice_period_days=14', ['Quiet Lark']],
    ['include_custom_rates=false', ['Third Wren', 'Quiet Lark']],
    ['include_live_moderated=false', ['Third Wren', 'Quiet Lark']],
    ['reader_app_enabled=true', ['Third Wren']],
  ])('[VOI-051] [VOI-052] ?%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('[VOI-052] pages, and says how many there are', async () => {
    const first = await listed(reader, 'page_size=2');
    const second = await listed(reader, 'page_size=2&page=1');
    expect(first.has_more).toBe(true);
    expect(first.total_count).toBeGreaterThanOrEqual(3);
    expect(first.last_sort_id).toBe(first.voices[1]!.voice_id);
    const ids = [...first.voices, ...second.voices].map(({ voice_id }) => voice_id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const query of ['page_size=101', 'sort=beauty', 'category=cloned', 'page=-1']) {
      expect((await reader.call('GET', `/v1/shared-voices?${query}`)).status).toBe(422);
    }
  });

  test('strangers see the same, and nothing of the workspaces behind it', async () => {
    const answer = await app.fetch('/v1/public/shared-voices?search=lark');
    const body = await answer.text();
    const { voices: found } = JSON.parse(body) as Awaited<ReturnType<typeof listed>>;
    expect(found).toMatchObject([
      { name: 'Quiet Lark', is_added_by_user: null, is_bookmarked: null, fiat_rate: null },
    ]);
    for (const secret of [world.actor.userId, world.actor.workspaceId, world.email]) {
      expect(body).not.toContain(secret);
    }
  });

  test('remembers voices', async () => {
    const [lark] = (await listed(reader, 'search=lark')).voices;
    const path = `/v1/public/shared-voices/${lark!.public_owner_id}/${lark!.voice_id}/bookmark`;
    const marked = async () => (await listed(reader, 'search=lark')).voices[0]!.is_bookmarked;
    for (const bookmarked of [true, true]) await reader.call('POST', path, { bookmarked });
    expect(await marked()).toBe(true);
    const remembered = async (person: Person) => (await listed(person, 'bookmarked=true')).total_count;
    expect([await remembered(reader), await remembered(owner)]).toEqual([1, 0]);
    expect((await listed(owner, 'search=lark')).voices[0]!.is_bookmarked).toBe(false);
    expect((await voiceOf(world, lark!.voice_id)).sharing).toMatchObject({ liked_by_count: 1 });
    await reader.call('POST', path, { bookmarked: false });
    expect(await marked()).toBe(false);
    const nowhere = path.replace(lark!.voice_id, 'nothing');
    expect((await reader.call('POST', nowhere, { bookmarked: true })).status).toBe(404);
  });
});

describe('adding', () => {
  test('[VOI-032] [VOI-065] lists the voice under its new name, for this workspace', async () => {
    const voiceId = await ownVoice(app, owner, { name: 'To be added', category: 'professional' });
    const { path, sharing } = await publish(owner, voiceId, { notice_period: 14 });
    const copy = await add(reader, path, 'Night reader');
    expect(await voiceOf(reader, copy)).toMatchObject({
      name: 'Night reader',
      category: 'professional',
      labels: sharing.labels,
      sharing: { status: 'copied', original_voice_id: voiceId, notice_period: 14, fiat_rate: null },
      preview_url: expect.stringContaining(path),
    });
    const types = async (type: string, person = reader) => {
      const { body } = await person.call('GET', `/v2/voices?voice_type=${type}&search=night`);
      return (body as { voices: Voice[] }).voices.map(({ voice_id }) => voice_id);
    };
    for (const type of ['community', 'saved', 'non-default']) expect(await types(type), type).toEqual([copy]);
    for (const type of ['personal', 'workspace', 'default', 'non-community']) {
      expect(await types(type), type).toEqual([]);
    }
    expect(await types('saved', owner)).toEqual([]);
    expect((await owner.call('GET', `/v1/voices/${copy}`)).status).toBe(404);
    expect((await listed(reader, 'search=added')).voices).toMatchObject([
      { is_added_by_user: true, cloned_by_count: 1 },
    ]);
    // programs speak by the id that the library shows
    expect(await voiceOf(reader, voiceId)).toMatchObject({ voice_id: voiceId, name: 'Night reader' });
    expect((await speakWith(app, reader, voiceId, 'By its own id.')).status).toBe(200);
    const tracked = await app.platform.db
      .select()
      .from(productEvents)
      .where(eq(productEvents.userId, reader.actor.userId));
    expect(tracked.map(({ name }) => name)).toContain('voice_added_to_lab');
  });

  test('once, not of the own workspace, and only what is shared', async () => {
    const voiceId = await ownVoice(app, owner);
    const { path } = await publish(owner, voiceId);
    const order = { new_name: 'Again' };
    await add(reader, path);
    expect(await reader.call('POST', `/v1/voices/add/${path}`, order)).toMatchObject({
      status: 400,
      code: 'voice_already_cloned',
    });
    expect((await owner.call('POST', `/v1/voices/add/${path}`, order)).code).toBe('voice_already_cloned');
    const hidden = await ownVoice(app, owner);
    const publicId = path.split('/')[0];
    const unpublished = await reader.call('POST', `/v1/voices/add/${publicId}/${hidden}`, order);
    expect(unpublished).toMatchObject({ status: 404, code: 'voice_not_found' });
    expect((await reader.call('POST', `/v1/voices/add/${path}`, {})).status).toBe(422);
    const [one, two] = await Promise.all([1, 2].map(() => soloPerson(app, 'creator')));
    const atOnce = await Promise.all(
      [one!, one!, two!].map((person) => person.call('POST', `/v1/voices/add/${path}`, order)),
    );
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 200, 400]);
  });

  test('counts towards the voices of the plan, and for the free one only where the owner says so', async () => {
    const free = await soloPerson(app, 'free');
    const closed = await publish(owner, await ownVoice(app, owner), { free_users_allowed: false });
    expect(await free.call('POST', `/v1/voices/add/${closed.path}`, { new_name: 'X' })).toMatchObject({
      status: 400,
      code: 'free_users_not_allowed',
    });
    const opened: string[] = [];
    for (let i = 0; i < 4; i++) opened.push((await publish(owner, await ownVoice(app, owner))).path);
    const copies = [];
    for (const path of opened.slice(0, 3)) copies.push(await add(free, path));
    const full = await free.call('POST', `/v1/voices/add/${opened[3]}`, { new_name: 'X' });
    expect(full).toMatchObject({ status: 400, code: 'voice_limit_reached' });
    expect((await speakWith(app, free, copies[0]!, 'Free.')).status).toBe(200);
    const [voiceId] = opened[0]!.split('/').slice(1);
    await publish(owner, voiceId!, { free_users_allowed: false });
    expect(await speakWith(app, free, copies[0]!, 'Free.')).toMatchObject({ code: 'free_users_not_allowed' });
  });

  test('a copy speaks as the original does now', async () => {
    const { db } = app.platform;
    const [one, other] = await db
      .selectDistinctOn([voices.engineVoice])
      .from(voices)
      .where(isNull(voices.workspaceId));
    const spokenBy = ({ engine, engineVoice, language, languages }: typeof voices.$inferSelect) => ({
      engine,
      engineVoice,
      language,
      languages,
    });
    const voiceId = await ownVoice(app, owner, spokenBy(one!));
    const copy = await add(reader, (await publish(owner, voiceId)).path);
    const sound = async (person: Person, id: string) => {
      const { itemId } = await speakWith(app, person, id, 'The same words.');
      const headers = { authorization: `Bearer ${person.accessToken}` };
      return Buffer.from(await (await app.fetch(`/v1/history/${itemId}/audio`, { headers })).arrayBuffer());
    };
    const before = await sound(reader, copy);
    await db.update(voices).set(spokenBy(other!)).where(eq(voices.id, voiceId));
    const after = await sound(reader, copy);
    expect(after.equals(before)).toBe(false);
    expect(after.equals(await sound(owner, voiceId))).toBe(true);
  });
});

describe('[VOI-089] rates', () => {
  test('others pay the multiplier, the owner does not; the use is counted for the owner', async () => {
    const voiceId = await ownVoice(app, owner, { name: 'Dear' });
    const { path } = await publish(owner, voiceId, { custom_rate: 2 });
    const copy = await add(reader, path);
    expect(hundred).toHaveLength(100);
    const used = async (person: Person) =>
      ((await person.call('GET', '/v1/user/subscription')).body as { character_count: number })
        .character_count;
    const before = { reader: await used(reader), owner: await used(owner) };
    expect(await speakWith(app, reader, copy, hundred)).toMatchObject({ status: 200, cost: 200 });
    expect(await speakWith(app, owner, voiceId, hundred)).toMatchObject({ status: 200, cost: 100 });
    expect(await used(reader)).toBe(before.reader + 200);
    expect(await used(owner)).toBe(before.owner + 100);
    const stats = async (range: string) =>
      (await owner.call('GET', `/v1/voices/${voiceId}/share/stats?range=${range}`)).body as ShareStats;
    expect(await stats('day'), '[VOI-035] [VOI-036]').toEqual({
      dates: [app.clock.now().toISOString().slice(0, 10)],
      characters: [100],
      users: [1],
      cloned_by: [1],
      credits: [200],
      // $0.03 for 1,000 credits
      earnings: [0.6],
    });
    expect((await stats('week')).dates).toHaveLength(7);
    expect((await stats('month')).characters.at(-1)).toBe(100);
    expect((await stats('all')).credits).toEqual([200]);
    const inReader = await owner.call('GET', `/v1/voices/${voiceId}/share/stats?range=day&reader_app=true`);
    expect((inReader.body as ShareStats).characters).toEqual([0]);
    expect((await owner.call('GET', `/v1/voices/${voiceId}/share/stats?range=decade`)).status).toBe(422);
    expect((await voiceOf(owner, voiceId)).sharing, '[VOI-077]').toMatchObject({ rate: 2, fiat_rate: 0.06 });
    expect((await voiceOf(reader, copy)).sharing, '[VOI-078]').toMatchObject({ rate: 2, fiat_rate: null });
  });

  test('each line of a dialogue at the rate of its voice', async () => {
    const dear = await ownVoice(app, owner);
    const copy = await add(reader, (await publish(owner, dear, { custom_rate: 3 })).path);
    const own = await ownVoice(app, reader);
    const answer = await app.fetch('/v1/text-to-dialogue', {
      json: {
        inputs: [
          { text: hundred, voice_id: copy },
          { text: 'Yes, I see.', voice_id: own },
        ],
      },
      headers: { authorization: `Bearer ${reader.accessToken}` },
    });
    await answer.arrayBuffer();
    expect(Number(answer.headers.get('character-cost'))).toBe(311);
    const { body } = await owner.call('GET', `/v1/voices/${dear}/share/stats?range=day`);
    expect(body as ShareStats).toMatchObject({ characters: [100], credits: [300] });
  });

  test('others have the text looked at where the owner asked for it', async () => {
    const voiceId = await ownVoice(app, owner);
    const { path } = await publish(owner, voiceId, { enable_live_moderation: true });
    const copy = await add(reader, path);
    expect(await speakWith(app, reader, copy, 'This is no SCAM, I swear.')).toMatchObject({
      status: 403,
      code: 'content_against_policy',
    });
    expect((await speakWith(app, reader, copy, 'This is no scampi.')).status).toBe(200);
    expect((await speakWith(app, owner, voiceId, 'This is no scam.')).status).toBe(200);
    const dialogue = await app.fetch('/v1/text-to-dialogue', {
      json: { inputs: [{ text: 'A scam.', voice_id: copy }] },
      headers: { authorization: `Bearer ${reader.accessToken}` },
    });
    expect(dialogue.status).toBe(403);
  });
});

describe('[VOI-034] by address', () => {
  test('opens the page, the preview and the voice itself to that person, till it is closed', async () => {
    const voiceId = await ownVoice(app, owner);
    const friend = await soloPerson(app, 'creator');
    const share = (enable: boolean, emails: string[] = []) =>
      owner.call('POST', `/v1/voices/${voiceId}/share`, { enable, emails });
    const shared = await share(true, [friend.email.toUpperCase()]);
    const { sharing } = shared.body as { sharing: { public_owner_id: string; whitelisted_emails: string[] } };
    expect(sharing).toMatchObject({
      status: 'enabled',
      enabled_in_library: false,
      whitelisted_emails: [friend.email],
    });
    const path = `${sharing.public_owner_id}/${voiceId}`;
    const page = `/v1/public/shared-voices/${path}`;
    const statusFor = async (person?: Person) =>
      (await app.fetch(page, person && { headers: { authorization: `Bearer ${person.accessToken}` } }))
        .status;
    expect([
      await statusFor(friend),
      await statusFor(reader),
      await statusFor(),
      await statusFor(owner),
    ]).toEqual([200, 404, 404, 200]);
    expect((await app.fetch(`${page}/preview`)).status).toBe(404);
    expect(
      (await listed(friend, `owner_id=${sharing.public_owner_id}&search=harbor`)).voices.map(
        (v) => v.voice_id,
      ),
    ).not.toContain(voiceId);
    const copy = await add(friend, path);
    expect((await speakWith(app, friend, copy, 'Among friends.')).status).toBe(200);
    expect((await reader.call('POST', `/v1/voices/add/${path}`, { new_name: 'X' })).status).toBe(404);
    await share(false);
    expect(await statusFor(friend)).toBe(404);
    expect(await speakWith(app, friend, copy, 'Among friends.')).toMatchObject({ code: 'voice_disabled' });
    expect((await share(true, ['no address'])).status).toBe(422);
    expect((await reader.call('POST', `/v1/voices/${voiceId}/share`, { enable: true })).status).toBe(404);
  });
});

test('what is taken back without a notice is gone at once; published again it speaks again', async () => {
  const voiceId = await ownVoice(app, owner);
  const { path } = await publish(owner, voiceId);
  const copy = await add(reader, path);
  expect((await takeBack(owner, voiceId)).status).toBe(200);
  expect(await speakWith(app, reader, copy, 'Hello.')).toMatchObject({ status: 400, code: 'voice_disabled' });
  expect((await app.fetch(`/v1/public/shared-voices/${path}`)).status).toBe(404);
  await publish(owner, voiceId);
  expect((await speakWith(app, reader, copy, 'Hello.')).status).toBe(200);
});
