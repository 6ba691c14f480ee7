import { enter, expect, expectFine, expectToast, test } from './journey.ts';

test('a speech engine is made, set up, copied and deleted, with the code for both ends', async ({
  page,
  server,
}) => {
  const headers = { authorization: await enter(page, server) };
  const secret = await page.request.post(`${server.url}/v1/convai/secrets`, {
    headers,
    data: { type: 'new', name: 'desk key', value: 'open sesame' },
  });
  expect(secret.status()).toBe(200);
  await page.goto(`${server.url}/app/conversational-ai/speech-engines`);
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText('No speech engines yet')).toBeVisible();
  await expectFine(page);

  await page.getByRole('button', { name: 'New speech engine' }).click();
  const dialog = page.getByRole('dialog', { name: 'New speech engine' });
  await dialog.getByLabel('Name').fill('Desk');
  await dialog.getByLabel('WebSocket address').fill('https://example.com');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Enter an address that starts with wss:// or ws://.')).toBeVisible();
  await expectFine(page);
  await dialog.getByLabel('WebSocket address').fill('wss://example.com/speech');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Speech engine created.');
  await page.waitForURL(/speech-engines\/seng_/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByText(`client.speechEngine.update('${id}', {})`)).toBeVisible();
  await page.getByRole('button', { name: 'HTML' }).click();
  await expect(page.getByText(`agent-id="${id}"`)).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('');
  await expect(page.getByText('Give it a name.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill('Front desk');
  await page.getByRole('button', { name: 'Add header' }).click();
  await page.getByLabel('Header 1', { exact: true }).fill('x-desk');
  await page.getByRole('combobox', { name: 'Kind of header 1' }).click();
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.getByRole('option', { name: 'Secret' }).click();
  await page.getByRole('combobox', { name: 'Value of header 1' }).click();
  await page.getByRole('option', { name: 'desk key' }).click();
  await page.getByRole('combobox', { name: 'Eagerness' }).click();
  await page.getByRole('option', { name: 'Patient' }).click();
  await page.getByRole('switch', { name: 'Clients may set the first message' }).click();
  await page.getByLabel('Conversations at once', { exact: true }).fill('3');
  await expectFine(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved.');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  const kept = await page.request.get(`${server.url}/v1/speech-engine/${id}`, { headers });
  expect(await kept.json()).toMatchObject({
    name: 'Front desk',
    speech_engine: {
      ws_url: 'wss://example.com/speech',
      request_headers: { 'x-desk': { secret_id: expect.any(String) } },
    },
    turn: { turn_eagerness: 'patient' },
    call_limits: { agent_concurrency_limit: 3 },
    overrides: { first_message: true },
  });

  await page.getByRole('button', { name: 'Actions for Front desk' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expectToast(page, 'Duplicated.');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Front desk (copy)');
  await page.getByRole('button', { name: 'Actions for Front desk (copy)' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Speech engine deleted.');
  const table = page.getByRole('region', { name: 'Speech engines' });
  await expect(table.getByRole('link')).toHaveText(['Front desk']);
  await page.getByRole('searchbox', { name: 'Search speech engines' }).fill('nobody');
  await expect(page.getByText('No speech engines match “nobody”')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search speech engines' }).fill('');
  await expect(table.getByRole('link')).toHaveText(['Front desk']);
  await expectFine(page);

  // callers find it as they find an agent
  await page.goto(`${server.url}/app/conversational-ai/talk-to?agent_id=${id}`);
  await expect(page.getByRole('heading', { name: 'Talk to an agent' })).toBeVisible();
});
