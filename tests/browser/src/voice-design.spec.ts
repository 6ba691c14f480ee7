import { enter, expect, expectAccessible, expectFits, type Page, test } from './journey.ts';

const design = '/app/voice-lab/design';

/** In light and dark, wide and on a phone. */
async function expectFine(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('[VOI-049] [NOT-028] a voice is designed, saved and used; voices are mixed on a pad', async ({
  page,
  server,
}) => {
  test.skip(!process.env.MYNAH_PACKS, 'needs the neural voices');
  test.slow();
  await enter(page, server);
  await page.goto(server.url + design);
  await expect(page.getByText('No voices yet')).toBeVisible();
  await expectAccessible(page);

  await test.step('three come, and are heard at one playhead', async () => {
    const words = page.getByRole('textbox', { name: 'What the voice is like' });
    await words.fill('A raspy old man');
    await expect(page.getByRole('button', { name: 'Make three voices' })).toBeDisabled();
    await words.fill('A raspy old British man with a deep voice');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('No voice here can follow: raspy')).toBeVisible({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Play Voice A' }).click({ timeout: 120_000 });
    const place = page.getByRole('slider', { name: 'Position in Voice A' });
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0.3);
    // the others may come while the first is heard
    await expect(page.getByRole('button', { name: 'Save Voice C' })).toBeEnabled({ timeout: 120_000 });
    await expectFine(page);
  });

  await test.step('one is saved, which ticks the step of newcomers', async () => {
    await page.getByRole('button', { name: 'Save Voice B' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Give the voice a name.')).toBeVisible();
    await dialog.getByLabel('Name').fill('Old Tom');
    const told = page.waitForRequest(
      (request) =>
        request.url().endsWith('/v1/user/track-event') &&
        (request.postDataJSON() as { name: string }).name === 'voice_design_created',
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await told;
    await expect(page.getByText('Saved as Old Tom')).toBeVisible();
  });

  await test.step('voices are mixed by keys, heard and saved', async () => {
    await page.getByRole('tab', { name: 'Mix' }).click();
    const pad = page.getByRole('slider', { name: 'Place between the voices' });
    await page.getByRole('button', { name: 'Add a voice' }).click();
    await pad.press('Shift+ArrowDown');
    await expect(pad).toHaveAttribute('aria-valuetext', /Old Tom 2\d %/);
    await expect(page.getByRole('button', { name: 'Save Mix' })).toBeEnabled({ timeout: 120_000 });
    await expectFine(page);
  });

  await test.step('rounds are still there after a walk, and the voice speaks', async () => {
    await page.getByRole('tab', { name: 'Design' }).click();
    await page.getByRole('link', { name: 'Use in text to speech' }).click();
    await expect(page.getByRole('button', { name: /Old Tom/ }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Saved as Old Tom')).toBeVisible();
    await page.getByRole('tab', { name: 'Remix' }).click();
    await expect(page.getByText('stays close to what it was')).toBeVisible();
    await expectAccessible(page);
  });
});
