import type { BrowserContext } from '@playwright/test';
import type { ServerProcess } from '../../../apps/server/test/server-process.ts';
import { enter, expect, type Page, test } from './journey.ts';

const home = '/app/home';
const minute = 60_000;

/** The setting as an admin makes it; the shortest that the page offers is five minutes. */
async function setTimeoutOfWorkspace(page: Page, server: ServerProcess): Promise<void> {
  await page.goto(`${server.url}/app/workspace/general`);
  await page.getByRole('combobox', { name: 'Sign out after inactivity' }).click();
  await page.getByRole('option', { name: '5 minutes', exact: true }).click();
  await expect(page.getByText('The timeout was changed')).toBeVisible();
}

/** A page whose clock the test moves: nobody waits for minutes, and no slow machine loses them. */
async function openTab(context: BrowserContext, server: ServerProcess, start: number): Promise<Page> {
  const tab = await context.newPage();
  await tab.clock.install({ time: start });
  // with the setting comes the timer
  const setting = tab.waitForResponse('**/v1/workspace');
  await tab.goto(server.url + home);
  await setting;
  await expect(tab.getByRole('button', { name: 'Workspace and account' })).toBeVisible();
  await tab.clock.pauseAt(start + minute);
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
  const start = Date.now();
  const [first, second] = [await openTab(context, server, start), await openTab(context, server, start)];
  const bothWait = async (ms: number) => {
    await first.clock.runFor(ms);
    await second.clock.runFor(ms);
  };

  await bothWait(3 * minute);
  await first.mouse.move(200, 300);
  await first.mouse.move(300, 200);
  await isSignedIn(second);
  await bothWait(4 * minute);
  await isSignedIn(first);
  await isSignedIn(second);

  // from here on nobody is there; the first to notice takes the other along
  await first.clock.runFor(2 * minute);
  await Promise.all([first.clock.resume(), second.clock.resume()]);
  await isSignedOut(first);
  await isSignedOut(second);
  await second.reload();
  await isSignedOut(second);
});
