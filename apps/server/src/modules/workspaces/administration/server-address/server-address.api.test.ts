import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember, makeNeighbor, ownerForm } from '../../../../../test/factories.ts';
import { linkTo } from '../../../../../test/mailbox.ts';
import { readRefusal } from '../../../../../test/read-refusal.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { until } from '../../../../../test/until.ts';
import { ServerAddress } from '../../../../platform/address/server-address.ts';
import { createOwnerLink } from '../../../accounts/one-time-tokens/index.ts';
import { auditLog } from '../../../audit/audit.tables.ts';
import { serviceAddresses } from '../../directory/service-addresses.ts';

let app: TestApp;
let owner: { access_token: string; user_id: string };
/** What the owner's browser shows. */
let lan: string;
const proxied = 'https://voice.example';

const setUp = async (address: unknown) =>
  app.fetch('/v1/setup', {
    json: { token: await createOwnerLink(app.platform), ...ownerForm, address },
  });
const publicUrl = async () =>
  ((await (await app.fetch('/v1/app-config')).json()) as { public_url: string }).public_url;
const ask = (accessToken: string, address?: unknown) =>
  app.fetch('/v1/server-address', {
    method: address === undefined ? 'GET' : 'PUT',
    json: address === undefined ? undefined : { address },
    headers: { authorization: `Bearer ${accessToken}` },
  });

/** Another process over the same database, as it is after its start. */
async function anotherProcess(listening: string, roles: readonly ['api' | 'worker'] = ['api']) {
  const { db, events, log } = app.platform;
  const address = new ServerAddress({
    config: { publicUrl: undefined, roles: [...roles] },
    db,
    events,
    log,
    listening,
  });
  await address.open();
  return address;
}

/** As a browser or a program that calls this server by another name. */
const askAs = (host: string, path: string, json?: unknown) =>
  new Promise<string>((resolve, reject) => {
    const url = new URL(path, app.url);
    const headers = { host, 'content-type': 'application/json', 'x-forwarded-host': host };
    request(url, { method: json ? 'POST' : 'GET', headers }, (answer) => resolve(text(answer)))
      .on('error', reject)
      .end(json && JSON.stringify(json));
  });

beforeAll(async () => {
  app = await startTestApp();
  lan = `http://mynah.lan:${new URL(app.url).port}`;
});
afterAll(() => app.close());

describe('at set-up', () => {
  it('nobody said it: links lead to where the server listens', async () => {
    expect(await publicUrl()).toBe(app.url);
    expect((await anotherProcess('http://0.0.0.0:4700')).current).toBe('http://localhost:4700');
    expect((await anotherProcess('https://[::]:443')).current).toBe('https://localhost');
  });

  it.each([
    'ftp://mynah.lan',
    'javascript:alert(1)',
    'http://ada@mynah.lan',
    'http://mynah.lan/path',
    'http://mynah.lan?x=1',
    'http://',
    'mynah.lan',
    '//mynah.lan',
  ])('%s is no address, and makes no owner', async (address) => {
    expect((await setUp(address)).status).toBe(422);
    expect(await publicUrl()).toBe(app.url);
    expect(await (await app.fetch('/v1/setup/status')).json()).toEqual({ needs_setup: true });
  });

  it("what the owner's browser shows is the address from then on", async () => {
    const answer = await setUp(`${lan}/`);
    expect(answer.status).toBe(200);
    owner = (await answer.json()) as typeof owner;
    expect(await publicUrl()).toBe(lan);
    expect(await (await ask(owner.access_token)).json()).toEqual({ address: lan, source: 'recorded' });
  });
});

