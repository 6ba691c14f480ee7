import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectFits, test } from './journey.ts';

const dialogue = '/app/speech-synthesis/text-to-dialogue';
const script = 'Anna: Did you hear it?\nBram: [whispers] Hear what?\nAnna: It is gone.';

const fields = (page: Page) => page.getByRole('list', { name: 'Lines' }).getByRole('textbox');
const texts = (page: Page) =>
  fields(page).evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value));

/** As a person pastes, without asking for the clipboard. */
const paste = (page: Page, text: string) =>
  fields(page)
    .first()
    .evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);

test('a pasted script becomes lines, is changed by keyboard, spoken, and taken up again', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(server.url + dialogue);
  // the scene that the page begins with, which makes way
  await expect(fields(page)).toHaveCount(4);
  await expect(page.getByText('Here’s an example.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate dialogue' })).toBeEnabled();
  await paste(page, script);
  await expect(fields(page)).toHaveCount(3);
  expect(await texts(page)).toEqual(['Did you hear it?', '[whispers] Hear what?', 'It is gone.']);
  // the cursor is in the last line
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => texts(page)).toEqual(['Did you hear it?', 'It is gone.', '[whispers] Hear what?']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('All of it.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await expect
    .poll(() => texts(page))
    .toEqual(['Did you hear it?', 'It is gone.', 'All of it.', '[whispers] Hear what?']);
  // the line that the cursor has gone back to
  await expect(fields(page).nth(2)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('button', { name: 'Generate again' })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Text to dialogue ·').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
});

test('the example makes way for what is typed, and for an empty page', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(server.url + dialogue);
  await expect(fields(page)).toHaveCount(4);
  await fields(page).first().focus();
  await page.keyboard.type('Mine.');
  await expect.poll(() => texts(page)).toEqual(['Mine.', '']);
  await expect(fields(page).first()).toBeFocused();
  await page.getByRole('button', { name: 'Move line 1 down' }).click();
  await expect.poll(() => texts(page)).toEqual(['', 'Mine.']);
  await page.getByRole('button', { name: 'Delete line 1' }).click();
  await expect.poll(() => texts(page)).toEqual(['Mine.']);
});
