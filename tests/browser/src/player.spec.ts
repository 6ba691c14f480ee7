import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, expectToast, home, test, textToSpeech } from './journey.ts';
import { makeLongWav } from './long-sound.ts';
import {
  element,
  elementTime,
  enterAsListener,
  farthestTime,
  history,
  lookup,
  loudness,
  playerOf,
  runToLookup,
  serveSound,
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
  await expect.poll(() => farthestTime(page)).toBeGreaterThan(0.3);
  expect(await loudness(page)).toBeGreaterThan(0.01);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL('**/app/home');
  const before = await farthestTime(page);
  await expect.poll(() => farthestTime(page)).toBeGreaterThan(before);
  await page.evaluate(() => window.mediaKeys.get('pause')?.({ action: 'pause' }));
  await expect(playerOf(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.evaluate(() => window.mediaKeys.get('play')?.({ action: 'play' }));
  await expect(playerOf(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(playerOf(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
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
  const waiting = player.getByRole('button', { name: 'Download available in a moment' });
  await expect(waiting).toBeDisabled();
  await expect.poll(async () => (await element(page)).duration).toBeLessThan(20);
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
  const waiting = playerOf(page).getByRole('button', { name: 'Download available in a moment' });
  await expect(waiting).toBeDisabled();
  await expect.poll(async () => (await element(page)).duration).toBeLessThan(20);
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
    await expectToast(page, 'Plays next');
    await expect(page.getByRole('menu')).toHaveCount(0);
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
  await expect(playerOf(page).getByText(texts[2]!.slice(0, 20)).first()).toBeVisible();
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

test('[PLR-008] [PLR-021] [PLR-022] [PLR-023] [PLR-029] a file of 20 minutes is drawn, sought and heard', async ({
  page,
  server,
}) => {
  await enterAsListener(page, server);
  await page.goto(server.url + home);
  // the page that hears keys is the one that shows its buttons
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('option', { name: 'Play an audio file' }).click();
  const buffer = makeLongWav(1200);
  await (await choosing).setFiles({ name: 'Long walk.wav', mimeType: 'audio/wav', buffer });
  await expect(playerOf(page).getByText('Long walk')).toBeVisible();
  const position = page.getByRole('slider', { name: 'Position' });
  await expect(position).toBeEnabled();
  expect(await position.getAttribute('step')).toBe('0.1');
  expect((await element(page)).duration).toBeCloseTo(1200, 0);
  await expect.poll(() => barHeights(page)).toBeGreaterThan(5);
  await position.fill('900');
  await expect.poll(() => elementTime(page)).toBeGreaterThan(900);
  expect(await loudness(page)).toBeGreaterThan(0.01);
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('Space');
  expect((await element(page)).paused).toBe(true);
  await position.fill('20');
  const jumps = [
    [() => page.keyboard.press('ArrowRight'), 23],
    [() => page.keyboard.press('ArrowLeft'), 20],
    [() => playerOf(page).getByRole('button', { name: 'Forward 10 seconds' }).click(), 30],
    [() => playerOf(page).getByRole('button', { name: 'Back 10 seconds' }).click(), 20],
  ] as const;
  for (const [jump, seconds] of jumps) {
    await jump();
    await expect.poll(() => elementTime(page)).toBeCloseTo(seconds, 1);
  }
  await test.step('a part is repeated, and its end dragged', async () => {
    await page.keyboard.press('Shift+A');
    await position.fill('21');
    await page.keyboard.press('Shift+B');
    await expect.poll(() => elementTime(page)).toBeCloseTo(20, 1);
    await page.getByRole('slider', { name: 'End of the repeated section' }).press('ArrowRight');
    await expectAccessible(page);
    await position.fill('20.8');
    await page.keyboard.press('Space');
    await expect.poll(() => elementTime(page)).toBeLessThan(20.7);
  });
});

/** How many different heights the drawn bars have. */
const barHeights = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('section[aria-label="Audio player"] canvas')!;
    const context = canvas.getContext('2d')!;
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const filled = Array.from({ length: width }, (_, x) => {
      let count = 0;
      for (let y = 0; y < height; y += 1) if (data[(y * width + x) * 4 + 3]! > 0) count += 1;
      return count;
    });
    return new Set(filled).size;
  });

test('a lost connection is waited for: it goes on where it was, by a new address', async ({
  page,
  server,
}) => {
  await enterAsListener(page, server);
  const { line, serve } = serveSound(makeLongWav(600));
  let links = 0;
  const item = await longItem(page, server.url);
  await page.route('**/v1/history?*', (route) =>
    route.fulfill({
      json: { history: [item], has_more: false, last_history_item_id: 'long', scanned_until: null },
    }),
  );
  await page.route('**/v1/history/long', (route) =>
    line.isCut ? route.abort() : route.fulfill({ json: item }),
  );
  await page.route('**/v1/history/long/audio-link', (route) => {
    if (line.isCut) return route.abort();
    links += 1;
    return route.fulfill({ json: { url: `/v1/history/long/audio?token=${links}`, expires_in: 60 } });
  });
  await page.route('**/v1/history/long/audio?*', serve);
  await page.goto(server.url + history);
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect.poll(() => elementTime(page)).toBeGreaterThan(0.2);
  line.isCut = true;
  await page.getByRole('slider', { name: 'Position' }).fill('500');
  await expect(page.getByText('Connection lost. Playback resumes automatically.')).toBeVisible();
  await expectAccessible(page);
  line.isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  // an element that only waited goes on by itself before its new address is there
  await expect.poll(() => links).toBeGreaterThan(1);
  await expect.poll(async () => (await element(page)).src).toContain(`token=${links}`);
  await expect.poll(() => elementTime(page)).toBeGreaterThan(500.2);
  await expect(page.getByText('Connection lost. Playback resumes automatically.')).toBeHidden();
});

async function longItem(page: Page, url: string) {
  const answer = page.waitForResponse('**/v1/history?*');
  await page.goto(url + history);
  const { history: items } = await (await answer).json();
  return {
    ...items[0],
    history_item_id: 'long',
    duration_ms: 600_000,
    peaks: btoa('\x10\x80\xff\x40'.repeat(200)),
  };
}

test('two tabs do not talk over one another', async ({ page, server, context }) => {
  await enterAsListener(page, server);
  await page.goto(server.url + history);
  await page
    .getByRole('button', { name: new RegExp(`^Play: ${story.slice(0, 20)}`) })
    .first()
    .click();
  await expect.poll(() => elementTime(page)).toBeGreaterThan(0.2);
  const other = await context.newPage();
  await other.goto(server.url + history);
  await other
    .getByRole('button', { name: /^Play: / })
    .first()
    .click();
  await expect(playerOf(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect((await element(page)).paused).toBe(true);
  await other.close();
});

test('[PLR-011] [PLR-012] [PLR-020] [PLR-024] [PLR-025] [PLR-027] heights, the collapsed line, speeds, light and dark', async ({
  page,
  server,
}) => {
  await enterAsListener(page, server);
  await page.goto(server.url + history);
  await page
    .getByRole('button', { name: new RegExp(`^Play: ${story.slice(0, 20)}`) })
    .first()
    .click();
  const player = playerOf(page);
  const height = async () => (await player.boundingBox())?.height;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [width, expected] of [
      [390, 56],
      [767, 56],
      [768, 80],
      [1024, 80],
      [1440, 80],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(height).toBe(expected);
      await expectFits(page);
    }
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await player.getByRole('button', { name: /^Speed/ }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['0.8×', '1×', '1.2×', '1.5×', '2×']);
  await page.getByRole('menuitemradio', { name: '1.5×' }).click();
  expect(await page.evaluate(() => [window.heard[0]!.playbackRate, window.heard[0]!.preservesPitch])).toEqual(
    [1.5, true],
  );
  await player.getByRole('button', { name: 'Collapse audio player' }).click();
  await expect.poll(height).toBe(4);
  await expectAccessible(page);
  await player.getByRole('button', { name: 'Expand audio player' }).click();
  await expect.poll(height).toBe(80);
});

test('on a phone everything is reached through one menu, by keyboard', async ({ page, server }) => {
  await enterAsListener(page, server);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.url + history);
  await page
    .getByRole('button', { name: new RegExp(`^Play: ${story.slice(0, 20)}`) })
    .first()
    .click();
  const more = playerOf(page).getByRole('button', { name: 'More', exact: true });
  await more.press('Enter');
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: /^Sleep timer/ }).press('ArrowRight');
  await page.getByRole('menuitemradio', { name: '5 minutes', exact: true }).press('Enter');
  await expect(playerOf(page).getByText(/☾ [45]:\d\d/)).toBeVisible();
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Text', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Text', exact: true })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Text', exact: true })).toBeHidden();
});
