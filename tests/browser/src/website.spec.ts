import { enter, expect, expectAccessible, expectFine, expectFits, type Page, test } from './journey.ts';
import { kilobytes, weighFirstLoad } from './page-weight.ts';
import { siteLimits } from './weight-limits.ts';

/** One of each kind. */
const sample = [
  '/',
  '/text-to-speech/arabic',
  '/languages/spanish',
  '/showcase',
  '/docs/introduction',
  '/contact-sales',
  '/terms-of-use',
];

for (const path of sample) {
  test(`[RTE-001] ${path} reads well for everybody, wide and on a phone, in light and dark`, async ({
    page,
    server,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFine(page);
    expect(complaints).toEqual([]);
  });
}

test('a visitor types, listens and stops, without an account; nothing is asked of anybody else', async ({
  page,
  server,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url()))
      elsewhere.push(request.url());
  });
  await page.goto(server.url);
  await expectSilent(page);
  await page
    .getByRole('textbox', { name: 'Text to speak' })
    .fill('One two three four five six seven eight nine ten.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect.poll(() => inkOf(page)).toBeGreaterThan(await inkOf(page, true));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Listen' })).toBeEnabled();
  expect(elsewhere).toEqual([]);
});

test('what cannot be spoken is said in words', async ({ page, server }) => {
  await page.route('**/v1/website/speech', (route) =>
    route.fulfill({ status: 429, json: { detail: { message: 'One text at a time.' } } }),
  );
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByText('One text at a time.')).toBeVisible();
});

test('without a script the pages can be read, and the menu opens', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url);
  await expect(page.getByRole('button', { name: 'Listen' })).toBeDisabled();
  await page.getByText('Products', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Studio', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio');
  await context.close();
});

test('a phone has the menu behind one button', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/about`);
  await page.locator('summary[aria-label="Menu"]').click();
  await expectFits(page);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Languages' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Languages and accents');
});

test('[RTE-142] who is signed in comes from the app to a page of the website', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/sign-in?redirect=/affiliates`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Affiliates');
});

test('[PRV-033] who sent a visitor goes along to the sign-up, and is kept nowhere on the way', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/?from=abc&utm_source=mail&other=1`);
  await page.getByRole('link', { name: 'Languages' }).first().click();
  await page.waitForURL(/\/languages/);
  expect(new URL(page.url()).search).toBe('?from=abc&utm_source=mail');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await expect(signUp).toHaveAttribute('href', /from=abc/);
});

test('[RTE-017] a message is sent from its page', async ({ page, server }) => {
  await page.goto(`${server.url}/contact-sales`);
  await page.getByLabel('Name').fill('Grace');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByLabel('What do you want to do').fill('Forty hours of narration.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
});

for (const [path, limitKb] of Object.entries(siteLimits)) {
  test(`${path} is there after ${limitKb} kB of scripts and styles`, async ({ page, server }) => {
    const files = await weighFirstLoad(page, server.url + path, () =>
      expect(page.getByRole('button', { name: 'Listen' })).toBeEnabled(),
    );
    expect(kilobytes(files), files.map(({ name, bytes }) => `${bytes} ${name}`).join('\n')).toBeLessThan(
      limitKb,
    );
  });
}

const expectSilent = (page: Page) => expect(page.getByRole('button', { name: 'Listen' })).toBeEnabled();

/** How much of the wave is drawn; of an even line, where nothing has sounded. */
const inkOf = (page: Page, isEven = false): Promise<number> =>
  page.locator('canvas.wave').evaluate((canvas, even) => {
    const { width, height } = canvas as HTMLCanvasElement;
    if (even) return (width / 2) * 2 * devicePixelRatio;
    const pixels =
      (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    let ink = 0;
    for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 0) ink += 1;
    return ink;
  }, isEven);
