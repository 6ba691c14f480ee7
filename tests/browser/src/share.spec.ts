import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import {
  enter,
  expect,
  expectAccessible,
  expectFits,
  generate,
  type Page,
  test,
  textToSpeech,
} from './journey.ts';

const text = 'One two three four five six seven eight nine ten eleven twelve.';

/** Speaks, and opens the dialog from the player. Returns the link. */
async function share(page: Page, words: string): Promise<string> {
  const player = page.getByRole('region', { name: 'Audio player' });
  await expect(player.getByText(words)).toBeVisible();
  await player.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const link = await dialog.locator('a[href*="/share/"]').first().getAttribute('href');
  return link ?? '';
}

/** Somebody whom the server does not know. */
async function asStranger(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  await use(page);
  expect(faults).toEqual([]);
  await context.close();
}

const position = (page: Page) => page.getByRole('slider', { name: 'Position' });
const secondsAt = async (page: Page): Promise<number> => Number(await position(page).inputValue());

test.describe
  .serial('a public link', () => {
    let link = '';

    test('[HIS-039] is made from the player', async ({ page, server }) => {
      await enter(page, server);
      await generate(page, server, text);
      link = await share(page, text);
      expect(link).toMatch(new RegExp(`^${server.url}/share/[A-Za-z0-9]{20}$`));
      await expectAccessible(page);
    });

    test('[HIS-042] is heard and read by strangers, word by word', async ({ browser }) => {
      await asStranger(browser, async (stranger) => {
        expect((await stranger.goto(link))?.status()).toBe(200);
        await expect(stranger).toHaveTitle(/^One two three/);
        await stranger.getByRole('button', { name: 'Play' }).click();
        await expect(stranger.locator('.sounding')).toHaveText(/^(four|five|six)$/);
        await stranger.getByText('eleven', { exact: true }).click();
        await expect(stranger.locator('.sounding')).toHaveText(/^(eleven|twelve)$/);
        await expectAccessible(stranger);
      });
    });

    test('[HIS-042] plays and seeks by keyboard', async ({ browser }) => {
      await asStranger(browser, async (stranger) => {
        await stranger.goto(link);
        await expect(stranger.getByRole('button', { name: 'Play' })).toBeVisible();
        await stranger.keyboard.press('ArrowRight');
        await expect.poll(() => secondsAt(stranger)).toBeGreaterThan(2.5);
        await stranger.keyboard.press('ArrowLeft');
        await expect.poll(() => secondsAt(stranger)).toBe(0);
        await stranger.keyboard.press('Space');
        await expect.poll(() => secondsAt(stranger)).toBeGreaterThan(0.3);
        await stranger.keyboard.press('Space');
        await expect(stranger.getByRole('button', { name: 'Play' })).toBeVisible();
      });
    });

    test('[HIS-042] fits a phone in the dark', async ({ browser }) => {
      await asStranger(browser, async (stranger) => {
        await stranger.setViewportSize({ width: 390, height: 844 });
        await stranger.emulateMedia({ colorScheme: 'dark' });
        await stranger.goto(link);
        await expect(stranger.getByRole('button', { name: 'Play' })).toBeVisible();
        await expectFits(stranger);
        await expectAccessible(stranger);
      });
    });

    test('plays in a frame of another site', async ({ browser }) => {
      await asStranger(browser, (stranger) =>
        playInFrame(stranger, link.replace('/share/', '/embed/share/')),
      );
    });

    test('[HIS-042] leads nowhere when it is ended, which a row of the history can do', async ({
      page,
      browser,
      server,
    }) => {
      await enter(page, server);
      await page.goto(`${server.url}${textToSpeech}/history`);
      await page.getByRole('button', { name: 'Actions for this item' }).first().click();
      await page.getByRole('menuitem', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Stop sharing' }).click();
      const question = page.getByRole('dialog', { name: 'Stop sharing?' });
      await question.getByRole('button', { name: 'Stop sharing' }).click();
      await expect(page.getByText('The link has ended')).toBeVisible();
      await asStranger(browser, async (stranger) => {
        expect((await stranger.goto(link))?.status()).toBe(404);
        await expect(stranger.getByRole('heading', { name: 'There is nothing at this link' })).toBeVisible();
        await expectAccessible(stranger);
      });
    });
  });

/** A page of another origin that frames the player. */
async function playInFrame(page: Page, address: string): Promise<void> {
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Blog</title><iframe src="${address}" width="640" height="240"></iframe>`,
    );
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Play' }).click();
    await expect(frame.locator('.sounding')).toHaveText(/^(three|four|five)$/);
    await expect(frame.getByRole('link', { name: /Made with/ })).toBeVisible();
  } finally {
    site.closeAllConnections();
    site.close();
  }
}
