import type { Locator, Page } from '@playwright/test';
import {
  enter,
  enterAs,
  expect,
  expectAccessible,
  expectFits,
  expectToast,
  generate,
  home,
  test,
  textToSpeech,
} from './journey.ts';
import { addPayingPerson, newPerson } from './people.ts';

// each goes on from what the one before it left in the history
test.describe.configure({ mode: 'serial' });

/** Long enough to be heard for more than three seconds. */
const text =
  'The city was quiet that morning. She could hear the river from her window, and a train that crossed it far away.';
const history = `${textToSpeech}/history`;
const phone = { width: 390, height: 844 };
const tooLate = 'This feedback cannot be changed as it was already reviewed.';
const thanks = 'Your feedback has been submitted. Thank you';

/** The app's one audio element stops as soon as it sounds, and the test moves its time. */
const holdSound = (page: Page) =>
  page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function hold(this: HTMLMediaElement) {
      Object.assign(window, { heldSound: this });
      this.addEventListener('playing', () => this.pause(), { once: true });
      return play.call(this);
    };
  });
/** Sets the time until it stays: a source that is loaded anew drops a jump, and no event tells of it. */
const hearUntil = (page: Page, seconds: number) =>
  expect
    .poll(() =>
      page.evaluate((to) => {
        const audio = Reflect.get(window, 'heldSound') as HTMLMediaElement;
        if (audio.seeking) return false;
        if (Math.abs(audio.currentTime - to) < 0.05) return true;
        audio.currentTime = to;
        return false;
      }, seconds),
    )
    .toBe(true);

const bar = (page: Page) => page.getByRole('region', { name: 'Audio player' });
const thumb = (page: Page, name: string) => bar(page).getByRole('button', { name });
const down = (page: Page) => thumb(page, 'Thumbs down');

async function openHistory(page: Page, url: string): Promise<void> {
  await page.goto(url + history);
  await expect(page.getByText('The city was quiet').first()).toBeVisible();
}

/** Plays the newest item of the history, held at its beginning, and hears more than three seconds of it. */
async function hearNewest(page: Page, url: string): Promise<void> {
  await openHistory(page, url);
  await page
    .getByRole('button', { name: /^Play: The city/ })
    .first()
    .click();
  await expect(bar(page).getByText('The city was quiet')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Boolean(Reflect.get(window, 'heldSound')?.duration)))
    .toBe(true);
  await hearUntil(page, 3.2);
}

