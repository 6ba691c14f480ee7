import { startOwnServer } from './find-server.ts';
import {
  enter,
  expect,
  expectAccessible,
  expectFine,
  expectFits,
  generate,
  home,
  skipSurvey,
  submitCredentials,
  test,
  textToSpeech,
} from './journey.ts';
import { newPerson } from './people.ts';

const text = 'The city was quiet that morning. She could hear the river from her window.';

test('[NOT-022] the one-time link makes the owner, who lands on the home page of the one address, with a checklist', async ({
  page,
}) => {
  const owner = newPerson('Ada');
  const { process: server, end } = await startOwnServer({ MYNAH_OWNER_EMAIL: '', MYNAH_OWNER_PASSWORD: '' });
  try {
    const link = () => server.lines.map((line) => /http\S+\/app\/setup\S+/.exec(line)?.[0]).find(Boolean);
    await expect.poll(link).toBeTruthy();
    // the owner's own name for the machine that was printed by its number
    const url = server.url.replace('127.0.0.1', 'localhost');
    await page.goto((link() ?? '').replace(server.url, url));
    await page.getByLabel('Name').fill(owner.name);
    await submitCredentials(page, owner);
    await skipSurvey(page, url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
    await expect(page.getByText(new RegExp(`^${owner.name}.s workspace$`))).toBeVisible();
    await expectAccessible(page);
    const config = await page.request.get(`${server.url}/v1/app-config`);
    expect(await config.json()).toMatchObject({ public_url: url });
    await page.getByRole('button', { name: /^Getting started, 0 of \d done$/ }).click();
    await expect(page.getByRole('link', { name: 'Turn text into speech' })).toBeVisible();
    await expect(page.getByText('Dub a video')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await page.goto('about:blank');
    await end();
  }
});

test('[SPE-025] type, generate, hear; the player stays across pages', async ({ page, server }) => {
  await enter(page, server);
  await generate(page, server, text);
  const position = page.getByRole('slider', { name: 'Position' });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.5);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL('**/app/home');
  const player = page.getByRole('region', { name: 'Audio player' });
  await expect(player.getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
});

test('[PLR-014] [HIS-078] the download comes under the file name of the rules', async ({ page, server }) => {
  await enter(page, server);
  await generate(page, server, 'A short one.');
  const downloading = page.waitForEvent('download');
  const player = page.getByRole('region', { name: 'Audio player' });
  await player.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await downloading).suggestedFilename()).toMatch(
    /^Mynah_\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d_\w+_pre_.+\.mp3$/,
  );
});

test('[RTE-107] history lists what was said', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(`${server.url}${textToSpeech}/history`);
  await expect(page.getByText('A short one.').first()).toBeVisible();
  await expect(page.getByText('The city was quiet that morning.').first()).toBeVisible();
  await expectAccessible(page);
});

test('the search finds what was said, pages, parts of settings and people, by keyboard', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(server.url + home);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('river');
  const found = page.getByRole('group', { name: 'History' }).getByRole('option');
  await expect(found.first()).toContainText('the river from her window');
  await expectAccessible(page);
  await search.fill(server.owner.name);
  await expect(page.getByRole('group', { name: 'People' }).getByRole('option').first()).toBeVisible();
  await search.fill('passkey');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/settings/security#passkeys');
  await expect(page.locator('#passkeys')).toBeFocused();
  await expect(page.locator('#passkeys')).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText(['Passkeys']);
  await search.fill('create an api key');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
});

test('[ACC-086] the shell asks for user, workspace, voices and models at the first load', async ({
  page,
  server,
}) => {
  await enter(page, server);
  const asked = ['/v1/user', '/v1/workspace', '/v2/voices', '/v1/models'].map((path) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === path && answer.ok()),
  );
  await page.goto(server.url + home);
  await Promise.all(asked);
});

test('[VOI-097] [NOT-038] voice and theme are kept over a reload', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(server.url + textToSpeech);
  const voiceButton = page.getByRole('button', { name: /^Voice:/ });
  await voiceButton.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').nth(2).press('Space');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const chosen = await voiceButton.textContent();
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await page.reload();
  await expect(voiceButton).toHaveText(chosen ?? '');
  await expect(page.getByRole('button', { name: 'Switch to light' })).toBeVisible();
  await expectAccessible(page);
});

test('[ACC-071] a new key is shown once and works at once', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/settings/api-keys`);
  await page.getByRole('button', { name: 'Create key' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('script');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Create/ }).click();
  const shown = await page.getByRole('textbox', { name: 'API key' }).inputValue();
  const answer = await fetch(`${server.url}/v1/models`, { headers: { 'xi-api-key': shown } });
  expect(answer.status).toBe(200);
});

test('[ACC-031] [ACC-033] [RTE-131] sign-out clears this browser and leads to the sign-in page', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(server.url + textToSpeech);
  await page.getByRole('button', { name: 'Workspace and account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/app/sign-in*');
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('xi:')));
  expect(left).toEqual([]);
  await page.goto(server.url + textToSpeech);
  await page.waitForURL(/\/app\/sign-in\?redirect=/);
  await expectAccessible(page);
});

test('[RTE-137] a foreign redirect is refused after sign-in', async ({ page, server }) => {
  await page.goto(`${server.url}/app/sign-in?redirect=https://other.example/app/home`);
  await submitCredentials(page, server.owner);
  await page.waitForURL(server.url + home);
});

test('[PLR-025] on a phone the page fits and the player is one line', async ({ page, server }) => {
  await enter(page, server);
  await generate(page, server, 'On the road.');
  const player = page.getByRole('region', { name: 'Audio player' });
  await expect(player).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await player.boundingBox())?.height).toBe(56);
  await expectFits(page);
  await expectAccessible(page);
});

test('an unknown page is a real 404', async ({ page, server }) => {
  const answer = await page.goto(`${server.url}/no-such-page`);
  expect(answer?.status()).toBe(404);
});

test('an address of the app that no page has: the shell stays, with ways on', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/voise-library`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
  await expectFine(page);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('voise library');
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Did you mean' })
    .getByRole('link', { name: 'Voice library', exact: true })
    .click();
  await page.waitForURL('**/app/voice-library');
});
