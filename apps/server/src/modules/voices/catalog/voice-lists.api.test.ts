import { voiceCategories } from '@mynah/contract/voices/voice-categories';
import type { Voice } from '@mynah/contract/voices/voices';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { sharedVoices } from '../library/library.tables.ts';
import { voiceTrainings } from '../professional/professional.tables.ts';
import { type NewVoice, type VoiceRow, voices as voiceTable } from '../registry/voices.tables.ts';
import type { VoiceAccent } from './actions/list-accents.ts';

let app: TestApp;
let owner: Person;
let template: VoiceRow;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  await app.fetch('/v1/voices', { apiKey });
  [template] = (await app.platform.db.select().from(voiceTable).limit(1)) as [VoiceRow];
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app?.close());

interface Page {
  voices: Voice[];
  has_more: boolean;
  total_count: number;
  next_page_token: string | null;
}
const search = async (person: Person, query: string) =>
  (await person.call('GET', `/v2/voices?${query}`)).body as Page;
const namesOf = ({ voices }: Page) => voices.map(({ name }) => name).sort();

/** A voice of the owner's workspace, made by them unless told otherwise. */
async function persistVoice(parts: Partial<NewVoice> = {}): Promise<string> {
  const { workspaceId, userId: creatorUserId } = owner.actor;
  const own = { id: newId(), workspaceId, creatorUserId, category: 'cloned', position: -1 } as const;
  const voice = { ...template, ...own, ...parts };
  await app.platform.db.insert(voiceTable).values(voice);
  return voice.id;
}

/** A voice of somebody else's that stands in the library. */
async function publishedVoice(terms: Partial<typeof sharedVoices.$inferInsert> = {}): Promise<string> {
  const { workspaceId, userId: ownerUserId } = (await soloPerson(app)).actor;
  const voiceId = await persistVoice({ workspaceId, creatorUserId: ownerUserId });
  await app.platform.db.insert(sharedVoices).values({
    ...{ voiceId, workspaceId, ownerUserId, publicOwnerId: newId(), name: 'Public', labels: {} },
    ...{ isInLibrary: true, publishedAt: new Date() },
    ...terms,
  });
  return voiceId;
}

test.each(voiceCategories)('[VOI-062] a voice of the category %s is kept and listed', async (category) => {
  const id = await persistVoice({ category });
  const found = await search(owner, `category=${category}&voice_type=personal`);
  expect(found.voices).toMatchObject([{ voice_id: id, category, safety_control: null }]);
});

describe('[VOI-080] [VOI-081] voice_type', () => {
  beforeEach(async () => {
    const editor = await joinedPerson(app, owner.actor.workspaceId, 'editor');
    await persistVoice({ name: 'mine' });
    const shared = await persistVoice({ name: 'shared by me' });
    await persistVoice({ name: "an editor's", creatorUserId: editor.actor.userId });
    await persistVoice({ name: 'of the library', sourceVoiceId: await publishedVoice() });
    const share = { role: 'viewer', user_email: editor.email, resource_type: 'voice' };
    await owner.call('POST', `/v1/workspace/resources/${shared}/share`, share);
  });

  it.each([
    ['personal', ['mine', 'shared by me']],
    ['workspace', ["an editor's", 'shared by me']],
    ['community', ['of the library']],
    ['non-community', ["an editor's", 'mine', 'shared by me']],
    ['non-default', ["an editor's", 'mine', 'of the library', 'shared by me']],
  ])('%s', async (type, names) => {
    const found = await search(owner, `voice_type=${type}`);
    expect(namesOf(found)).toEqual(names);
    expect(found.total_count).toBe(names.length);
  });

  it('default: no voice of the workspace, and all others', async () => {
    const found = await search(owner, 'voice_type=default');
    expect(found.total_count).toBe(await app.platform.db.$count(voiceTable, isNull(voiceTable.workspaceId)));
    expect(found.voices.every((voice) => voice.creator_user_id === null)).toBe(true);
  });

  it('saved: those of the workspace, and default ones that stand in a collection', async () => {
    const collection = await owner.call('POST', '/v1/voices/collections', { title: 'Kept', icon: 'book' });
    const { collection_id } = collection.body as { collection_id: string };
    await owner.call('POST', `/v1/voices/collections/${collection_id}/voice/${template.id}`);
    const found = await search(owner, 'voice_type=saved');
    const expected = ["an editor's", 'mine', 'of the library', 'shared by me', template.name];
    expect(namesOf(found)).toEqual(expected.sort());
    expect((await search(await soloPerson(app), 'voice_type=saved')).voices).toEqual([]);
  });

  it('workspace: a member sees what was shared with them, and by whom', async () => {
    const member = await joinedPerson(app, owner.actor.workspaceId, 'editor');
    expect((await search(member, 'voice_type=workspace')).voices).toEqual([]);
    const id = await persistVoice({ name: 'for the member' });
    const share = { role: 'editor', user_email: member.email, resource_type: 'voice' };
    await owner.call('POST', `/v1/workspace/resources/${id}/share`, share);
    expect((await search(member, 'voice_type=workspace')).voices).toMatchObject([
      {
        ...{ name: 'for the member', is_owner: false, permission_on_resource: 'editor' },
        creator_user_id: owner.actor.userId,
      },
    ]);
  });
});