async function pressByKey(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

test('[PLR-017] [HIS-039] the thumbs come after three seconds of a fresh generation', async ({
  page,
  server,
}) => {
  await holdSound(page);
  await enter(page, server);
  await generate(page, server, text);
  await expect(bar(page).getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
  await hearUntil(page, 2.9);
  await expect(bar(page).getByText('0:02')).toBeVisible();
  await expect(down(page)).toBeHidden();
  await hearUntil(page, 3.1);
  await expect(down(page)).toBeEnabled();
  await expect(thumb(page, 'Thumbs up')).toBeEnabled();
  await expectAccessible(page);
});

test('[HIS-022] [HIS-023] [HIS-034] [HIS-036] [ERR-026] thumbs down, by keyboard alone', async ({
  page,
  server,
}) => {
  await holdSound(page);
  await enter(page, server);
  await hearNewest(page, server.url);
  const saved = page.waitForRequest((request) => request.url().endsWith('/feedback'));
  await pressByKey(down(page));
  expect((await saved).postDataJSON()).toMatchObject({ thumbs_up: false, glitches: false });
  const dialog = page.getByRole('dialog', { name: 'What went wrong?' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(5);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  const third = dialog.getByRole('checkbox', { name: 'Voice changes across the output' });
  // once around: the dialog sends the key back from its end a moment later, where one more press may fall between
  for (let steps = 0; steps < 12 && !(await isFocused(third)); steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(third).toBeChecked();
  const sent = page.waitForRequest((request) => request.url().endsWith('/feedback'));
  await pressByKey(dialog.getByRole('button', { name: 'Submit' }));
  expect((await sent).postDataJSON()).toEqual({
    thumbs_up: false,
    feedback: '',
    emotions: false,
    inaccurate_clone: false,
    glitches: true,
    audio_quality: false,
    other: false,
  });
  await expectToast(page, thanks);
  await expect(dialog).toBeHidden();
  await expect(down(page)).toBeFocused();
  await expect(down(page)).toHaveAttribute('aria-pressed', 'true');
  await hearNewest(page, server.url);
  await expect(down(page)).toHaveAttribute('aria-pressed', 'true');
});

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

test('[HIS-024] [HIS-025] [HIS-026] [ERR-025] thumbs up on a phone, from the menus', async ({
  page,
  server,
}) => {
  await page.setViewportSize(phone);
  await holdSound(page);
  await enter(page, server);
  await openHistory(page, server.url);
  await page.getByRole('button', { name: 'Actions' }).first().click();
  await expect(page.getByRole('menuitem', { name: 'Thumbs down' })).toContainText('Thumbs down');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await hearNewest(page, server.url);
  await bar(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Thumbs up' }).click();
  const dialog = page.getByRole('dialog', { name: 'What did you like?' });
  const field = dialog.getByRole('textbox', { name: 'Your feedback' });
  await field.click();
  await page.keyboard.type('Nineteen characters');
  await expect(dialog.getByText('19/200')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expectToast(page, 'Feedback must be at least 20 characters long');
  await expect(field).toBeFocused();
  await page.keyboard.type('!'.repeat(200));
  await expect(field).toHaveValue(`Nineteen characters${'!'.repeat(181)}`);
  await expect(dialog.getByText('200/200')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expectToast(page, thanks);
  await expect(dialog).toBeHidden();
});

test('[HIS-021] [ERR-024] [ACC-081] [ACC-083] staff reads, hears and reviews; then the thumb is refused', async ({
  page,
  browser,
  server,
}) => {
  await holdSound(page);
  await enter(page, server);
  const iris = newPerson('Iris', 'staff.example');
  await addPayingPerson(server, iris);
  const office = await (await browser.newContext()).newPage();
  await enterAs(office, server.url, iris);
  await office.goto(server.url + home);
  await office.getByRole('button', { name: 'Workspace and account' }).click();
  await office.getByRole('menuitem', { name: 'Administration' }).click();
  await office.waitForURL('**/app/admin');
  await expect(office.getByText('Everything is running')).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('tab', { name: 'People and workspaces' }).click();
  await expect(office.getByRole('region', { name: 'People' }).getByText(iris.email)).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('tab', { name: 'Queues' }).click();
  await office.waitForURL('**/app/admin?section=queues');
  const row = office.getByRole('list', { name: 'Feedback' }).getByRole('listitem').first();
  await expect(row).toContainText('The city was quiet');
  await expect(row).toContainText('Nineteen characters');
  await expectAccessible(office);
  await row.getByRole('button', { name: 'Listen' }).click();
  await expect(bar(office).getByText('The city was quiet')).toBeVisible();
  const position = office.getByRole('slider', { name: 'Position' });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.2);
  await office.setViewportSize(phone);
  await office.emulateMedia({ colorScheme: 'dark' });
  await expectFits(office);
  await expectAccessible(office);
  await pressByKey(row.getByRole('button', { name: 'Mark as reviewed' }));
  await expect(office.getByText('No feedback waiting for review.')).toBeVisible();
  const log = office.getByRole('list', { name: 'Staff activity' });
  for (const act of ['feedback.review', 'history.listen', 'feedback.list'])
    await expect(log).toContainText(act);

  await hearNewest(page, server.url);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await expect(thumb(page, 'Thumbs up')).toHaveAttribute('aria-pressed', 'true');
  await down(page).click();
  await expectToast(page, tooLate);
  expect(requests.filter((url) => url.endsWith('/feedback'))).toEqual([]);
  await expect(page.getByRole('dialog')).toBeHidden();

  await office.getByRole('combobox', { name: 'Show feedback' }).click();
  await office.getByRole('option', { name: 'Reviewed', exact: true }).click();
  await row.getByRole('button', { name: 'Mark as not reviewed' }).click();
  await expect(office.getByText('No feedback has been reviewed yet.')).toBeVisible();
  await office.context().close();
});
