import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, test } from './journey.ts';

const music = '/app/music';
const songs = (page: Page) => page.getByRole('region', { name: 'Your pieces' });

test.beforeEach(async ({ page, server }) => {
  await enter(page, server);
  await page.goto(server.url + music);
});

test('[SPE-005] [RTE-129] a prompt becomes a plan, a plan a piece, and the piece is heard; one section is made anew', async ({
  page,
}) => {
  await expect(page.getByText('No music yet')).toBeVisible();
  await page.getByRole('textbox', { name: 'What should it sound like?' }).fill('a 12-second rock tune');
  await page.getByRole('button', { name: 'Make a plan first' }).click();
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan.getByRole('listitem').first()).toBeVisible();
  await plan.getByRole('button', { name: 'Add a section' }).click();
  await plan.getByRole('spinbutton').last().fill('4');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  const song = songs(page).getByRole('listitem').first();
  await page.reload();
  await expect(song.getByRole('button', { name: /^Play/ })).toBeEnabled();
  await song.getByRole('button', { name: /^Play/ }).click();
  await expect(song.getByRole('button', { name: /^Pause/ })).toBeVisible();
  await song.getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('button', { name: 'Compose section 1 anew' }).click();
  await page.getByRole('button', { name: /^Compose( a variation)?$/ }).click();
  await expect(songs(page).getByRole('button', { name: /^Play|^Pause/ })).toHaveCount(2);
  await expectAccessible(page);
});
