import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectFits, test } from './journey.ts';

const music = '/app/music';
const songs = (page: Page) => page.getByRole('region', { name: 'Your songs' });

test.beforeEach(async ({ page, server }) => {
  await enter(page, server);
  await page.goto(server.url + music);
});

test('[SPE-005] [RTE-129] a prompt becomes a plan, a plan a piece, and the piece is heard; one section is made anew', async ({
  page,
}) => {
  await expect(page.getByText('No music yet')).toBeVisible();
  await page.getByRole('textbox', { name: 'What should it sound like?' }).fill('a 12-second rock tune');
  await page.getByRole('button', { name: 'Create a plan first' }).click();
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan.getByRole('listitem').first()).toBeVisible();
  await plan.getByRole('button', { name: 'Add section' }).click();
  await plan.getByRole('spinbutton').last().fill('4');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  const song = songs(page).getByRole('listitem').first();
  // a reload at once would take the request back
  await expect(song).toBeVisible();
  await page.reload();
  await expect(song.getByRole('button', { name: /^Play/ })).toBeEnabled();
  await song.getByRole('button', { name: /^Play/ }).click();
  await expect(song.getByRole('button', { name: /^Pause/ })).toBeVisible();
  await song.getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('button', { name: 'Recompose section 1' }).click();
  await page.getByRole('button', { name: /^Compose( a variation)?$/ }).click();
  await expect(songs(page).getByRole('button', { name: /^Play|^Pause/ })).toHaveCount(2);
  await expectAccessible(page);
});

test('a section of a plan is as wide as it is long, and its end is moved by arrow keys', async ({ page }) => {
  await page.getByRole('textbox', { name: 'What should it sound like?' }).fill('a 60-second rock tune');
  await page.getByRole('button', { name: 'Create a plan first' }).click();
  const plan = page.getByRole('region', { name: 'Plan' });
  const end = plan.getByRole('slider', { name: 'Length of section 1', exact: true });
  const seconds = plan.getByRole('spinbutton', { name: 'Length of section 1 in seconds', exact: true });
  await expect(end).toBeVisible();
  const before = Number(await seconds.inputValue());
  expect(Number.isInteger(before)).toBe(true);
  await end.press('ArrowRight');
  await expect(seconds).toHaveValue(String(before + 1));
  await seconds.fill('40');
  await expect(end).toHaveAttribute('aria-valuenow', '40');
  const name = plan.getByRole('textbox', { name: /^Name of section/ });
  const [first = '', second = ''] = await name.evaluateAll((all) =>
    all.map((one) => (one as HTMLInputElement).value),
  );
  await name.first().press('Alt+ArrowDown');
  await expect(name.first()).toHaveValue(second);
  await expect(name.nth(1)).toHaveValue(first);
  await expect(name.nth(1)).toBeFocused();
  await plan.getByRole('textbox', { name: 'Lyrics of section 1' }).fill('One line\nAnother');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectAccessible(page);
});
