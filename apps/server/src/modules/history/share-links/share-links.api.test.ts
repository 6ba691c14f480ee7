import type { HistoryItem } from '@mynah/contract/history/history';
import type { SharedItem } from '@mynah/contract/history/share-links';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../test/factories.ts';
import { makeItem } from '../../../../test/history-items.ts';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { startTestApp, type TestApp, type TestOwner } from '../../../../test/test-app.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { auditLog } from '../../audit/audit.tables.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';
import { setTier } from '../../workspaces/administration/index.ts';
import { memberships } from '../../workspaces/memberships/memberships.tables.ts';

let app: TestApp;
let owner: TestOwner;
let voice: { voice_id: string; name: string };

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.owner();
  const { voices } = (await (await app.fetch('/v1/voices', owner)).json()) as { voices: (typeof voice)[] };
  voice = voices[0]!;
});
afterAll(() => app?.close());

const bearer = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` });

async function speak(text: string, { query = '', json = {} } = {}): Promise<string> {
  const path = `/v1/text-to-speech/${voice.voice_id}${query}`;
  const answer = await app.fetch(path, { apiKey: owner.apiKey, json: { text, ...json } });
  await answer.arrayBuffer();
  return answer.headers.get('history-item-id') ?? '';
}

interface ShareAnswer {
  share_link: string;
  public_user_name: string | null;
}
const askLink = (id: string, who: { accessToken: string } = owner, method = 'GET') =>
  app.fetch(`/v1/history/${id}/share-link`, { method, headers: bearer(who) });
const link = async (id: string, who: { accessToken: string } = owner): Promise<ShareAnswer> =>
  (await (await askLink(id, who)).json()) as ShareAnswer;
const linkIdOf = ({ share_link }: ShareAnswer): string => share_link.split('/').at(-1) ?? '';
const share = async (text: string, options = {}): Promise<{ id: string; linkId: string }> => {
  const id = await speak(text, options);
  return { id, linkId: linkIdOf(await link(id)) };
};
const addressesOf = (linkId: string): string[] => [
  `/v1/shared/${linkId}`,
  `/v1/shared/${linkId}/audio`,
  `/v1/shared/${linkId}/image.png`,
  `/share/${linkId}`,
  `/embed/share/${linkId}`,
  `/v1/oembed?url=${encodeURIComponent(`${app.url}/share/${linkId}`)}`,
];
const statusesOf = (linkId: string): Promise<number[]> =>
  Promise.all(
    addressesOf(linkId).map(async (path) => {
      const answer = await app.fetch(path);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
const open = [200, 200, 200, 200, 200, 200];
const dead = [404, 404, 404, 404, 404, 404];

describe('the link of an item', () => {
  test('[HIS-040] [HIS-041] is made once, and answers exactly two fields', async () => {
    const id = await speak('Shared with everybody.');
    const first = await link(id);
    expect(Object.keys(first).toSorted()).toEqual(['public_user_name', 'share_link']);
    expect(first.share_link).toMatch(/^http:\/\/.*\/share\/[A-Za-z0-9]{20}$/);
    expect(await link(id)).toEqual(first);
    const item = (await (await app.fetch(`/v1/history/${id}`, owner)).json()) as HistoryItem;
    expect(item.share_link_id).toBe(linkIdOf(first));
    const list = (await (await app.fetch('/v1/history', owner)).json()) as { history: HistoryItem[] };
    expect(list.history.find((each) => each.history_item_id === id)?.share_link_id).toBe(linkIdOf(first));
  });

  test('[HIS-040] [HIS-041] is made of a sound effect as of speech', async () => {
    const { workspaceId } = owner;
    const { id } = await makeItem(app, { workspaceId, source: 'SFX', text: 'Rain on a tin roof' });
    const item = (await (await app.fetch(`/v1/history/${id}`, owner)).json()) as HistoryItem;
    const made = await link(item.sound_generation_history_item_id ?? '');
    expect(Object.keys(made).toSorted()).toEqual(['public_user_name', 'share_link']);
    expect(await statusesOf(linkIdOf(made))).toEqual(open);
  });

  test('[HIS-040] two at once make one', async () => {
    const id = await speak('At once.');
    const links = await Promise.all(Array.from({ length: 5 }, () => link(id)));
    expect(new Set(links.map(linkIdOf)).size).toBe(1);
  });

  test('[HIS-050] has the public name of whoever asks', async () => {
    const id = await speak('Named.');
    await app.fetch('/v1/user/update-public-user-name', {
      json: { public_user_name: 'Quiet Lark' },
      headers: bearer(owner),
    });
    expect(await link(id)).toMatchObject({ public_user_name: 'Quiet Lark' });
  });

  test('making and ending stand in the audit log', async () => {
    const { id } = await share('Watched.');
    await askLink(id, owner, 'DELETE');
    const entries = await app.platform.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(entries.map(({ className, activityName }) => [className, activityName])).toEqual([
      ['share-link', 'create'],
      ['share-link', 'delete'],
    ]);
  });

  test('is for items of the own workspace', async () => {
    const id = await speak('Mine alone.');
    const neighbor = await makeNeighbor(app);
    const { key } = await createApiKey(app.platform, neighbor, { name: 'next door' });
    for (const [method, path] of [
      ['GET', 'share-link'],
      ['DELETE', 'share-link'],
      ['GET', 'share-settings'],
    ]) {
      const answer = await app.fetch(`/v1/history/${id}/${path}`, { method, apiKey: key });
      expect(await readRefusal(answer)).toMatchObject({ status: 404, code: 'history_item_not_found' });
    }
  });

  test('[HIS-058] is refused to enterprise workspaces, and what they had shared is dead', async () => {
    const { id, linkId } = await share('Before the contract.');
    const changeTier = (tier: 'enterprise' | 'trial') =>
      setTier(app.platform, owner.workspaceId, tier, async () => {});
    await changeTier('enterprise');
    const [refused, statuses] = [await readRefusal(await askLink(id)), await statusesOf(linkId)];
    await changeTier('trial');
    expect(refused).toMatchObject({ status: 403, code: 'sharing_not_allowed' });
    expect(statuses).toEqual(dead);
    expect(await statusesOf(linkId)).toEqual(open);
  });

  test('an item that was not kept cannot be shared', async () => {
    const id = await speak('Leave no trace.', { query: '?enable_logging=false' });
    const answer = await askLink(id || 'nothing');
    expect(await readRefusal(answer)).toMatchObject({ status: 404, code: 'history_item_not_found' });
  });
});

describe('[HIS-042] what strangers get', () => {
  test('is text, voice name, public name and sound, and nothing else', async () => {
    const { id, linkId } = await share('For everybody, everywhere.');
    const answer = await app.fetch(`/v1/shared/${linkId}`);
    const shared = (await answer.json()) as SharedItem;
    expect(shared).toMatchObject({
      text: 'For everybody, everywhere.',
      voice_name: voice.name,
      public_user_name: 'Quiet Lark',
      page_url: `${app.url}/share/${linkId}`,
      is_indexed: false,
    });
    expect(shared.alignment?.characters.join('')).toBe('For everybody, everywhere.');
    expect(Buffer.from(shared.peaks ?? '', 'base64')).toHaveLength(800);
    const told = JSON.stringify(shared) + (await (await app.fetch(`/share/${linkId}`)).text());
    for (const secret of [owner.userId, owner.workspaceId, 'ada@example.com', id, voice.voice_id]) {
      expect(told).not.toContain(secret);
    }
  });

  test('the sound comes whole and in parts, and is asked for anew each time', async () => {
    const { id, linkId } = await share('Some sound to seek in.');
    const own = await (await app.fetch(`/v1/history/${id}/audio`, owner)).arrayBuffer();
    const whole = await app.fetch(`/v1/shared/${linkId}/audio`);
    expect(whole.headers.get('content-type')).toContain('audio/mpeg');
    expect(whole.headers.get('cache-control')).toBe('no-cache');
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(Buffer.from(own));
    const part = await app.fetch(`/v1/shared/${linkId}/audio`, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(own.slice(10, 20)));
  });

  test.each(['pcm_16000', 'ulaw_8000'])('samples without a head (%s) come as wav', async (format) => {
    const { linkId } = await share('Raw.', { query: `?output_format=${format}` });
    const whole = await app.fetch(`/v1/shared/${linkId}/audio`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('content-type')).toContain('audio/wav');
    expect(bytes.subarray(0, 4).toString()).toBe('RIFF');
    const part = await app.fetch(`/v1/shared/${linkId}/audio`, { headers: { range: 'bytes=44-' } });
    expect(part.headers.get('content-range')).toBe(`bytes 44-${bytes.length - 1}/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(44));
    const beyond = await app.fetch(`/v1/shared/${linkId}/audio`, { headers: { range: 'bytes=99999999-' } });
    expect(beyond.status).toBe(416);
  });

  test('an address that was guessed leads nowhere', async () => {
    expect(await statusesOf('AAAAAAAAAAAAAAAAAAAA')).toEqual(dead);
  });
});

