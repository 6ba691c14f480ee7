import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, FrameLocator, Locator } from '@playwright/test';
import {
  enter,
  expect,
  expectAccessible,
  expectFits,
  expectToast,
  generate,
  type Page,
  test,
  textToSpeech,
} from './journey.ts';

const text = 'One two three four five six seven eight nine ten eleven twelve.';
const words = text.replace('.', '').split(' ');

/** Speaks, and opens the dialog from the player. Returns the link. */
async function share(page: Page, said: string): Promise<string> {
  const player = page.getByRole('region', { name: 'Audio player' });
  await expect(player.getByText(said)).toBeVisible();
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

const followed = (place: Page | FrameLocator): Locator => place.locator('.timed');

/** Notes from now on which words are marked: each is so for a moment, and a busy machine looks away. */
const recordWords = (text: Locator): Promise<void> =>
  text.evaluate((place) => {
    const words: string[] = [];
    Object.assign(window, { words });
    new MutationObserver(() => {
      const word = place.querySelector('.sounding')?.textContent?.replace('.', '');
      if (word && words.at(-1) !== word) words.push(word);
    }).observe(place, { subtree: true, attributeFilter: ['class'] });
  });
const recordedWords = (text: Locator): Promise<string[]> =>
  text.evaluate(() => Reflect.get(window, 'words') as string[]);

/** Some words of the text, in their order. */
async function expectWordByWord(place: Page | FrameLocator): Promise<void> {
  await expect.poll(async () => (await recordedWords(followed(place))).length).toBeGreaterThan(2);
  const heard = await recordedWords(followed(place));
  expect(heard).toEqual(words.filter((word) => heard.includes(word)));
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
        await recordWords(followed(stranger));
        await stranger.getByRole('button', { name: 'Play' }).click();
        await expectWordByWord(stranger);
        await expect(stranger.getByRole('button', { name: 'Play' })).toBeVisible();
        await recordWords(followed(stranger));
        await stranger.getByText('eleven', { exact: true }).click();
        await expect
          .poll(async () => (await recordedWords(followed(stranger)))[0])
          .toMatch(/^(eleven|twelve)$/);
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
      await expectToast(page, 'Sharing stopped');
      await asStranger(browser, async (stranger) => {
        expect((await stranger.goto(link))?.status()).toBe(404);
        await expect(stranger.getByRole('heading', { name: 'There’s nothing at this link' })).toBeVisible();
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
    await recordWords(followed(frame));
    await frame.getByRole('button', { name: 'Play' }).click();
    await expectWordByWord(frame);
    await expect(frame.getByRole('link', { name: /Made with/ })).toBeVisible();
  } finally {
    site.closeAllConnections();
    site.close();
  }
}
