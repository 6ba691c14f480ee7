import type { Page } from '@playwright/test';
import {
  enter,
  expect,
  expectAccessible,
  expectFine,
  expectFineOnPhone,
  expectToast,
  generate,
  test,
  textToSpeech,
} from './journey.ts';

const history = `${textToSpeech}/history`;
const total = 100_000;

const idOf = (index: number): string => `item${String(index).padStart(16, '0')}`;

/** Newest first; every seventh is a sound without voice, model and text, every fifth is long. */
const itemOf = (index: number) => {
  const isSound = index % 7 === 6;
  const text = index % 5 === 4 ? `Number ${index}. `.repeat(80) : `Number ${index}.`;
  return {
    history_item_id: idOf(index),
    request_id: 'request',
    source: isSound ? 'SFX' : 'TTS',
    voice_id: isSound ? null : `voice${index % 9}`,
    voice_name: isSound ? null : `Voice ${index % 9}`,
    voice_category: isSound ? null : 'premade',
    model_id: isSound ? null : 'eleven_v3',
    text: isSound ? null : text,
    date_unix: 1_790_000_000 - index * 300,
    character_count_change_from: 0,
    character_count_change_to: 0,
    content_type: 'audio/mpeg',
    state: 'created',
    settings: null,
    feedback: null,
    share_link_id: null,
    alignments: null,
    dialogue: null,
    output_format: 'mp3_44100_128',
    duration_ms: 1_500,
    request: null,
    peaks: null,
  };
};

/** A hundred thousand items, page by page. */
async function serveMany(page: Page): Promise<void> {
  await page.route('**/v1/history?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const after = query.get('start_after_history_item_id');
    const start = after === null ? 0 : Number(after.slice(4)) + 1;
    const length = Math.min(Number(query.get('page_size')), total - start);
    const items = Array.from({ length }, (_, at) => itemOf(start + at));
    const has_more = start + length < total;
    await route.fulfill({
      json: {
        history: items,
        has_more,
        last_history_item_id: items.at(-1)?.history_item_id,
        scanned_until: null,
      },
    });
  });
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Generated items' });

test('[RTE-107] far down a long history the page holds a screenful of rows, and comes back to where it was', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await serveMany(page);
  await page.goto(server.url + history);
  await expect(grid(page).getByRole('row').first()).toBeVisible();
  await expectAccessible(page);
  const scroller = grid(page).locator('..');
  const loaded = () => scroller.evaluate((element) => element.scrollHeight);
  // as many pages as are asked for, however a page comes
  await expect(async () => {
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(await loaded()).toBeGreaterThan(750 * 68);
  }).toPass({ intervals: [50] });
  expect(await grid(page).getByRole('row').count()).toBeLessThan(60);
  const place = await scroller.evaluate((element) => element.scrollTop);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/app\/home/);
  await page.goBack();
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeCloseTo(place, -2);
});

test("at a phone's width long texts and sounds without a voice fit, in light and dark", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, server);
  await serveMany(page);
  await page.goto(`${server.url}${history}?date=custom&from=2026-01-01`);
  await expect(grid(page).getByText('Sound effect').first()).toBeVisible();
  await expectFineOnPhone(page);
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expectFineOnPhone(page);
});

test('[HIS-009] by keyboard alone: played, taken up again with all settings, deleted', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await generate(page, server, 'Kept for later.');
  const player = page.getByRole('region', { name: 'Audio player' });
  await expect(player.getByText('Kept for later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate again' })).toBeVisible();
  await page.goto(server.url + history);
  const row = grid(page).getByRole('row', { name: /Kept for later/ });
  await expect(row).toBeVisible();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(player.getByText('Kept for later.')).toBeVisible();
  await row.getByRole('button', { name: 'Actions for this item' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Reuse text and settings' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text to speak' })).toHaveValue('Kept for later.');
  await page.goBack();
  await row.focus();
  await page.keyboard.press('Delete');
  await expectToast(page, '1 item deleted');
  await expect(row).toHaveCount(0);
});

test('what is deleted is taken back at once, or from the bin, or goes for good', async ({ page, server }) => {
  await enter(page, server);
  await generate(page, server, 'Thrown away too soon.');
  await expect(page.getByRole('button', { name: 'Generate again' })).toBeVisible();
  await page.goto(server.url + history);
  const row = grid(page).getByRole('row', { name: /Thrown away too soon/ });
  const remove = async () => {
    await row.getByRole('button', { name: 'Actions for this item' }).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await expect(row).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectToast(page, '1 item restored');
  await expect(row).toBeVisible();

  await remove();
  await page.getByRole('link', { name: 'Deleted items' }).click();
  const binned = page.getByRole('listitem').filter({ hasText: 'Thrown away too soon.' });
  await expect(binned).toBeVisible();
  await expectFine(page);
  await binned.getByRole('button', { name: /^Restore/ }).click();
  await expect(binned).toHaveCount(0);
  await page.getByRole('link', { name: 'History', exact: true }).last().click();
  await expect(row).toBeVisible();

  await remove();
  await page.getByRole('link', { name: 'Deleted items' }).click();
  await binned.getByRole('button', { name: /^Delete forever/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete forever' }).click();
  await expectToast(page, '1 item deleted forever');
  await expect(binned).toHaveCount(0);
});
