import { users } from '../../../apps/server/src/modules/accounts/users/users.tables.ts';
import { voices } from '../../../apps/server/src/modules/voices/registry/voices.tables.ts';
import { newId } from '../../../apps/server/src/platform/ids/new-id.ts';
import {
  enter,
  expect,
  expectAccessible,
  expectToast,
  type JourneyServer,
  noteToasts,
  type Page,
  submitCredentials,
  test,
  textToSpeech,
} from './journey.ts';
import { addPayingPerson, newPerson, withDatabase } from './people.ts';

const library = '/app/voice-library';
const shared = '/app/voice-lab/share';
const name = 'Harbor Pilot';

const grace = newPerson('Grace');

/** A voice of the owner's that speaks as a default one does: cloning has its own journey. */
const addOwnVoice = (server: JourneyServer): Promise<void> =>
  withDatabase(server, async (db) => {
    const similarity = (await db.select().from(voices)).find(({ workspaceId }) => workspaceId === null);
    await db.insert(voices).values({
      ...similarity!,
      id: newId(),
      name,
      workspaceId: server.owner.workspaceId,
      creatorUserId: server.owner.userId,
      category: 'generated',
      position: -1,
    });
  });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Publishes by the page of shared voices, and answers the link. */
async function publish(page: Page, server: JourneyServer): Promise<string> {
  await page.goto(server.url + shared);
  await page.getByRole('link', { name: `Share ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Share ${name}` });
  await dialog.getByLabel('Description').fill('Salt and patience.');
  await choose(page, 'Use case', 'Narration');
  await choose(page, 'Notice period', '30 days');
  await dialog.getByRole('switch', { name: 'Custom rate' }).click();
  await dialog.getByRole('slider', { name: 'Rate' }).press('PageUp');
  await expect(dialog.getByText('2× credits')).toBeVisible();
  await expectAccessible(page);
  const agreed = page.waitForRequest('**/v1/user/accept-terms');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  expect((await agreed).postDataJSON()).toEqual({ agreement: 'licensing' });
  await expect(dialog.getByText('Everyone can find, play and add this voice.')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Usage' }).click();
  await expect(dialog.getByRole('button', { name: /^Earnings/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('tab', { name: 'People and link' }).click();
  await expectAccessible(page);
  return dialog.getByLabel('Link to the voice').inputValue();
}

test('[ACC-013] [VOI-032] [VOI-033] [VOI-077] [RTE-059] [RTE-061] [RTE-153] from one workspace by way of a link into another, and back', async ({
  page,
  server,
  browser,
}) => {
  await enter(page, server);
  await addOwnVoice(server);
  await addPayingPerson(server, grace);
  const link = await publish(page, server);
  expect(link).toMatch(new RegExp(`^${server.url}${shared}/[^/]+/[^/]+$`));
  const everybody = await withDatabase(server, (db) =>
    db.select({ id: users.id, agreedTo: users.termsAgreedTo }).from(users),
  );
  expect(everybody.find(({ id }) => id === server.owner.userId)?.agreedTo).toEqual({
    licensing_unix: expect.any(Number),
  });

  await test.step('[VOI-077] [VOI-079] the owner reads dollars and the own notice', async () => {
    await page.goto(`${server.url}${library}?search=harbor`);
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card.getByText(/^\$[\d.]+ per 1,000 credits$/)).toBeVisible();
    await expect(card.getByText('You set a notice period of 30 days')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Manage' })).toBeVisible();
  });

  await test.step('[FMT-001] [FMT-007] [FMT-008] margins and width change at 480, 1758 and 1980 px', async () => {
    const card = page.getByRole('listitem').filter({ hasText: name });
    const boxAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction((wanted) => innerWidth === wanted, width);
      // what follows the window has been drawn
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      await expect(card).toBeVisible();
      return (await page.getByRole('list').filter({ has: card }).last().boundingBox())!;
    };
    expect((await boxAt(480)).x - (await boxAt(479)).x).toBe(8);
    const [narrow, wide, stillWide, widest] = [
      await boxAt(1757),
      await boxAt(1758),
      await boxAt(1979),
      await boxAt(1980),
    ].map(({ width }) => width);
    expect(wide).toBeGreaterThan(narrow!);
    expect(stillWide).toBe(wide);
    expect(widest).toBeGreaterThan(wide!);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const guest = await context.newPage();
  await noteToasts(guest);
  await test.step('a stranger hears it, wants it, signs in and is back', async () => {
    await guest.goto(link);
    await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
    await guest.getByRole('button', { name: `Play preview of ${name}` }).click();
    await expect(guest.getByRole('button', { name: `Pause preview of ${name}` })).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole('link', { name: `Add to my voices: ${name}` }).click();
    await guest.waitForURL('**/app/sign-in?redirect=**');
    await submitCredentials(guest, grace);
    const dialog = guest.getByRole('dialog', { name: 'Add to my voices' });
    await expect(dialog.getByText('Notice period: 30 days')).toBeVisible();
    await expect(dialog.getByText('2× credits')).toBeVisible();
    await expectAccessible(guest);
    await dialog.getByLabel('Name in your voices').fill('My pilot');
    await guest.keyboard.press('Enter');
    await expectToast(guest, 'My pilot was added to your voices');
    await expect(guest.getByText('Added', { exact: true }).last()).toBeVisible();
    expect(guest.url()).toBe(link);
  });

  await test.step('[VOI-001] [VOI-078] in the library it is marked as added, with the words for others', async () => {
    await guest.goto(server.url + library);
    await guest.getByRole('searchbox', { name: 'Search the voice library' }).fill('harbor');
    await guest.waitForURL('**/app/voice-library?search=harbor');
    const card = guest.getByRole('listitem').filter({ hasText: name });
    await expect(card.getByText('Added', { exact: true })).toBeVisible();
    await expect(card.getByText('Notice period: 30 days')).toBeVisible();
    await card.getByRole('button', { name: `Play preview of ${name}` }).click();
    await expect(guest.getByRole('region', { name: 'Audio player' }).getByText(name)).toBeVisible();
    await expectAccessible(guest);
  });

  await test.step('it is in the picker', async () => {
    await guest.goto(server.url + textToSpeech);
    await guest.getByRole('button', { name: /^Voice: / }).click();
    await guest.getByRole('searchbox', { name: 'Search voices' }).fill('my pilot');
    await expect(guest.getByRole('radio', { name: /My pilot/ })).toBeVisible();
  });

  await test.step('[VOI-067] taking it back says what the notice means, and ends the link', async () => {
    await page.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: 'Manage' }).click();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    const question = page.getByRole('dialog', { name: `Withdraw ${name}?` });
    await expect(
      question.getByText(/for your notice period of 30 days, until \d+\/\d+\/\d{4}/),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText(/^Withdrawn, available until/).first()).toBeVisible();
    await guest.context().clearCookies();
    await guest.goto(link);
    await expect(guest.getByText('There’s no voice at this link')).toBeVisible();
    await expectAccessible(guest);
  });
  await context.close();
});
