import {
  enterAs,
  expect,
  expectAccessible,
  expectFine,
  generate,
  type Page,
  skipSurvey,
  submitCredentials,
  test,
} from './journey.ts';
import { linkFromOutbox } from './outbox.ts';
import { newPerson } from './people.ts';
import { operator } from './start-server.ts';

const katherine = { ...newPerson('Katherine'), password: 'by hand to the moon' };
const newPassword = 'a foot of wire in hand';

const submitPassword = (page: Page, password: string): Promise<void> =>
  submitCredentials(page, { ...katherine, password });

test('the owner of the server comes first; the outbox is theirs', async ({ page, server }) => {
  await enterAs(page, server.url, operator);
  await page.goto(`${server.url}/app/settings`);
  await page.getByRole('link', { name: 'Outbox' }).click();
  // none where nobody was written to yet; in a whole run, those of all journeys
  const mails = page.getByRole('main').getByRole('listitem');
  await expect(page.getByText('The outbox is empty').or(mails).first()).toBeVisible();
  await expectAccessible(page);
});

test('[ACC-003] [ACC-023] from sign-up to the first speech', async ({ page, server }) => {
  await page.goto(`${server.url}/app/sign-in`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expectAccessible(page);
  await page.getByLabel('First name').fill(katherine.name);
  await submitPassword(page, 'Katherine1918');
  await expect(page.getByText('Too close to your name or email', { exact: true })).toBeVisible();
  await expect(page.getByText('This password is too close to your name or email.')).toBeVisible();
  await expectAccessible(page);
  await submitPassword(page, katherine.password);
  await expect(page.getByText(`We sent a link to ${katherine.email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.goto(await linkFromOutbox(server, katherine.email));
  // this browser signed up: no password is asked for
  await skipSurvey(page, server.url);
  await generate(page, server, 'My first sentence.');
  const position = page.getByRole('slider', { name: 'Position' });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
});

test('[ACC-025] [ACC-026] a forgotten password is set anew from the mail', async ({ page, server }) => {
  await page.goto(`${server.url}/app/sign-in`);
  await page.getByLabel('Email', { exact: true }).fill(katherine.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(katherine.email);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`If a user with the email ${katherine.email} exists`)).toBeVisible();
  await page.goto(await linkFromOutbox(server, katherine.email));
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await expect(page.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('value', '4');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await submitPassword(page, katherine.password);
  await expect(page.getByText('Wrong email address or password.')).toBeVisible();
  await submitPassword(page, newPassword);
  await page.waitForURL(/\/app\/(home|onboarding)/);
});

test('the outbox finds a mail by its address, opens its link, and keeps what was handed on', async ({
  page,
  server,
}) => {
  await enterAs(page, server.url, operator);
  await page.goto(`${server.url}/app/settings/outbox`);
  await page.getByRole('searchbox', { name: 'Search the outbox' }).fill(katherine.email);
  await page.waitForURL(/search=/);
  const mails = page.getByRole('main').getByRole('listitem');
  await expect(mails.filter({ hasNotText: katherine.email })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Email verification' }).click();
  const mail = mails.filter({ hasText: 'Verify your email address' });
  await expect(mail).toHaveCount(1);
  const link = mail.getByRole('link', { name: 'Open link in a new tab' });
  await expect(link).toHaveAttribute('href', /\/app\/verify-email\?code=/);
  await mail.locator('summary').click();
  await expectFine(page);
  await mail.getByRole('button', { name: 'Mark as passed on' }).click();
  await expect(page.getByText('No emails match')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Passed on' }).click();
  await expect(mail.getByText('Passed on')).toBeVisible();
});