describe('a link is dead at once', () => {
  test('when it is ended, and the next one has another address', async () => {
    const { id, linkId } = await share('Over soon.');
    expect(await statusesOf(linkId)).toEqual(open);
    expect((await askLink(id, owner, 'DELETE')).status).toBe(200);
    expect(await statusesOf(linkId)).toEqual(dead);
    const again = await askLink(id, owner, 'DELETE');
    expect(await readRefusal(again)).toMatchObject({ status: 404, code: 'share_link_not_found' });
    expect(linkIdOf(await link(id))).not.toBe(linkId);
    expect(await statusesOf(linkId)).toEqual(dead);
  });

  test('when the item is deleted', async () => {
    const { id, linkId } = await share('Deleted soon.');
    await app.fetch(`/v1/history/${id}`, { method: 'DELETE', apiKey: owner.apiKey });
    expect(await statusesOf(linkId)).toEqual(dead);
  });

  test('while whoever made it is locked or leaves; a colleague makes another', async () => {
    const id = await speak('Of the team.');
    const member = await makeMember(app, owner.workspaceId, 'editor');
    const linkId = linkIdOf(await link(id, member));
    const ofMember = eq(memberships.userId, member.actor.userId);
    const { db, clock } = app.platform;
    await db.update(memberships).set({ isLocked: true }).where(ofMember);
    expect(await statusesOf(linkId)).toEqual(dead);
    await db.update(memberships).set({ isLocked: false }).where(ofMember);
    expect(await statusesOf(linkId)).toEqual(open);
    const ofUser = eq(users.id, member.actor.userId);
    await db.update(users).set({ deletionRequestedAt: clock.now() }).where(ofUser);
    expect(await statusesOf(linkId)).toEqual(dead);
    const next = linkIdOf(await link(id));
    expect(next).not.toBe(linkId);
    expect(await statusesOf(next)).toEqual(open);
    expect(await statusesOf(linkId)).toEqual(dead);
  });

  test('when whoever made it is removed and somebody else has the items', async () => {
    const member = await makeMember(app, owner.workspaceId, 'editor');
    const id = await speak('Left behind.');
    const linkId = linkIdOf(await link(id, member));
    await removeMember(member);
    expect(await statusesOf(linkId)).toEqual(dead);
    const item = (await (await app.fetch(`/v1/history/${id}`, owner)).json()) as HistoryItem;
    expect(item.share_link_id).toBeNull();
  });
});

