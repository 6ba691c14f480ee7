import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test, textToSpeech } from './journey.ts';
import {
  element,
  elementTime,
  enterAsListener,
  history,
  lookup,
  loudness,
  playerOf,
  runToLookup,
  speak,
  speakFirst,
} from './player-journey.ts';

const texts = ['One short line.', 'Two is the second line.', 'Three comes after two, and then it is over.'];
const story =
  'The city was quiet that morning. She could hear the river from her window, and far away a bell.';

test.describe.configure({ mode: 'serial' });

test('[PLR-001] [PLR-006] [PLR-007] [PLR-009] [PLR-026] a generation sounds, follows the media keys, and rests at 0', async ({
  page,
  server,
}) => {
  await enterAsListener(page, server);
  await page.goto(server.url + textToSpeech);
  expect((await playerOf(page).boundingBox())?.height ?? 0).toBe(0);
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(story);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => elementTime(page), { timeout: 60_000 }).toBeGreaterThan(0.3);
  expect(await loudness(page)).toBeGreaterThan(0.01);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL('**/app/home');
  const before = await elementTime(page);
  await expect.poll(() => elementTime(page)).toBeGreaterThan(before);
  await page.evaluate(() => window.mediaKeys.get('pause')?.({ action: 'pause' }));
  await expect(playerOf(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.evaluate(() => window.mediaKeys.get('play')?.({ action: 'play' }));
  await expect(playerOf(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(playerOf(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible({
    timeout: 30_000,
  });
  expect(await element(page)).toMatchObject({ currentTime: 0, paused: true });
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveValue('0');
});

test('[PLR-013] [PLR-014] [PLR-015] [PLR-016] the item is looked for after 1 s, then every 5 s; failures are passed over', async ({
  page,
  server,
}) => {
  await enterAsListener(page, server);
  await page.clock.install();
  const isFormer = await speakFirst(page, server);
  let calls = 0;
  await page.route(lookup, (route) => {
    if (isFormer(route.request().url())) return route.continue();
    calls += 1;
    return calls < 3 ? route.fulfill({ status: 500, json: { detail: 'no' } }) : route.continue();
  });
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(texts[0]!);
  const later = await page.evaluate(() => Date.now() + 1000);
  await page.clock.pauseAt(later);
  await page.keyboard.press('ControlOrMeta+Enter');
  const player = playerOf(page);
  const waiting = player.getByRole('button', { name: 'Download comes in a moment' });
  await expect(waiting).toBeDisabled({ timeout: 60_000 });
  await expect.poll(async () => (await element(page)).duration, { timeout: 60_000 }).toBeLessThan(20);
  await page.clock.runFor(999);
  expect(calls).toBe(0);
  await runToLookup(page, 1);
  expect(calls).toBe(1);
  await page.clock.runFor(4999);
  expect(calls).toBe(1);
  await runToLookup(page, 1);
  expect(calls).toBe(2);
  await expect(waiting).toBeDisabled();
  await runToLookup(page, 5000);
  await expect(player.getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
  expect(calls).toBeGreaterThanOrEqual(3);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('[PLR-013] [PLR-018] [PLR-019] after 10 looks the bytes that were heard are the download', async ({
  page,
  server,
}) => {
  await enterAsListener(page, server);
  await page.clock.install();
  const isFormer = await speakFirst(page, server);
  let calls = 0;
  await page.route(lookup, (route) => {
    if (isFormer(route.request().url())) return route.continue();
    calls += 1;
    return route.fulfill({ status: 404, json: { detail: 'no' } });
  });
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(texts[0]!);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.press('ControlOrMeta+Enter');
  const waiting = playerOf(page).getByRole('button', { name: 'Download comes in a moment' });
  await expect(waiting).toBeDisabled({ timeout: 60_000 });
  await expect.poll(async () => (await element(page)).duration, { timeout: 60_000 }).toBeLessThan(20);
  await runToLookup(page, 1000);
  for (let look = 1; look < 10; look += 1) {
    expect(calls).toBe(look);
    await expect(waiting).toBeDisabled();
    await runToLookup(page, 5000);
  }
  const download = playerOf(page).getByRole('button', { name: 'Download', exact: true });
  await expect(download).toBeEnabled();
  await page.clock.runFor(60_000);
  expect(calls).toBe(10);
  const downloading = page.waitForEvent('download');
  await download.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.mp3$/);
  const bytes = await readFile(await file.path());
  const isFrame = bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0;
  expect(isFrame || bytes.subarray(0, 3).toString() === 'ID3').toBe(true);
});

test('what is queued in the history goes on by itself; it is moved and removed by keyboard', async ({
  page,
  server,
}) => {
  await enterAsListener(page, server);
  await speak(page, server, texts.slice(1));
  await page.goto(server.url + history);
  await page
    .getByRole('button', { name: /^Play: The city/ })
    .first()
    .click();
  await expect(playerOf(page).getByText(story.slice(0, 20)).first()).toBeVisible();
  await page.evaluate(() => window.mediaKeys.get('pause')?.({ action: 'pause' }));
  for (const row of [0, 1]) {
    await page.getByRole('button', { name: 'Actions for this item' }).nth(row).click();
    await page.getByRole('menuitem', { name: 'Play next' }).click();
    await expect(page.getByText('Plays next').first()).toBeVisible();
  }
  await page.keyboard.press('Shift+Q');
  const panel = page.getByRole('region', { name: 'Queue', exact: true });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  const handle = panel.getByRole('button', { name: new RegExp(`^Move ${texts[2]!.slice(0, 12)}`) });
  await handle.press('ArrowUp');
  await expect(panel.getByRole('listitem').first()).toContainText(texts[2]!.slice(0, 12));
  await expect(handle).toBeFocused();
  await panel.getByRole('button', { name: /^Move/ }).last().press('Delete');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  // The first press may close the name of the button that has the focus.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden({ timeout: 500 });
  }).toPass();
  await page.evaluate(() => window.mediaKeys.get('play')?.({ action: 'play' }));
  await expect(playerOf(page).getByText(texts[2]!.slice(0, 20)).first()).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => window.mediaKeys.get('previoustrack')?.({ action: 'previoustrack' }));
  await expect(playerOf(page)).toBeVisible();
});

test('the text follows the sound; a click or Enter on a word jumps', async ({ page, server }) => {
  await enterAsListener(page, server);
  await page.goto(server.url + history);
  await page
    .getByRole('button', { name: new RegExp(`^Play: ${story.slice(0, 20)}`) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Text', exact: true });
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('player-spoken') ?? [])].map(String).join(''));
  await expect.poll(marked).toMatch(/\w+/);
  const first = await marked();
  await expect.poll(marked).not.toBe(first);
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await panel.getByRole('button', { name: /^Play from/ }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => elementTime(page)).toBeGreaterThan(3);
  const place = await page.evaluate(() => {
    const node = document.querySelector('[data-has-times] p')?.firstChild;
    const range = new Range();
    range.setStart(node!, 4);
    range.setEnd(node!, 8);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.click(place.x, place.y);
  await expect.poll(marked).toBe('city');
  expect(await elementTime(page)).toBeLessThan(1);
});
