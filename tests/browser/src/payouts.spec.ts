import { earningEntries } from '../../../apps/server/src/modules/payments/payouts/payouts.tables.ts';
import { enter, expect, expectAccessible, expectFine, expectToast, test } from './journey.ts';
import { addSharedVoice, type JourneyServer, newPerson, withDatabase } from './people.ts';
import { voiceOfOwner } from './voices-of.ts';

const dayMs = 86_400_000;

/** As if others had spoken with a voice of the owner’s, so long ago that nothing of it is held. */
async function earn(server: JourneyServer, dollars: number): Promise<void> {
  const { workspaceId } = server.owner;
  const voiceId = await voiceOfOwner(server);
  const use = (name: string, daysAgo: number, amountMicros: number) => ({
    id: `use:${workspaceId}:${name}`,
    workspaceId,
    provider: 'test-money' as const,
    kind: 'use' as const,
    currency: 'usd' as const,
    amountMicros,
    availableAt: new Date(Date.now() - (daysAgo - 14) * dayMs),
    voiceId,
    spender: 'others',
    spending: name,
    characters: Math.floor(amountMicros / 30),
    credits: Math.floor(amountMicros / 30),
    createdAt: new Date(Date.now() - daysAgo * dayMs),
  });
  await withDatabase(server, (db) =>
    db
      .insert(earningEntries)
      .values([use('long-ago', 40, dollars * 1_000_000), use('lately', 2, 1_234_560)])
      .then(() => {}),
  );
}

test('[BIL-026] [BIL-070] [RTE-082] from the first earnings to a payout by test money', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/payouts`);
  await expect(page.getByRole('note')).toContainText('Nobody is paid');
  await expect(page.getByText('Nothing earned yet')).toBeVisible();

  await test.step('what was earned is told by month and by voice', async () => {
    await addSharedVoice(server, 'Harbor', newPerson('Mary'));
    await earn(server, 25);
    await page.reload();
    await expect(page.getByText('$26.23')).toBeVisible();
    await expect(page.getByRole('table').getByText('Harbor')).toBeVisible();
    await expect(page.getByText('Connect an account that takes the money')).toBeVisible();
    await expectFine(page);
  });

  await test.step('the account is connected, and says what is missing', async () => {
    await page.getByRole('button', { name: 'Connect account' }).click();
    await page.waitForURL('**/test-money/payouts/**');
    await expect(page.getByRole('note')).toContainText('Nobody is paid here');
    await expectAccessible(page);
    await page.getByLabel('The tax form is missing').check();
    await page.getByRole('button', { name: 'Save account' }).click();
    await page.waitForURL('**/app/payouts');
    await expect(page.getByText('Hand in the tax form')).toBeVisible();
    await expectFine(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Everything is there').check();
    await page.getByRole('button', { name: 'Save account' }).click();
    await page.waitForURL('**/app/payouts');
    await expectToast(page, 'Your payout account is up to date.');
    await expect(page.getByText('Ready to be paid')).toBeVisible();
  });

  await test.step('what is held no longer is paid out, and the rest stays', async () => {
    await page.getByRole('button', { name: 'Pay out $25' }).click();
    await expectToast(page, 'The payout is on its way.');
    await expect(
      page.getByRole('region', { name: 'Payouts' }).getByText('Paid', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Earn at least $10')).toBeVisible();
    await expect(page.getByText('$1.23', { exact: true }).first()).toBeVisible();
    await expectFine(page);
  });

  await test.step('what fails says so, and is tried again', async () => {
    await page.route('**/v1/payouts', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${server.url}/app/payouts`);
    await expect(page.getByText('Couldn’t load your payouts')).toBeVisible();
    await page.unroute('**/v1/payouts');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Earn at least $10')).toBeVisible();
  });
});
