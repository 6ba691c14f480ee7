import { readFile } from 'node:fs/promises';
import type { UsageReport } from '@mynah/contract/usage';
import { enter, expect, expectFine, generate, type Page, test } from './journey.ts';

test('[USE-001] [USE-003] [RTE-117] [RTE-118] what was generated stands in one’s own usage and in the workspace’s', async ({
  page,
  server,
}) => {
  await enter(page, server);
  const spoken = page.waitForResponse((answer) => answer.url().includes('/v1/text-to-speech/'));
  await generate(page, server, 'What was this?');
  await (await spoken).finished();
  await page.goto(`${server.url}/app/usage`);
  const table = page.getByRole('region', { name: 'Usage by Product' });
  await expect(table.getByRole('row', { name: /Text to speech/ })).toContainText('14');
  await expect(page.getByRole('img', { name: /Credits, All usage.* Most: 14/ })).toBeVisible();
  await expectFine(page);

  await page.getByRole('combobox', { name: 'Break down by' }).click();
  await page.getByRole('option', { name: 'Voice', exact: true }).click();
  await expect(page).toHaveURL(/by=voice/);
  const voice = page.getByRole('region', { name: 'Usage by Voice' }).getByRole('button').first();
  const name = (await voice.textContent())!;
  await voice.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('region', { name }).getByRole('row').nth(1)).toContainText('14');
  await page.getByRole('button', { name: 'Show all' }).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^"from","voice","name".*\r\n.*"14"/);

  await page.getByRole('link', { name: 'Workspace', exact: true }).last().click();
  await expect(page.getByRole('region', { name: 'Usage by Product' })).toContainText('Text to speech');
  await page.getByRole('combobox', { name: 'Break down by' }).click();
  await page.getByRole('option', { name: 'Person' }).click();
  await expect(page.getByRole('region', { name: 'Usage by Person' }).getByRole('row')).toHaveCount(2);
  await expectFine(page);
});

/** A year of many voices, more than before. */
const busyYear = (): UsageReport => {
  const weeks = 53;
  const first = Date.UTC(2025, 10, 26);
  const series = Array.from({ length: 14 }, (_, at) => {
    const over_time = Array.from({ length: weeks }, (_, week) =>
      Math.round(900 / (at + 1) + 80 * Math.sin(week / 4)),
    );
    const credits = over_time.reduce((sum, each) => sum + each, 0);
    return {
      value: `voice${at}`,
      name: at === 3 ? null : `Voice of a long name, number ${at}`,
      credits,
      characters: credits,
      seconds: credits / 15,
      requests: Math.round(credits / 60),
      previous_credits: at === 5 ? 0 : Math.round(credits * (0.7 + at / 20)),
      over_time,
    };
  });
  const sum = (key: 'credits' | 'characters' | 'seconds' | 'requests') =>
    series.reduce((total, each) => total + each[key], 0);
  return {
    time: Array.from({ length: weeks }, (_, week) => first + week * 7 * 86_400_000),
    total: {
      credits: sum('credits'),
      characters: sum('characters'),
      seconds: sum('seconds'),
      requests: sum('requests'),
      previous_credits: Math.round(sum('credits') * 0.8),
    },
    series,
  };
};

const serveReport = (page: Page, answer: UsageReport) =>
  page.route('**/v1/usage/report?*', (route) => route.fulfill({ json: answer }));

test('[USE-001] a busy year fits wide and on a phone, and a failure says so and is tried again', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.route('**/v1/usage/report?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${server.url}/app/usage/workspace?by=voice&period=365`);
  await expect(page.getByText('Couldn’t load usage')).toBeVisible();
  await page.unroute('**/v1/usage/report?*');
  await serveReport(page, busyYear());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Up 25% from the period before')).toBeVisible();
  await expect(page.getByRole('button', { name: 'voice3' })).toBeVisible();
  await expectFine(page);
});
