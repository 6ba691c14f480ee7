import { type NameServer, startNameServer } from '../../../apps/server/test/name-server.ts';
import {
  type OidcIdentityProvider,
  oidcClient,
  startOidcIdentityProvider,
} from '../../../apps/server/test/oidc-identity-provider.ts';
import type { ServerProcess } from '../../../apps/server/test/server-process.ts';
import { startOwnServer } from './find-server.ts';
import { enter, expect, expectAccessible, expectFits, test as journey } from './journey.ts';
import { newPerson, withOwner } from './people.ts';
import { operator } from './start-server.ts';

interface Worker {
  names: NameServer;
  own: ServerProcess;
  provider: OidcIdentityProvider;
}

const test = journey.extend<object, Worker>({
  names: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names from this pattern
    async ({}, use) => {
      const names = await startNameServer();
      await use(names);
      await names.close();
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ names }, use) => {
      const started = await startOwnServer({
        MYNAH_DNS_SERVERS: names.address,
        MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true',
      });
      await use(started.process);
      await started.end();
    },
    { scope: 'worker' },
  ],
  server: async ({ own: { url, dataFolder } }, use) =>
    use(withOwner({ url, dataFolder }, { ...newPerson('Owner'), ...operator })),
  provider: [
    async ({ own }, use) => {
      const provider = await startOidcIdentityProvider(`${own.url}/v1/single-sign-on/oidc/callback`);
      provider.person = { sub: 'g1', email: 'grace@acme.example', given_name: 'Grace' };
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
});

test('[WSP-002] [WSP-061] [RTE-115] an admin adds a provider and shows a domain to be theirs', async ({
  page,
  server,
  names,
  provider,
}) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/workspace/security`);
  await expect(page.getByText('No identity providers yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add OpenID Connect' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Acme');
  await dialog.getByLabel('Issuer').fill(provider.issuer);
  await dialog.getByLabel('Client ID').fill(oidcClient.clientId);
  await dialog.getByLabel('Client secret', { exact: true }).fill(oidcClient.clientSecret);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add provider' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Acme' })).toBeVisible();

  await page.getByLabel('Domain', { exact: true }).fill('Acme.example');
  await page.getByRole('button', { name: 'Add domain' }).click();
  const record = await page.getByText(/^mynah-domain-verification=/).textContent();
  await page.getByRole('button', { name: 'Check acme.example now' }).click();
  await expect(page.getByText(/The record isn’t there yet/)).toBeVisible();
  names.records.set('acme.example', [record ?? '']);
  await page.getByRole('button', { name: 'Check acme.example now' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('[WSP-002] the admin sees in a test what the provider says, and refuses passwords', async ({
  page,
  server,
  provider,
}) => {
  expect(provider.person.email).toBe('grace@acme.example');
  await enter(page, server);
  await page.goto(`${server.url}/app/workspace/security`);
  await page.getByRole('button', { name: 'Actions for Acme' }).click();
  await page.getByRole('menuitem', { name: 'Test sign-in' }).click();
  await expect(page.getByRole('dialog').getByText('grace@acme.example')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('switch', { name: 'Require single sign-on' }).click();
  await page.getByRole('button', { name: 'Require single sign-on' }).click();
  await expect(page.getByRole('switch', { name: /Require single sign-on/ })).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectAccessible(page);
});

test('[WSP-002] somebody of the domain signs in through the provider, and lands where they wished', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/app/sign-in?redirect=%2Fapp%2Fsettings`);
  await page.getByLabel('Email').fill('grace@acme.example');
  const way = page.getByRole('button', { name: 'Continue with Acme' });
  await expect(way).toBeVisible();
  await expectAccessible(page);
  await way.click();
  // a newcomer is asked who they are, and then goes on to where they wished
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.waitForURL(`${server.url}/app/settings`);
  await expect(page.getByText('grace@acme.example').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('grace@acme.example').first()).toBeVisible();
});

test('a return that nobody started says so, in our own words', async ({ page, server }) => {
  await page.goto(`${server.url}/app/single-sign-on?error=sso_state_unknown`);
  await expect(page.getByRole('alert')).toContainText('was started in another browser');
  await page.goto(`${server.url}/app/single-sign-on?error=Call%20this%20number`);
  await expect(page.getByRole('alert')).not.toContainText('number');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await page.getByLabel('Work email').fill('nobody@elsewhere.example');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Single sign-on isn’t set up for this address.')).toBeVisible();
  await expectAccessible(page);
});
