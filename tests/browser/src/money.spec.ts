import { Secret, TOTP } from 'otpauth';
import { enter, enterAs, expect, expectFine, expectToast, generate, test } from './journey.ts';
import { addPayingPerson, newPerson } from './people.ts';

test('a payment that is missing says so, and another card saves the plan', async ({ page, server }) => {
  const person = newPerson('Lise');
  await addPayingPerson(server, person);
  const authorization = await enterAs(page, server.url, person);
  const post = async (path: string, data: object) =>
    (await page.request.post(server.url + path, { data, headers: { authorization } })).json();
  const { url } = await post('/create-checkout-session', { subscription_type: 'pro' });
  await page.goto(url);
  await page.getByLabel('The first payment succeeds, later ones are declined').check();
  await page.getByRole('button', { name: 'Pay with test money' }).click();
  await expectToast(page, 'Thank you! The plan is active.');

  await test.step('the month is over, and the card is declined', async () => {
    await page.getByRole('button', { name: 'Billing portal' }).click();
    await page.waitForURL('**/test-money/**');
    await expectFine(page);
    await page.getByRole('button', { name: 'Renew now' }).click();
    await page.waitForURL('**/app/subscription');
    await expect(page.getByText('The last payment didn’t go through')).toBeVisible();
    await expect(page.getByText('Payment failed')).toBeVisible();
    await expectFine(page);
  });

  await test.step('another card pays what is open', async () => {
    await page.getByRole('button', { name: 'Update payment method' }).first().click();
    await page.waitForURL('**/test-money/**');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.waitForURL('**/app/subscription');
    await expect(page.getByText('The last payment didn’t go through')).toBeHidden();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('[BIL-054] usage beyond the plan is allowed, up to a ceiling', async () => {
    await page.getByRole('switch', { name: 'Keep going when the credits run out' }).click();
    await expectToast(page, 'Usage beyond the plan is allowed');
    const ceiling = page.getByLabel('Credits beyond the plan, at most');
    await expect(ceiling).toHaveValue('500000');
    await ceiling.fill('20000');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'The ceiling was saved');
    await expect(page.getByText('$0 beyond the plan so far.', { exact: false })).toBeVisible();
    await expectFine(page);
  });
});

test('[USE-003] a budget is set, reached and raised', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/usage/workspace`);
  await expect(page.getByText('No budgets yet.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Set budget' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a budget' });
  await dialog.getByLabel('Budget for').click();
  await page.getByRole('option', { name: /\(Workspace\)$/ }).click();
  await dialog.getByLabel('Credits a month').fill('20');
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Budgets' }).getByText('On track').first()).toBeVisible();

  const spoken = page.waitForResponse((answer) => answer.url().includes('/v1/text-to-speech/'));
  await generate(page, server, 'Are we still on?');
  await (await spoken).finished();
  await generate(page, server, 'And now it is too much');
  await expect(page.getByText(/This workspace’s budget has 4 of 20 credits left/).first()).toBeVisible();

  await page.goto(`${server.url}/app/usage/workspace`);
  const row = page.getByRole('row', { name: /Workspace.*16 of 20/ });
  await expect(row).toContainText('Running low');
  await expectFine(page);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Change…' }).click();
  const change = page.getByRole('dialog', { name: /^Change the budget for/ });
  await change.getByLabel('Credits a month').fill('2000');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /16 of 2,000/ })).toContainText('On track');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByText('No budgets yet.', { exact: false })).toBeVisible();
});

test('[BIL-066] [BIL-069] staff make, look at and end a promo code, and give a plan by contract, by a second factor', async ({
  page,
  server,
}) => {
  const hedy = newPerson('Hedy', 'staff.example');
  await addPayingPerson(server, hedy);
  const authorization = await enterAs(page, server.url, hedy);
  const call = async (path: string, data: object) =>
    (await page.request.post(server.url + path, { data, headers: { authorization } })).json();
  const code = `spring-${hedy.userId.slice(-8)}`.toLowerCase();
  const create = async () => {
    await page.getByRole('button', { name: 'New code' }).click();
    const dialog = page.getByRole('dialog', { name: 'New promo code' });
    await dialog.getByLabel('Code', { exact: true }).fill(code);
    await dialog.getByLabel('How much').fill('15');
    await dialog.getByRole('button', { name: 'Create' }).click();
    return dialog;
  };
  await page.goto(`${server.url}/app/admin?section=money`);
  await expect(page.getByText('Every workspace’s credits match its ledger.', { exact: false })).toBeVisible();
  await expectFine(page);

  const dialog = await create();
  await expect(dialog.getByText('Set up an authenticator app', { exact: false })).toBeVisible();
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await call('/v1/user/reauthenticate', { password: hedy.password });
  const secret = await (
    await page.request.get(`${server.url}/v1/user/totp-secret`, { headers: { authorization } })
  ).json();
  const codeOf = (stepsLater: number) =>
    new TOTP({ secret: Secret.fromBase32(secret.secret) }).generate({
      timestamp: Date.now() + stepsLater * 30_000,
    });
  await call('/v1/user/update-mfa-factors', { factor: 'totp', secret: secret.secret, code: codeOf(0) });

  await create();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByLabel('Code', { exact: true }).fill(codeOf(1));
  await page.keyboard.press('Enter');
  await expectToast(page, `${code} was created`);
  const row = page.getByRole('row', { name: new RegExp(code) });
  await expect(row).toContainText('15% for good');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Who used it' }).click();
  await expect(page.getByText('Nobody has used it yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'End code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End code' }).click();
  await expect(row).toContainText('Ended');
  await expectFine(page);

  await page.getByRole('tab', { name: 'People and workspaces' }).click();
  await page.getByLabel('Search by name or owner').fill(hedy.email);
  const workspace = page
    .getByRole('region', { name: 'Workspaces' })
    .getByRole('row', { name: new RegExp(hedy.email) });
  await workspace.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Plan…' }).click();
  const contract = page.getByRole('dialog', { name: /^Plan of/ });
  await contract.getByLabel('Plan', { exact: true }).click();
  await page.getByRole('option', { name: 'Enterprise' }).click();
  await contract.getByLabel('Credits a month').fill('5000000');
  await contract.getByLabel('Reason').fill('Contract 12');
  await expectFine(page);
  await contract.getByRole('button', { name: 'Set plan' }).click();
  await expect(workspace).toContainText('Enterprise');
  await workspace.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Invoices…' }).click();
  await expect(page.getByText('This workspace has no invoices.')).toBeVisible();
});