async function removeMember({ actor }: Signed): Promise<void> {
  const answer = await app.fetch(`/v1/workspace/members/${actor.userId}`, {
    method: 'DELETE',
    headers: bearer(owner),
  });
  expect(answer.status).toBe(200);
  const left = and(eq(memberships.userId, actor.userId), eq(memberships.workspaceId, owner.workspaceId));
  expect(await app.platform.db.$count(memberships, left)).toBe(0);
}

describe('search engines', () => {
  const settings = async (id: string, json?: object) => {
    const answer = await app.fetch(`/v1/history/${id}/share-settings`, {
      method: json ? 'PATCH' : 'GET',
      headers: bearer(owner),
      json,
    });
    return { status: answer.status, body: await answer.json() };
  };

  test('list the page only when they are let', async () => {
    const { id, linkId } = await share('Find me.');
    const page = async () => {
      const answer = await app.fetch(`/share/${linkId}`);
      return { header: answer.headers.get('x-robots-tag'), text: await answer.text() };
    };
    expect((await settings(id)).body).toMatchObject({ is_shared: true, is_indexed: false });
    const hidden = await page();
    expect(hidden.header).toBe('noindex');
    expect(hidden.text).toContain('<meta name="robots" content="noindex" />');
    expect((await settings(id, { is_indexed: true })).body).toMatchObject({ is_indexed: true });
    const listed = await page();
    expect(listed.header).toBeNull();
    expect(listed.text).toContain('<meta name="robots" content="all" />');
    expect((await app.fetch(`/embed/share/${linkId}`)).headers.get('x-robots-tag')).toBe('noindex');
  });

  test('an item that is not shared has no settings to change', async () => {
    const id = await speak('Not shared.');
    expect((await settings(id)).body).toEqual({ is_shared: false, is_indexed: false, created_at_unix: null });
    expect((await settings(id, { is_indexed: true })).status).toBe(404);
  });
});
