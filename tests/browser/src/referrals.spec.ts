import { enter, expect, expectFine, noteToasts, skipSurvey, submitCredentials, test } from './journey.ts';
import { linkFromOutbox } from './outbox.ts';
import { newPerson } from './people.ts';

test('[PRV-033] [PRV-039] [NOT-030] from a link to credit', async ({ page, server, browser }) => {
  await enter(page, server);
  await page.goto(`${server.url}/app/referrals`);
  await expect(page.getByText('Nothing counted yet')).toBeVisible();
  await page.getByRole('button', { name: 'Get your link' }).click();
  const link = page.getByRole('textbox', { name: 'Referral link' });
  await expect(link).toHaveValue(/\?from=/);
  const address = await link.inputValue();
  await expectFine(page);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await noteToasts(visitor);
  const grace = newPerson('Grace');
  await test.step('somebody opens it and signs up', async () => {
    const counted = visitor.waitForResponse('**/v1/referrals/visits');
    await visitor.goto(address);
    expect((await counted).status()).toBe(200);
    await visitor.goto(`${server.url}/app/sign-up${new URL(address).search}`);
    await visitor.getByLabel('First name').fill(grace.name);
    await submitCredentials(visitor, grace);
    await expect(visitor.getByText(`We sent a link to ${grace.email}.`)).toBeVisible();
    await visitor.goto(await linkFromOutbox(server, grace.email));
    await skipSurvey(visitor, server.url);
  });

  await test.step('they pay for a plan', async () => {
    await visitor.goto(`${server.url}/app/subscription`);
    await visitor.getByRole('button', { name: 'Subscribe Starter' }).click();
    await visitor.waitForURL('**/test-money/**');
    await visitor.getByRole('button', { name: 'Pay with test money' }).click();
    await visitor.waitForURL('**/app/subscription');
    await context.close();
  });

  await test.step('whoever sent them sees it, and has the credits', async () => {
    const figures = page.getByLabel('What your links have brought');
    await expect
      .poll(async () => {
        await page.reload();
        return figures.innerText();
      })
      .toContain('10,000');
    await expect(figures).toContainText(/Sign-ups\s*1/);
    await expect(figures).toContainText(/Customers\s*1/);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await expectFine(page);
  });
});
