import { Secret, TOTP } from 'otpauth';
import {
  enter,
  expect,
  expectAccessible,
  type JourneyServer,
  type Page,
  submitCredentials,
  test,
} from './journey.ts';

const security = '/app/settings/security';

/** By its name: browsers make no passkeys for a numeric address. */
const localhost = (server: JourneyServer): string => server.url.replace('127.0.0.1', 'localhost');

/** Of now, or of so many steps later; the server takes the next one as well. */
const codeOf = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * 30_000 });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Workspace and account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/app/sign-in*');
}

/** What a change of second factors and passkeys asks for first. */
async function proveByPassword(page: Page, { owner }: JourneyServer): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByLabel('Password', { exact: true }).fill(owner.password);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
}

test('[ACC-076] two-factor: set up from the address, sign in with a code, then with a backup code', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/settings?dialog=add-2fa`);
  // a browser that was left open is not enough
  await proveByPassword(page, server);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await page.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(' ', '');
  const spent = codeOf(secret);
  await page.getByLabel('Code from the app').fill(spent);
  const list = page.getByRole('list', { name: 'Backup codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const [backupCode = '', otherCode = ''] = await list.getByRole('listitem').allTextContents();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('backup-codes.txt');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page).toHaveURL(`${server.url}/app/settings`);

  await signOut(page);
  await submitCredentials(page, server.owner);
  const code = page.getByLabel('Code', { exact: true });
  // the code that proved the app signs nobody in
  await code.fill(spent);
  await expect(page.getByText('This code is wrong, has expired, or was already used.')).toBeVisible();
  await expectAccessible(page);
  await code.fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/app/home');

  await signOut(page);
  await submitCredentials(page, server.owner);
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await page.getByRole('checkbox', { name: 'Trust this browser for 30 days' }).check();
  await page.getByLabel('Backup code').fill(backupCode);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/home');
  await page.goto(server.url + security);
  await expect(page.getByText('9 codes left')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Trusted devices' })).toBeVisible();
  await expectAccessible(page);

  // trusted: the password is enough
  await signOut(page);
  await submitCredentials(page, server.owner);
  await page.waitForURL('**/app/home');

  await page.goto(server.url + security);
  await page.getByRole('button', { name: 'Remove authenticator app' }).click();
  await page.getByRole('dialog').getByLabel('Code').fill(otherCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  await expect(page.getByText('Trusted devices')).toBeHidden();
});

test('a passkey signs in without address, password and code', async ({ page, server }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${localhost(server)}/app/sign-in`);
  await submitCredentials(page, server.owner);
  await page.waitForURL('**/app/home');
  await page.goto(localhost(server) + security);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await proveByPassword(page, server);
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByText(/never used/)).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/app/home');
  await page.goto(localhost(server) + security);
  await expect(list.getByText(/last used/)).toBeVisible();
  await expectAccessible(page);
});

test('[ACC-035] [ERR-009] a program is let in after consent, and its access withdrawn', async ({
  page,
  server,
}) => {
  const asked = await server.post('/v1/user/sign-in-requests', { requester: 'Podcast robot' });
  const request = (await asked.json()) as Record<string, string>;
  const poll = (): Promise<Response> =>
    server.post(`/v1/user/sign-in-requests/${request.sign_in_request_id}/tokens`, {
      poll_token: request.poll_token,
    });
  expect((await poll()).status).toBe(425);
  // signed out, the link leads through the sign-in page and back to the question
  await page.goto(request.verification_url ?? '');
  await page.waitForURL('**/app/sign-in*');
  await submitCredentials(page, server.owner);
  await expect(page.getByText('Podcast robot')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Thank you for granting us access to your account!')).toBeVisible();
  const { access_token } = (await (await poll()).json()) as Record<string, string>;
  const asProgram = () =>
    fetch(`${server.url}/v1/user`, { headers: { authorization: `Bearer ${access_token}` } });
  expect((await asProgram()).status).toBe(200);

  await page.goto(server.url + security);
  await page.getByRole('button', { name: 'Revoke access for Podcast robot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No apps have access.')).toBeVisible();
  expect((await asProgram()).status).toBe(401);
});