test('[VOI-080] fine_tuning_state finds professional voices by where their training is', async () => {
  const draft = await persistVoice({ category: 'professional' });
  const trained = await persistVoice({ category: 'professional' });
  await persistVoice({ category: 'cloned' });
  const { workspaceId } = owner.actor;
  await app.platform.db.insert(voiceTrainings).values([
    { voiceId: draft, workspaceId, language: 'en' },
    { voiceId: trained, workspaceId, language: 'en', state: 'fine_tuned' },
  ]);
  const found = async (state: string) =>
    (await search(owner, `voice_type=personal&fine_tuning_state=${state}`)).voices.map(
      (voice) => voice.voice_id,
    );
  expect(await found('draft')).toEqual([draft]);
  expect(await found('fine_tuned')).toEqual([trained]);
  expect(await found('failed')).toEqual([]);
});

test('[VOI-080] on the terms of voices of the library', async () => {
  const copies = {
    dear: { customRate: 2 },
    moderated: { hasLiveModeration: true },
    patient: { noticePeriodDays: 90 },
  };
  for (const [name, terms] of Object.entries(copies)) {
    await persistVoice({ name, sourceVoiceId: await publishedVoice(terms) });
  }
  await persistVoice({ name: 'fine', category: 'high_quality' });
  const found = async (query: string) => namesOf(await search(owner, `voice_type=non-default&${query}`));
  expect(await found('include_custom_rates=true')).toEqual(['dear', 'fine', 'moderated', 'patient']);
  expect(await found('include_custom_rates=false')).toEqual(['fine', 'moderated', 'patient']);
  expect(await found('include_live_moderated=false')).toEqual(['dear', 'fine', 'patient']);
  expect(await found('min_notice_period_days=30')).toEqual(['patient']);
  expect(await found('high_quality=true')).toEqual(['fine']);
});

test('[VOI-069] [VOI-070] a copy whose voice was taken back stands in no list and speaks no more', async () => {
  const id = await persistVoice({ sourceVoiceId: await publishedVoice({ disableAt: new Date(0) }) });
  expect((await search(owner, 'voice_type=community')).voices).toEqual([]);
  const refused = await owner.call('POST', `/v1/text-to-speech/${id}`, { text: 'Hello.' });
  expect(refused).toMatchObject({ status: 400, code: 'voice_disabled' });
});

test('[VOI-068] a professional voice that is not trained yet is found by its id alone', async () => {
  const id = await persistVoice({ category: 'professional', engineVoice: '' });
  expect((await search(owner, 'voice_type=personal')).voices).toEqual([]);
  expect((await search(owner, `voice_ids=${id}`)).voices).toMatchObject([
    { voice_id: id, high_quality_base_model_ids: [] },
  ]);
});

test('[VOI-071] every word is looked for, in names and label values', async () => {
  await persistVoice({ name: 'Eleanor', labels: { accent: 'british', use_case: 'social_media' } });
  const found = async (words: string) =>
    namesOf(await search(owner, `voice_type=personal&search=${encodeURIComponent(words)}`));
  expect(await found('BRIT')).toEqual(['Eleanor']);
  expect(await found('elea social media')).toEqual(['Eleanor']);
  expect(await found('accent')).toEqual([]);
  expect(await found('%')).toEqual([]);
});

test('[VOI-023] [VOI-087] legacy voices are told only to those who ask', async () => {
  const id = await persistVoice({ isLegacy: true });
  const listed = async (path: string) =>
    ((await owner.call('GET', path)).body as Page).voices.some((voice) => voice.voice_id === id);
  for (const path of ['/v1/voices', '/v2/voices']) {
    expect(await listed(path)).toBe(false);
    expect(await listed(`${path}?show_legacy=true`)).toBe(true);
  }
});

test('[VOI-087] legacy voices are last of all, own ones too, page by page', async () => {
  const old = await persistVoice({ isLegacy: true, position: -5 });
  const own = await persistVoice({ position: -1 });
  const { voices } = (await owner.call('GET', '/v1/voices?show_legacy=true')).body as Page;
  expect([voices[0]?.voice_id, voices.at(-1)?.voice_id]).toEqual([own, old]);
  const paged: string[] = [];
  let token: string | null = '';
  while (token !== null) {
    const page = await search(owner, `show_legacy=true&page_size=2&next_page_token=${token}`);
    paged.push(...page.voices.map(({ voice_id }) => voice_id));
    token = page.next_page_token;
  }
  expect(paged).toEqual(voices.map(({ voice_id }) => voice_id));
});

