import { enter, expect, expectAccessible, expectFine, test } from './journey.ts';

const design = '/app/voice-lab/design';

// what a description asks for is found among the voices' own sounds
test.use({ voices: 'neural' });

test('[VOI-049] [NOT-028] a voice is designed, saved and used; voices are mixed on a pad', async ({
  page,
  server,
}) => {
  test.skip(!process.env.MYNAH_PACKS, 'needs the neural voices');
  await enter(page, server);
  await page.goto(server.url + design);
  await expect(page.getByText('No voices yet')).toBeVisible();

  await test.step('three come, and are heard at one playhead', async () => {
    const words = page.getByRole('textbox', { name: 'Describe the voice' });
    await words.fill('A raspy old man');
    await expect(page.getByRole('button', { name: 'Generate three voices' })).toBeDisabled();
    await words.fill('A raspy old British man with a deep voice');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('No voice here can match: raspy')).toBeVisible();
    await page.getByRole('button', { name: 'Play Voice A' }).click();
    const place = page.getByRole('slider', { name: 'Position in Voice A' });
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0.3);
    // the others may come while the first is heard
    await expect(page.getByRole('button', { name: 'Save Voice C' })).toBeEnabled();
    await expectFine(page);
  });

  await test.step('one is saved, which ticks the step of newcomers', async () => {
    await page.getByRole('button', { name: 'Save Voice B' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter a name for the voice.')).toBeVisible();
    await dialog.getByLabel('Name').fill('Old Tom');
    const told = page.waitForRequest(
      (request) =>
        request.url().endsWith('/ingest/events') &&
        JSON.stringify(request.postDataJSON()).includes('"voice_design_created"'),
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await told;
    await expect(page.getByText('Saved as Old Tom')).toBeVisible();
  });

  await test.step('voices are mixed by keys, heard and saved', async () => {
    await page.getByRole('tab', { name: 'Mix', exact: true }).click();
    const pad = page.getByRole('slider', { name: 'Position between the voices' });
    await page.getByRole('button', { name: 'Add a voice' }).click();
    await pad.press('Shift+ArrowDown');
    await expect(pad).toHaveAttribute('aria-valuetext', /^[^,]+ 2\d%/);
    await expect(page.getByRole('button', { name: 'Save Mix' })).toBeEnabled();
    await expectFine(page);
  });

  await test.step('rounds are still there after a walk, and the voice speaks', async () => {
    await page.getByRole('tab', { name: 'Design' }).click();
    await page.getByRole('link', { name: 'Use in text to speech' }).click();
    await expect(page.getByRole('button', { name: /Old Tom/ }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Saved as Old Tom')).toBeVisible();
    await page.getByRole('tab', { name: 'Remix' }).click();
    await expect(page.getByText('It stays recognizable')).toBeVisible();
    await expectAccessible(page);
  });
});