describe('one address', () => {
  it.each(['evil.example', 'localhost:4700'])(
    'a call that names the host %s changes no link',
    async (host) => {
      const { email } = ownerForm;
      await askAs(host, '/v1/user/send-password-reset-email', { email });
      const link = await linkTo(app, email);
      expect(link.origin).toBe(lan);
      expect(link.searchParams.get('continue_url')).toBe(`${lan}/app/sign-in`);
      const [config, document, reader, oembed] = await Promise.all([
        askAs(host, '/v1/app-config'),
        askAs(host, '/openapi.json'),
        askAs(host, '/docs'),
        askAs(host, '/v1/voices'),
      ]);
      expect(JSON.parse(config)).toMatchObject({ public_url: lan });
      expect(JSON.parse(document)).toMatchObject({ servers: [{ url: lan }] });
      for (const answer of [config, document, reader, oembed]) expect(answer).not.toContain(`//${host}`);
    },
  );

  it('a mailed link works under another name: the code in it is all that counts', async () => {
    const { email } = ownerForm;
    await askAs('mynah.lan', '/v1/user/send-password-reset-email', { email });
    const code = (await linkTo(app, email)).searchParams.get('code');
    const checked = await askAs('10.0.0.7:4700', '/v1/user/auth/check-password-reset-code', { code });
    expect(JSON.parse(checked)).toEqual({ email });
  });

  it('previews, passkeys and identity providers have it', async () => {
    const headers = { authorization: `Bearer ${owner.access_token}` };
    const { voices } = (await (await app.fetch('/v1/voices', { headers })).json()) as {
      voices: { preview_url: string | null }[];
    };
    const previews = voices.flatMap(({ preview_url }) => preview_url ?? []);
    expect(previews.length).toBeGreaterThan(0);
    expect(new Set(previews.map((url) => new URL(url).origin))).toEqual(new Set([lan]));
    for (const address of Object.values(serviceAddresses(app.platform, 'w')))
      expect(new URL(address).origin).toBe(lan);
    const options = () => app.fetch('/v1/user/passkeys/sign-in-options', { method: 'POST' });
    // a name without https is none for passkeys
    expect((await options()).status).toBe(422);
    expect((await ask(owner.access_token, proxied)).status).toBe(200);
    expect(await (await options()).json()).toMatchObject({ options: { rpId: 'voice.example' } });
    expect((await ask(owner.access_token, lan)).status).toBe(200);
  });
});

describe('kept', () => {
  it('the next start knows it, and where the server was reached at its own port the address goes with the port', async () => {
    expect((await anotherProcess(app.url)).current).toBe(lan);
    expect((await anotherProcess('http://127.0.0.1:4801')).current).toBe('http://mynah.lan:4801');
    expect((await anotherProcess('https://127.0.0.1:4801')).current).toBe('https://mynah.lan:4801');
    // whom nobody calls knows no better port
    expect((await anotherProcess('http://127.0.0.1:4801', ['worker'])).current).toBe(lan);
  });

  it('every process hears of a new one, and behind a proxy the port of the server means nothing', async () => {
    const other = await anotherProcess('http://127.0.0.1:4801');
    expect((await ask(owner.access_token, ` ${proxied}/ `)).status).toBe(200);
    expect(await publicUrl()).toBe(proxied);
    await until(async () => expect(other.current).toBe(proxied));
    const entries = await app.platform.db.select().from(auditLog).where(eq(auditLog.className, 'server'));
    expect(entries.at(-1)).toMatchObject({
      activityName: 'change-address',
      actorUserId: owner.user_id,
      details: { address: proxied },
    });
  });
});

describe('refused', () => {
  it.each(['ftp://mynah.lan', 'javascript:alert(1)', 'https://voice.example/app', 'voice.example', ''])(
    '%j',
    async (address) => {
      expect((await ask(owner.access_token, address)).status).toBe(422);
      expect(await publicUrl()).toBe(proxied);
    },
  );

  it('to everybody but the owner of the server, in person', async () => {
    const colleague = await makeMember(app, await workspaceOf(owner.access_token), 'admin');
    const stranger = await makeMember(app, (await makeNeighbor(app)).workspaceId, 'admin');
    for (const { accessToken } of [colleague, stranger]) {
      expect((await ask(accessToken)).status).toBe(403);
      expect((await ask(accessToken, 'https://evil.example')).status).toBe(403);
    }
    expect((await app.fetch('/v1/server-address')).status).toBe(401);
    expect(await publicUrl()).toBe(proxied);
  });

  it('where the setting says it', async () => {
    const config = app.platform.config as { publicUrl?: string };
    config.publicUrl = 'https://set.example';
    try {
      const answer = await ask(owner.access_token, lan);
      expect(answer.status).toBe(422);
      expect(await readRefusal(answer)).toMatchObject({
        message: 'MYNAH_PUBLIC_URL sets the address of this server. Change it there.',
      });
      expect(await (await ask(owner.access_token)).json()).toEqual({
        address: 'https://set.example',
        source: 'setting',
      });
    } finally {
      config.publicUrl = undefined;
    }
    expect(await publicUrl()).toBe(proxied);
  });
});

async function workspaceOf(accessToken: string): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const user = (await (await app.fetch('/v1/user', { headers })).json()) as { workspace_id: string };
  return user.workspace_id;
}