test('history keeps name and category of a voice that has gone', async () => {
  const id = await persistVoice({ name: 'Fleeting' });
  const spoken = await app.fetch(`/v1/text-to-speech/${id}`, {
    headers: { authorization: `Bearer ${owner.accessToken}` },
    json: { text: 'Hello.' },
  });
  expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  expect(await owner.call('DELETE', `/v1/voices/${id}`)).toMatchObject({ status: 200 });
  const { history } = (await owner.call('GET', `/v1/history?voice_id=${id}`)).body as { history: object[] };
  expect(history).toMatchObject([{ voice_id: id, voice_name: 'Fleeting', voice_category: 'cloned' }]);
});

test('[LNG-022] [LNG-023] [LNG-024] accents of a language, of a model and of all', async () => {
  const accents = async (query: string) =>
    ((await owner.call('GET', `/v1/voices/accents${query}`)).body as { accents: VoiceAccent[] }).accents;
  const english = await accents('?language=en');
  expect(english).toHaveLength(53);
  expect(english[0]).toEqual({ accent: 'american', code: 'en-american', language: 'en', name: 'American' });
  expect(await accents('?language=ar')).toHaveLength(18);
  expect(await accents('?language=tlh')).toEqual([]);
  expect(new Set((await accents('')).map(({ language }) => language)).size).toBe(32);
  expect(await accents('?model_id=eleven_monolingual_v1')).toEqual(english);
  expect(await owner.call('GET', '/v1/voices/accents?model_id=none')).toMatchObject({
    code: 'model_not_found',
  });
});

describe('pages', () => {
  const personal = 'voice_type=personal&page_size=2';

  it('[VOI-066] stay whole while voices come and go', async () => {
    for (const [index, name] of ['a', 'b', 'c', 'd'].entries())
      await persistVoice({ name, position: index - 10 });
    const first = await search(owner, personal);
    await persistVoice({ name: 'new', position: -20 });
    await app.platform.db.delete(voiceTable).where(eq(voiceTable.id, first.voices[1]!.voice_id));
    const second = await search(owner, `${personal}&next_page_token=${first.next_page_token}`);
    expect([...first.voices, ...second.voices].map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(second).toMatchObject({ has_more: false, next_page_token: null });
  });

  it('follow long names of any script', async () => {
    const names = ['İ', 'ß', '声'].map((letter) => letter.repeat(100));
    for (const name of names) await persistVoice({ name });
    const seen: string[] = [];
    let token: string | null = '';
    while (token !== null) {
      const page: Page = await search(
        owner,
        `voice_type=personal&page_size=1&sort=name${token && `&next_page_token=${token}`}`,
      );
      seen.push(...namesOf(page));
      token = page.next_page_token;
    }
    expect(seen.sort()).toEqual(names.sort());
  });

  const written = (token: unknown) => Buffer.from(JSON.stringify(token)).toString('base64url');
  it.each([
    ['no JSON', 'AAAA'],
    ['no list', written({ a: 1 })],
    ['too short', written([])],
    ['a name where a number belongs', written(['position asc', 'x', 'id'])],
    ['another order', written(['name asc', 'x', 'id'])],
    ['a number beyond all bounds', written(['position asc', 1e300, 'id'])],
    ['half a number', written(['position asc', 0.5, 'id'])],
    ['a NUL in the id', written(['position asc', 1, 'a\0b'])],
  ])('refuse a token that is %s', async (_title, token) => {
    expect(await owner.call('GET', `/v2/voices?next_page_token=${token}`)).toMatchObject({ status: 400 });
  });

  it('refuse a NUL in a name', async () => {
    const token = written(['name asc', 'a\0b', 'id']);
    expect(await owner.call('GET', `/v2/voices?sort=name&next_page_token=${token}`)).toMatchObject({
      status: 400,
    });
  });

  it('[VOI-080] count only when asked', async () => {
    await persistVoice();
    expect((await search(owner, 'voice_type=personal')).total_count).toBe(1);
    expect((await search(owner, 'voice_type=personal&include_total_count=false')).total_count).toBe(0);
  });

  it('[VOI-094] [VOI-095] hold 100 voices when nothing is said, and at most', async () => {
    const { workspaceId, userId: creatorUserId } = owner.actor;
    const many = Array.from({ length: 101 }, (_, index) => ({
      ...{ ...template, id: newId(), workspaceId, creatorUserId, position: index - 1000 },
      category: 'cloned' as const,
    }));
    await app.platform.db.insert(voiceTable).values(many);
    const page = await search(owner, 'voice_type=personal');
    expect(page).toMatchObject({ has_more: true, total_count: 101 });
    expect(page.voices).toHaveLength(100);
  });
});
