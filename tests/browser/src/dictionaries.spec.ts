import { enter, expect, expectAccessible, expectFine, expectToast, test, textToSpeech } from './journey.ts';

const file = (rules: string) =>
  `<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="en">${rules}</lexicon>`;
const manyRules = Array.from(
  { length: 5000 },
  (_, index) => `<lexeme><grapheme>name${index}</grapheme><alias>nome ${index}</alias></lexeme>`,
).join('');

test('[PRN-007] a dictionary is imported, changed, tried, saved, used and archived', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/voice-lab/dictionaries`);
  await page.getByTestId('lexicon-file').setInputFiles({
    name: 'Bad.pls',
    mimeType: 'application/pls+xml',
    buffer: Buffer.from('<!DOCTYPE lexicon><lexicon/>'),
  });
  await expect(page.getByText('The file has a document type or entities')).toBeVisible();
  await page.getByTestId('lexicon-file').setInputFiles({
    name: 'People.pls',
    mimeType: 'application/pls+xml',
    buffer: Buffer.from(file(manyRules)),
  });
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Rules' });
  await expect(grid).toHaveAttribute('aria-rowcount', '5000');

  // by keyboard: to the end of the list and into its last rule
  await grid.getByRole('button', { name: /: name0\b/ }).focus();
  await page.keyboard.press('End');
  await expect(grid.getByRole('button', { name: /: name4999/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit rule' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add rule' });
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Nguyen');
  await dialog.getByRole('button', { name: 'Suggest' }).click();
  await dialog
    .getByRole('button', { name: /English/ })
    .first()
    .click();
  await expect(dialog.getByRole('combobox', { name: 'How it’s written' })).toContainText('IPA');
  await dialog.getByRole('combobox', { name: 'How it’s written' }).click();
  await page.getByRole('option', { name: 'Spelling' }).click();
  await dialog.getByRole('textbox', { name: 'Say it like this' }).fill('win');
  await dialog.getByRole('button', { name: 'Listen' }).click();
  await expect(dialog.getByRole('button', { name: 'Listen' })).toBeEnabled();
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('textbox', { name: 'Try it out' }).fill('Ask NGUYEN, or name7.');
  await expect(page.getByText('2 places change')).toBeVisible();
  await expect(page.getByRole('insertion')).toHaveText(['win', 'nome 7']);
  await page.getByRole('searchbox', { name: 'Search rules' }).fill('nguyen');
  await expect(page.getByText('1 rule', { exact: true })).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved as a new version');

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByRole('button', { name: /^Version 2 .*Current/ })).toBeVisible();
  await versions.getByRole('button', { name: /^Version 1/ }).click();
  await expect(versions.getByRole('listitem').filter({ hasText: 'Gone' }).last()).toContainText('Nguyen');
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Restore these rules' }).click();
  await expect(page.getByText('0 rules', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('1 rule', { exact: true })).toBeVisible();

  await page.goto(server.url + textToSpeech);
  await page.getByRole('combobox', { name: 'Add a dictionary' }).click();
  await page.getByRole('option', { name: 'People' }).click();
  await page.getByRole('textbox', { name: 'Text to speak' }).fill('Nguyen is here.');
  const asked = page.waitForRequest((request) => request.url().includes('/stream/with-timestamps'));
  await page.getByRole('button', { name: 'Generate speech' }).click();
  expect((await asked).postDataJSON().pronunciation_dictionary_locators).toHaveLength(1);

  await page.goto(`${server.url}/app/voice-lab/dictionaries`);
  await page.getByRole('button', { name: 'Actions for People' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('No dictionaries yet')).toBeVisible();
});
