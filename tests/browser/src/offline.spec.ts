import { enter, expect, expectFine, home, type Page, test, textToSpeech } from './journey.ts';
import { watchIdleLoads } from './page-weight.ts';

/** What the console shows in red, from here on. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(`${line.text()} ${line.location().url}`);
  });
  return errors;
}

test('a page that is not loaded yet waits for the connection, and the app around it stays', async ({
  page,
  server,
}) => {
  await enter(page, server);
  const idleLoadsCame = watchIdleLoads(page);
  await page.goto(server.url + home);
  await expect(page.getByRole('textbox', { name: 'What would you like to hear?' })).toBeEditable();
  await idleLoadsCame();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('link', { name: 'Text to speech', exact: true }).click();
  await expect(page.getByText('This page hasn’t loaded yet')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This page hasn’t loaded yet')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('textbox', { name: 'Text to speak' })).toBeEditable();
  await expect(page.getByText('You are offline.')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(textToSpeech);
});

test('without a connection the page looks as the others do', async ({ page, server }) => {
  await enter(page, server);
  const idleLoadsCame = watchIdleLoads(page);
  await page.goto(server.url + home);
  await idleLoadsCame();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Text to speech', exact: true }).click();
  await expect(page.getByText('This page hasn’t loaded yet')).toBeVisible();
  await expectFine(page);
});

test('nothing asks a server that cannot be reached: the console stays free of red lines', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await enter(page, server);
  const idleLoadsCame = watchIdleLoads(page);
  await page.goto(server.url + home);
  await expect(page.getByRole('textbox', { name: 'What would you like to hear?' })).toBeEditable();
  // the browser comes to rest
  await page.clock.runFor(10_000);
  await idleLoadsCame();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  // the line of events breaks once
  const errors = collectErrors(page);
  // longer than any poll, any pause between tries and the age of an access token
  for (let minute = 0; minute < 12; minute++) await page.clock.runFor(60_000);
  expect(errors).toEqual([]);
});

test('code that an upgrade has replaced is fetched by one reload', async ({ page, server }) => {
  await enter(page, server);
  const idleLoadsCame = watchIdleLoads(page);
  await page.goto(server.url + home);
  await idleLoadsCame();
  const gone = '**/assets/text-to-speech-page-*.js';
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '{}' }));
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('link', { name: 'Text to speech', exact: true }).click();
  await reloaded;
  await page.unroute(gone);
  await page.goto(server.url + textToSpeech);
  await expect(page.getByRole('textbox', { name: 'Text to speak' })).toBeEditable();
});
