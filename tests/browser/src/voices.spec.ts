import type { Voice } from '@mynah/contract/voices/voices';
import {
  enter,
  expect,
  expectAccessible,
  expectFits,
  expectToast,
  type Page,
  test,
  textToSpeech,
} from './journey.ts';
import { addSharedVoice, newPerson } from './people.ts';

const mary = newPerson('Mary');

type VoicePage = { voices: Voice[]; has_more: boolean };

/** The default voices as the server lists them, with others like the first before them. */
async function answerWith(page: Page, others: (like: Voice) => Partial<Voice>[]): Promise<void> {
  await page.route('**/v2/voices?*', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as VoicePage;
    const ready = list.voices.filter(({ category }) => category === 'premade');
    const like = ready[0];
    const isFirst = !new URL(route.request().url()).searchParams.has('next_page_token');
    const added = like && isFirst ? others(like).map((parts) => ({ ...like, ...parts })) : [];
    await route.fulfill({ json: { ...list, voices: [...added, ...ready] } });
  });
}

const sharing = (parts: object) => ({ status: 'copied', ...parts }) as Voice['sharing'];
const usual = { category: 'professional', is_owner: false } as const;
const professional: Partial<Voice>[] = [
  { ...usual, voice_id: 'p1', name: 'Trained', sharing: sharing({ rate: 2, notice_period: 365 }) },
  { ...usual, voice_id: 'p2', name: 'Untrained', high_quality_base_model_ids: [] },
  { ...usual, voice_id: 'p3', name: 'Withdrawn', sharing: sharing({ status: 'copied_disabled' }) },
];

test('[VOI-004] [VOI-061] [VOI-068] [VOI-069] [VOI-085] the picker shows what may be used, on which terms', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await answerWith(page, () => [
    ...professional,
    {
      ...{ voice_id: 'own', name: 'Me', category: 'cloned', is_owner: true },
      ...{ labels: { accent: 'welsh', gender: 'female', age: 'old' }, description: null },
      sharing: sharing({ status: 'enabled', rate: 2, fiat_rate: 0.06, notice_period: 30 }),
    },
    {
      ...{ voice_id: 'new', name: 'Unproven', category: 'cloned', is_owner: true },
      voice_verification: {
        ...{ requires_verification: true, is_verified: false, verification_failures: [] },
        ...{ verification_attempts_count: 0, language: null, verification_attempts: null },
      },
    },
    { voice_id: 'old', name: 'Bygone', is_legacy: true },
  ]);
  await page.goto(server.url + textToSpeech);
  await page.getByRole('button', { name: /^Voice:/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2× credits · Notice period: 1 year')).toBeVisible();
  await expect(
    dialog.getByText('$0.06 per 1,000 credits · You set a notice period of 30 days'),
  ).toBeVisible();
  for (const gone of ['Untrained', 'Withdrawn']) await expect(dialog.getByText(gone)).toHaveCount(0);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Professional',
    'Cloned',
    'Default',
    'Legacy',
  ]);
  await expect(dialog.getByRole('radio', { name: /^Unproven/ })).toBeDisabled();
  await expect(dialog.getByRole('radio').last()).toHaveAccessibleName(/^Bygone \(Legacy\)/);
  await expectAccessible(page);

  await dialog.getByRole('searchbox').fill('WELSH');
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog.getByText('Welsh', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Old', { exact: true })).toHaveCount(0);
  await dialog.getByText('Me', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Voice: Me' })).toBeVisible();

  await page.unroute('**/v2/voices?*');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Voice: (?!Me)/ })).toBeVisible();
});

test('[VOI-058] [ERR-014] a preview that is broken says so', async ({ page, server }) => {
  await enter(page, server);
  await page.route('**/v1/voices/*/preview', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto(`${server.url}/app/default-voices`);
  await page
    .getByRole('button', { name: /^Play preview/ })
    .first()
    .click();
  await expectToast(page, 'We are sorry, something went wrong.');
});

test('[RTE-122] default voices: search, filter, start with one from now on, use one', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/default-voices`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Default voices');
  const lines = page.getByRole('list', { name: 'Default voices' }).getByRole('listitem');
  await expect(lines.nth(2)).toBeVisible();
  await expectAccessible(page);
  const sidebar = page.getByRole('navigation', { name: 'Navigation' });
  await expect(sidebar.locator('[aria-current]')).toHaveText(['Voices']);
  const third = lines.nth(2);
  await third.getByRole('button', { name: /from now on$/ }).click();
  await expect(third.getByRole('button', { pressed: true })).toBeVisible();
  const name = (await third.getByRole('heading').textContent()) ?? '';

  await page.getByRole('searchbox').fill('nothing of the kind');
  await expect(page.getByText('No voices match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/search=/);
  await expect(lines.first()).toContainText(name);

  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: `Use ${name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Voice and settings' }).click();
  await expect(page.getByRole('button', { name: `Voice: ${name}` })).toBeVisible();
});

test('[RTE-123] workspace voices: what members share, whose it is, and what may be done with it', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/workspace-voices`);
  await expect(page.getByText('No shared voices yet')).toBeVisible();
  await addSharedVoice(server, 'The Narrator', mary);
  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: 'The Narrator' });
  await expect(line.getByText(`Shared by ${mary.name}`)).toBeVisible();
  await expect(line.getByText('Full access')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await line.getByRole('link', { name: 'Use The Narrator' }).click();
  await page.getByRole('button', { name: 'Voice and settings' }).click();
  await expect(page.getByRole('button', { name: 'Voice: The Narrator' })).toBeVisible();
});

test('voices stand under one set of tabs, and the sidebar says where they are', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/voice-lab`);
  const rooms = page.getByRole('navigation', { name: 'Voices', exact: true });
  const sidebar = page.getByRole('navigation', { name: 'Navigation' });
  for (const [name, path] of [
    ['Default voices', '/app/default-voices'],
    ['Workspace voices', '/app/workspace-voices'],
    ['Library', '/app/voice-library'],
    ['Professional', '/app/professional-voice-cloning'],
    ['Design', '/app/voice-lab/design'],
    ['My voices', '/app/voice-lab'],
  ] as const) {
    await rooms.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await expect(rooms.locator('[aria-current]')).toHaveText([name]);
    await expect(sidebar.locator('[aria-current]')).toHaveText(['Voices']);
  }
});
