import { enter, expect, expectFine, expectToast, test } from './journey.ts';

const plans = '#plans';

test('[BIL-001] [BIL-044] [BIL-064] [ERR-016] [ERR-040] [RTE-110] from a promo code to a plan, another plan, the end and back', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/subscription`);
  await expect(page.getByRole('note')).toContainText('Test money');
  await expect(page.getByText('No invoices yet')).toBeVisible();
  await expectFine(page);

  await test.step('a code is checked and kept for the checkout', async () => {
    const field = page.getByLabel('Promo code');
    await field.fill('special-offer-30');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectToast(page, 'Coupon code applied for checkout! 30% off');
    await expect(page.getByText('special-offer-30 will be applied at checkout.')).toBeVisible();
  });

  await test.step('the plan is paid with test money', async () => {
    await page.locator(plans).getByRole('button', { name: 'Subscribe Creator' }).click();
    await page.waitForURL('**/test-money/**');
    await expect(page.getByRole('note')).toContainText('No card is charged here');
    await expect(page.getByText('30% off')).toBeVisible();
    await expectFine(page);
    await page.getByRole('button', { name: 'Pay with test money' }).click();
    await page.waitForURL('**/app/subscription');
    await expectToast(page, 'Thank you! The plan is active.');
    await expect(page.getByRole('heading', { name: 'Creator', level: 2, exact: true })).toBeVisible();
    await expect(page.getByRole('table').getByText('$15.40')).toBeVisible();
  });

  await test.step('what a higher one costs is shown before', async () => {
    await page.locator(plans).getByRole('button', { name: 'Upgrade Pro' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change to Pro?' });
    await expect(dialog.getByText('Due now')).toBeVisible();
    await expectFine(page);
    await dialog.getByRole('button', { name: /^Change plan and pay/ }).click();
    await expectToast(page, 'The plan is now Pro.');
    await expect(page.getByRole('heading', { name: 'Pro', level: 2, exact: true })).toBeVisible();
  });

  await test.step('a lower one waits, and is taken back', async () => {
    await page.locator(plans).getByRole('button', { name: 'Downgrade Starter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change to Starter?' });
    await dialog.getByRole('button', { name: 'Schedule change' }).click();
    await expect(page.getByText(/^Changes to Starter on/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep Pro' }).click();
    await expect(page.getByText(/^Renews on/)).toBeVisible();
  });

  await test.step('cancelling is pending, and renewing stops it', async () => {
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel the subscription?' });
    await question.getByRole('button', { name: 'Cancel subscription' }).click();
    await expectToast(page, 'Your subscription has been successfully cancelled.');
    await expect(page.getByText(/^Ends on/)).toBeVisible();
    await page.getByRole('button', { name: 'Renew subscription' }).click();
    await expect(page.getByText(/^Renews on/)).toBeVisible();
  });

  await test.step('invoices are files', async () => {
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Download invoice/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/^TEST-.*\.pdf$/);
  });

  await test.step('[BIL-013] [ERR-001] what fails says so', async () => {
    await page.route('**/cancel-subscription', (route) =>
      route.fulfill({ status: 409, json: { detail: { message: 'Not now.' } } }),
    );
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expectToast(page, 'Failed to cancel subscription');
  });
});

test('[BIL-065] [ERR-045] [ERR-046] a code that is not valid, or could not be checked, takes the kept one away', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/subscription`);
  const stored = () => page.evaluate(() => localStorage.getItem('xi:promocode'));
  const apply = async (code: string) => {
    await page.getByLabel('Promo code').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
  };
  await page.route('**/v1/subscription', (route) =>
    route.fulfill({
      json: { is_charging: true, is_test_money: true, is_own_server: false, paid: null },
    }),
  );
  await page.reload();
  await apply('special-offer-50');
  await expect.poll(stored).toBe(JSON.stringify('special-offer-50'));
  await apply('no-such-code');
  await expectToast(page, 'Coupon code no-such-code is invalid');
  expect(await stored()).toBeNull();
  await page.route('**/validate-promocode', (route) => route.abort());
  await apply('special-offer-70');
  await expectToast(page, 'Error validating promocode code');
  expect(await stored()).toBeNull();
});

test('[RTE-030] [BIL-044] everybody sees the prices, by month and by year, in dollars and euros', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/pricing`);
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();
  for (const name of ['Free', 'Starter', 'Creator', 'Pro', 'Scale', 'Business', 'Enterprise']) {
    await expect(page.getByRole('heading', { name, level: 3, exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText('$99', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Annual' }).click();
  await expect(page.getByText('$990 billed once a year')).toBeVisible();
  await page.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: 'Euro (€)' }).click();
  await expect(page.getByText('990€ billed once a year')).toBeVisible();
  await expect(page).toHaveURL(/period=annual_period&currency=eur/);
  await expectFine(page);
});
