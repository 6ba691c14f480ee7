import type { BrowserContext } from '@playwright/test';
import type { ServerProcess } from '../../../apps/server/test/server-process.ts';
import { expect, type Page, test } from './journey.ts';
import { enterAs } from './people.ts';

const home = '/app/home';
const minute = 60_000;
/** Her own workspace: the sessions of other tests are not hers to end. */
const watcher = { name: 'Wanda', email: 'wanda@example.com', password: 'a good long password' };

/** The setting as an admin makes it; the shortest that the page offers is five minutes. */
async function setTimeoutOfWorkspace(page: Page, server: ServerProcess): Promise<void> {
  await page.goto(`${server.url}/app/workspace/general`);
  await page.getByRole('combobox', { name: 'Sign out after inactivity' }).click();
  await page.getByRole('option', { name: '5 minutes', exact: true }).click();
  await expect(page.getByText('The timeout was changed')).toBeVisible();
}

async function openTab(context: BrowserContext, server: ServerProcess): Promise<Page> {
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
  await enterAs(page, server, watcher);
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
