import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { enter, expect, expectFine, expectToast, test } from './journey.ts';

const book = `# The Ferry

The ferry leaves at six.

“Did you hear that?” said Anna.

# The House

The house had been empty for years.
`;

test('[STU-001] [STU-005] [STU-006] [STU-007] a book is brought, heard, changed by a word, cast, converted, exported and listened to', async ({
  page,
  server,
  browser,
}) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/studio?dialog=new`);
  await page.getByTestId('studio-file').setInputFiles({
    name: 'Notes.epub',
    mimeType: 'application/epub+zip',
    // an archive with nothing in it
    buffer: Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1'),
  });
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Notes.epub' })).toBeVisible();
  await page.getByTestId('studio-file').setInputFiles({
    name: 'The Ferry.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(book),
  });
  await dialog.getByRole('button', { name: 'Create project' }).click();
  const text = page.getByRole('textbox', { name: 'Text of The Ferry' });
  const first = text.locator('p').first();
  await expect(first).toHaveText('The ferry leaves at six.');

  // heard from the cursor on, by keyboard
  await first.click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(first).toHaveAttribute('data-take', 'done');
  await expect(text.locator('p').nth(1)).toHaveAttribute('data-take', 'done');

  // a changed word is one block that is old, and an undo costs nothing
  await first.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Or not.');
  await expect(first).toHaveAttribute('data-take', 'stale');
  await expect(text.locator('p').nth(1)).toHaveAttribute('data-take', 'done');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(first).toHaveAttribute('data-take', 'done');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(first).toHaveAttribute('data-take', 'stale');

  // all lines of Anna
  await page.getByRole('tab', { name: 'Book' }).click();
  await page.getByRole('button', { name: 'Find quoted speech' }).click();
  await expect(page.getByRole('list', { name: 'Speakers' })).toContainText('Anna');
  await page.getByRole('button', { name: 'Give them their lines' }).click();
  await expectToast(page, '1 line given');
  await expectFine(page);

  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Chapters' }).getByText('Spoken')).toHaveCount(2);
  await expect(first).toHaveAttribute('data-take', 'done');

  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Make file' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/ }).click();
  const file = await readFile(await (await saved).path());
  expect(file.subarray(4, 8).toString('latin1')).toBe('ftyp');
  await expectFine(page);
  await page.keyboard.press('Escape');

  // whoever has the address of its page can listen, without an account
  await page.getByRole('button', { name: 'Project actions' }).click();
  await page.getByRole('menuitem', { name: 'Share to listen' }).click();
  await page.getByRole('button', { name: 'Make the addresses' }).click();
  const address = await page.getByLabel('Page to listen in a browser').inputValue();
  await expectFine(page);
  await listenToBook(browser, address);
});

async function listenToBook(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const chapters = page.getByRole('listitem').getByRole('button');
  await expect(chapters).toHaveCount(2);
  await expect(chapters.first()).toHaveAttribute('aria-current', 'true');
  await expectFine(page);
  await chapters.last().click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.locator('.sounding')).not.toHaveCount(0);
  // the place is found again
  await page.reload();
  await expect(chapters.last()).toHaveAttribute('aria-current', 'true');
  await context.close();
}

test('[STU-036] two tabs never overwrite each other: different paragraphs are both kept, the same one is asked about', async ({
  page,
  context,
  server,
}) => {
  const authorization = await enter(page, server);
  const form = new FormData();
  form.append('name', 'Two tabs');
  form.append('from_document', new Blob([book], { type: 'text/markdown' }), 'Two tabs.md');
  const made = await fetch(`${server.url}/v1/studio/projects`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  const { project } = (await made.json()) as { project: { project_id: string } };
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`${server.url}/app/studio/${project.project_id}`);
  const paragraph = (tab: typeof page, place: number) =>
    tab.getByRole('textbox', { name: 'Text of The Ferry' }).locator('p').nth(place);
  const write = async (tab: typeof page, place: number, words: string) => {
    await paragraph(tab, place).click();
    await tab.keyboard.press('End');
    await tab.keyboard.type(words);
  };
  await write(page, 0, ' One.');
  await write(other, 1, ' Two.');
  for (const tab of [page, other]) {
    await expect(paragraph(tab, 0)).toHaveText('The ferry leaves at six. One.');
    await expect(paragraph(tab, 1)).toHaveText('“Did you hear that?” said Anna. Two.');
  }
  // one tab does not hear of the other in time
  await other.route('**/changes', (route) => route.abort());
  await write(other, 0, ' Theirs.');
  await write(page, 0, ' Mine.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await other.unroute('**/changes');
  await expect(other.getByText('Somebody else changed this chapter')).toBeVisible();
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(paragraph(page, 0)).toHaveText('The ferry leaves at six. One. Theirs.');
});

test('a text becomes a podcast of two voices, which says who wrote it', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/studio`);
  await page.getByRole('button', { name: 'New podcast' }).click();
  const dialog = page.getByRole('dialog', { name: 'New podcast' });
  await dialog.getByRole('radio', { name: /^A text/ }).click();
  await dialog
    .getByRole('textbox', { name: 'Text' })
    .fill('# Bees\n\nBees dance for one another. It is how they talk.');
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('textbox', { name: 'Text of Bees' })).toContainText('It is how they talk.');
  await page.goto(`${server.url}/app/studio`);
  await expect(page.getByText('Script made of sentences from the source')).toBeVisible();
});
