import type { BrowserContext } from '@playwright/test';
import { enter, expect, expectToast, home, type JourneyServer, type Page, test } from './journey.ts';

const minute = 60_000;

/** The setting as an admin makes it; the shortest that the page offers is five minutes. */
async function setTimeoutOfWorkspace(page: Page, server: JourneyServer): Promise<void> {
  await page.goto(`${server.url}/app/workspace/general`);
  await page.getByRole('combobox', { name: 'Sign out after inactivity' }).click();
  await page.getByRole('option', { name: '5 minutes', exact: true }).click();
  await expectToast(page, 'Timeout saved');
}

async function openTab(context: BrowserContext, server: JourneyServer): Promise<Page> {
  const tab = await context.newPage();
  // with the setting comes the timer
  const setting = tab.waitForResponse('**/v1/workspace');
  await tab.goto(server.url + home);
  await setting;
  await expect(tab.getByRole('button', { name: 'Workspace and account' })).toBeVisible();
  return tab;
}

const isSignedIn = (tab: Page) => expect(tab).toHaveURL(new RegExp(`${home}$`));
const isSignedOut = (tab: Page) =>
  expect(tab.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();

test('[WSP-073] [WSP-074] [WSP-075] who is active in one tab stays in both; who is in none leaves both', async ({
  context,
  page,
  server,
}) => {
  await enter(page, server);
  await setTimeoutOfWorkspace(page, server);
  await page.close();
  // one clock for all tabs, which the test moves: nobody waits for minutes, and no slow machine loses them
  await context.clock.install();
  const [first, second] = [await openTab(context, server), await openTab(context, server)];
  await context.clock.pauseAt(await first.evaluate(() => Date.now() + 1000));

  await context.clock.runFor(3 * minute);
  await first.bringToFront();
  await first.keyboard.press('Shift');
  await context.clock.runFor(4 * minute);
  await isSignedIn(first);
  await isSignedIn(second);

  // from here on nobody is there
  await context.clock.runFor(2 * minute);
  await context.clock.resume();
  await isSignedOut(first);
  await isSignedOut(second);
  await second.reload();
  await isSignedOut(second);
});
