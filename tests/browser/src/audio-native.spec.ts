import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enter, expect, expectAccessible, expectFits, expectToast, type Page, test } from './journey.ts';

const words = ['One', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const text = `${words.join(' ')}.`;

/** A website elsewhere: a page with the code of the player and nothing else, under a strict policy. */
async function startWebsite(): Promise<{
  origin: string;
  show(code: string, policy: string): void;
  server: Server;
}> {
  let page = '';
  let policy = '';
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    });
    response.end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (code, rule) => {
      page = `<!doctype html><html lang="en"><title>News</title><h1>News</h1>${code}</html>`;
      policy = rule;
    },
    server,
  };
}

const player = (page: Page) => page.frameLocator('iframe[title="Listen to this article"]');
const frameHeight = (page: Page): Promise<number> =>
  page.locator('.audio-native iframe').evaluate((frame) => frame.getBoundingClientRect().height);

test('[NAT-001] [NAT-002] [NAT-008] [RTE-065] [RTE-066] [RTE-067] an article is spoken, and read along on another website', async ({
  page,
  server,
  browser,
}) => {
  const website = await startWebsite();
  try {
    await enter(page, server);
    await page.goto(`${server.url}/app/audio-native`);
    await page.getByRole('button', { name: 'New player' }).click();
    const dialog = page.getByRole('dialog', { name: 'New player' });
    await dialog.getByRole('radio', { name: 'Text' }).click();
    await dialog.getByRole('button', { name: 'Create and convert' }).click();
    await expect(dialog.getByText('Enter the text of the article.')).toBeVisible();
    await dialog.getByLabel('Text', { exact: true }).fill(text);
    await dialog.getByLabel('Title').fill('A day at sea');
    await dialog.getByLabel('Author').fill('Ada');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create and convert' }).click();
    await expectToast(page, 'Player created.');

    const row = page.getByRole('row').filter({ hasText: 'A day at sea' });
    await row.getByRole('button', { name: 'Actions for A day at sea' }).click();
    await page.getByRole('menuitem', { name: 'Get code' }).click();
    const code = await page.getByRole('dialog', { name: 'Embed the player' }).locator('code').innerText();
    await expectAccessible(page);
    const policy = `default-src 'none'; script-src ${server.url}; frame-src ${server.url}`;
    website.show(code, policy);

    const context = await browser.newContext({ viewport: { width: 390, height: 700 } });
    const visitor = await context.newPage();
    const faults: string[] = [];
    visitor.on('pageerror', ({ message }) => faults.push(message));
    visitor.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
    await visitor.goto(website.origin);
    // whether it is still being made or not: the player comes by itself
    const frame = player(visitor);
    await expect(frame.locator('.title')).toHaveText('A day at sea');
    await expect(frame.locator('.author')).toHaveText('Ada');
    await expect.poll(() => frameHeight(visitor)).toBeGreaterThan(60);
    await frame.getByRole('button', { name: 'Read along' }).click();
    await frame.getByText('eight', { exact: true }).click();
    await expect(frame.locator('.sounding')).toHaveText(/eight|nine|ten/);
    await frame.getByRole('button', { name: /Play|Pause/ }).focus();
    await expect.poll(async () => Number(await frame.getByRole('slider').inputValue())).toBeGreaterThan(0);
    expect(await context.cookies()).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();

    // a domain that is not listed: the page is as if nothing were there
    await page.goto(`${server.url}/app/audio-native/settings`);
    await page.getByLabel('Allowed domains').fill('news.example/x');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('“news.example/x” isn’t a domain.')).toBeVisible();
    await page.getByLabel('Allowed domains').fill('news.example');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expectToast(page, 'Settings saved.');
    await expect(page.getByText('data-site=')).toBeVisible();
    await expectAccessible(page);
    const refused = await browser.newPage();
    const answered = refused.waitForResponse((answer) => answer.url().includes('/embed/article?'));
    await refused.goto(website.origin);
    expect((await answered).status()).toBe(404);
    expect(await frameHeight(refused)).toBe(0);
    await refused.close();

    await page.goto(`${server.url}/app/audio-native/settings/player`);
    const preview = page.frameLocator('iframe[title="Preview"]');
    await expect(preview.getByText('The title of an article')).toBeVisible();
    await page.getByRole('switch', { name: /Follow the visitor/ }).click();
    await page.getByLabel('Background color').fill('#cfe8ff');
    await expect(preview.locator('.card')).toHaveCSS('background-color', 'rgb(207, 232, 255)');
    await expectAccessible(page);
    await expectFits(page);

    await page.goto(`${server.url}/app/audio-native`);
    await row.getByRole('button', { name: 'Actions for A day at sea' }).click();
    await page.getByRole('menuitem', { name: 'Listeners' }).click();
    await expect(page.getByRole('dialog', { name: 'A day at sea' }).getByText('Total')).toBeVisible();
  } finally {
    website.server.close();
  }
});
