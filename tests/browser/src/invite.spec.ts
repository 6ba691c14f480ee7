import type { Browser, Page } from '@playwright/test';
import {
  enter,
  expect,
  expectAccessible,
  expectFine,
  expectFits,
  expectToast,
  noteToasts,
  submitCredentials,
  test,
  textToSpeech,
} from './journey.ts';
import { addPayingPerson, newPerson } from './people.ts';

const grace = newPerson('Grace');

const members = '/app/workspace/members';

async function invite(page: Page, url: string): Promise<string> {
  await page.goto(url + members);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Email addresses').fill(grace.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send invites' }).click();
  await expectToast(page, `Invite sent to ${grace.email}`);
  const address = page.url();
  // what the page had asked for before is no answer to wait for
  await page.goto('about:blank');
  const answer = page.waitForResponse('**/v1/workspace/invites');
  await page.goto(address);
  const { invites } = await (await answer).json();
  return invites[0].invite_url;
}

async function visitAs(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await noteToasts(page);
  return page;
}

test('[WSP-029] [WSP-031] [WSP-032] [WSP-036] [WSP-037] [ERR-015] [ERR-016] from invite to member, by way of a subscription', async ({
  page,
  server,
  browser,
}) => {
  await enter(page, server);
  await addPayingPerson(server, grace);
  const link = await invite(page, server.url);

  const guest = await visitAs(browser);
  await guest.goto(link);
  await guest.waitForURL('**/app/sign-in**');
  const code = new URL(link).searchParams.get('invite_code');
  const stored = () => guest.evaluate(() => localStorage.getItem('xi:invite_code'));
  expect(await stored()).toBe(JSON.stringify(code));
  await submitCredentials(guest, grace);

  const dialog = guest.getByRole('dialog', { name: 'Join workspace', exact: true });
  await expect(dialog.getByText(/invited you to/)).toBeVisible();
  await expect(dialog.getByText('Joining is irreversible', { exact: false })).toBeVisible();
  await expect(dialog.getByText('The workspace admin gains control', { exact: false })).toBeVisible();
  await expectAccessible(guest);
  await test.step('[ACC-087] on any page', async () => {
    await guest.goto(server.url + textToSpeech);
    await expect(dialog).toBeVisible();
  });
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();

  const cancel = guest.getByRole('dialog', { name: 'Cancel subscription to join this workspace' });
  await expect(cancel).toBeVisible();
  await expectAccessible(guest);
  await cancel.getByRole('button', { name: 'Cancel subscription and join' }).click();
  await expectToast(guest, 'Your subscription has been successfully cancelled.');
  await expectToast(guest, 'You have successfully joined the workspace.');
  await expect(cancel).toBeHidden();
  expect(await stored()).toBeNull();

  await test.step('[WSP-086] the other session shows the new member without a reload', async () => {
    const row = page.getByRole('row').filter({ hasText: grace.email });
    await expect(row.getByRole('combobox', { name: `Role of ${grace.name}` })).toBeVisible();
    await expect(page.getByText('No pending invites.')).toBeVisible();
  });

  await test.step('[WSP-041] a member reads the list and changes nothing', async () => {
    await guest.goto(server.url + members);
    await expect(guest.getByRole('row').filter({ hasText: grace.email }).getByText('Editor')).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Invite' })).toBeHidden();
  });

  await test.step('removal hands over and ends the session', async () => {
    await page.getByRole('button', { name: `Actions for ${grace.name}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    const remove = page.getByRole('dialog', { name: `Remove ${grace.name}?` });
    await expect(remove.getByRole('combobox', { name: 'Transfer their content to' })).toBeVisible();
    await expectAccessible(page);
    await remove.getByRole('button', { name: 'Remove' }).click();
    await expectToast(page, `${grace.name} removed`);
    await guest.waitForURL('**/app/sign-in**');
  });
});

test('[RTE-111] [RTE-112] [RTE-113] the pages of the workspace at every width, in light and dark', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/workspace`);
  await page.waitForURL(`**${members}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('seats used')).toBeHidden();
  await expectFineAtEveryWidth(page);
  await page.goto(`${server.url}/app/workspace/groups`);
  await page.getByRole('button', { name: 'Create group' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Podcast team');
  await page.getByRole('checkbox', { name: 'View voices and their settings' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('1 permission · No members')).toBeVisible();
  await expectFineAtEveryWidth(page);
});

async function expectFineAtEveryWidth(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1024, height: 900 });
  await expectFits(page);
  await expectFine(page);
}

test('[ACC-087] [PRV-002] [PRV-009] [RTE-031] the shell asks people in Illinois to accept terms, on any page', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.route('**/v1/user', async (route) => {
    const answer = await route.fetch();
    const place = { country: 'US', region: 'Illinois' };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), geo_location: place } });
  });
  for (const path of [textToSpeech, members]) {
    await page.goto(server.url + path);
    await expect(page.getByRole('dialog', { name: 'Updated Terms' })).toBeVisible();
  }
  // nothing else can be reached from here: what the dialog leads to must be there
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  const policy = await opening;
  await expect(policy.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(policy.getByRole('heading', { name: 'People’s voices' })).toBeVisible();
  await expectAccessible(policy);
});

test('[WSP-038] [ERR-017] an invite link without a code says so', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/join`);
  await expect(page.getByText("Couldn't find workspace invite code")).toBeVisible();
});
