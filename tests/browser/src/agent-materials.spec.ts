import { enter, expect, expectFine, expectToast, type Page, test } from './journey.ts';

const base = '/app/conversational-ai';
const dialog = (page: Page) => page.getByRole('dialog');

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

async function makeAgent(page: Page, url: string, authorization: string, prompt: object): Promise<string> {
  const data = { name: 'Harbor desk', conversation_config: { agent: { prompt } } };
  const answer = await page.request.post(`${url}/v1/convai/agents/create`, {
    headers: { authorization },
    data,
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).agent_id;
}

test('[AGT-004] [AGT-010] [RTE-071] a text is added, found by a question, and cleared away', async ({
  page,
  server,
}) => {
  const authorization = await enter(page, server);
  await page.goto(`${server.url}${base}/knowledge-base`);
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Folder' }).click();
  await dialog(page).getByLabel('Name').fill('Ferries');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Folder created.');
  await page.getByRole('button', { name: 'Ferries', exact: true }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Text' }).click();
  await dialog(page).getByLabel('Name').fill('Timetable');
  await dialog(page).getByLabel('Text').fill('# Ferries\n\nThe ferry to the island leaves at seven.');
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await page.getByRole('link', { name: 'Timetable' }).click();
  await page.waitForURL(/knowledge-base\/kbdoc_|knowledge-base\/[\w-]+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByText('The ferry to the island leaves at seven.')).toBeVisible();
  await page.getByRole('tab', { name: 'Passages' }).click();
  await expect(page.getByText('Passage 1')).toBeVisible();
  await expectFine(page);

  const link = { type: 'text', name: 'Timetable', id };
  const agentId = await makeAgent(page, server.url, authorization, {
    knowledge_base: [link],
    rag: { enabled: true },
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Harbor desk' })).toHaveAttribute('href', new RegExp(agentId));
  await page.getByRole('button', { name: 'Try a question' }).click();
  await dialog(page).getByLabel('Question').fill('When does the ferry leave?');
  await expect(dialog(page).getByRole('combobox', { name: 'Agent' })).toContainText('Harbor desk');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('listitem').first()).toContainText('leaves at seven');
  await expectFine(page);
  await page.keyboard.press('Escape');

  // what agents answer from is not deleted without a word
  await page.getByRole('button', { name: 'Actions for Timetable' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText('Harbor desk will no longer be able to answer from it');
  await page.getByRole('button', { name: 'Delete anyway' }).click();
  await expectToast(page, 'Deleted.');
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Knowledge base', exact: true }).click();
  await page.getByLabel('Select Ferries').check();
  await page.getByRole('status').getByText('1 selected').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('[AGT-020] [RTE-070] a tool is made, set up, and not deleted without naming who uses it', async ({
  page,
  server,
}) => {
  const authorization = await enter(page, server);
  await page.goto(`${server.url}${base}/integrations`);
  await page.getByRole('button', { name: 'New tool' }).click();
  await dialog(page).getByLabel('Name').fill('find_order');
  await dialog(page).getByLabel('What it does, and when to use it').fill('Finds an order by its number');
  await dialog(page).getByLabel('Address').fill('https://api.example.com/orders/{order_id}');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/integrations\/tools\/tool_/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  // a path parameter is there when the address names it
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'order_id' })).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill('https://api.example.com/orders/{number}');
  const path = page.getByRole('group', { name: 'number' });
  await path.getByLabel('What it is').fill('Number of the order');
  await page.getByRole('button', { name: 'Add header' }).click();
  await page.getByLabel('Header 1', { exact: true }).fill('x-shop');
  await page.getByLabel('Value of header 1').fill('harbor');
  await page.getByRole('button', { name: 'Add parameter' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('region', { name: 'Query parameters' }).getByLabel('Name').fill('lang');
  await expectFine(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Tool saved.');
  const stored = await page.request.get(`${server.url}/v1/convai/tools/${id}`, {
    headers: { authorization },
  });
  expect((await stored.json()).tool_config.api_schema).toMatchObject({
    url: 'https://api.example.com/orders/{number}',
    request_headers: { 'x-shop': 'harbor' },
    path_params_schema: { number: { description: 'Number of the order' } },
    query_params_schema: { required: ['lang'] },
  });
  await page.getByRole('tab', { name: 'JSON' }).click();
  await expect(page.getByRole('textbox', { name: 'JSON' })).toHaveValue(/Number of the order/);
  await page.getByRole('tab', { name: 'Calls' }).click();
  await expect(page.getByText('Not called yet')).toBeVisible();

  const agentId = await makeAgent(page, server.url, authorization, { tool_ids: [id] });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Harbor desk' })).toHaveAttribute('href', new RegExp(agentId));
  await page.getByRole('button', { name: 'Actions for find_order' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('It’s used by Harbor desk.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete anyway' }).click();
  await expectToast(page, 'Tool deleted.');
  await expect(page.getByText('No tools yet')).toBeVisible();

  // a server that nobody answers at says so
  await page.getByRole('tab', { name: 'MCP servers' }).click();
  await page.getByRole('button', { name: 'Add MCP server' }).click();
  await dialog(page).getByLabel('Name').fill('Weather');
  await dialog(page).getByLabel('Address').fill('https://127.0.0.1:9/mcp');
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await page.waitForURL(/mcp-servers\/mcp_/);
  await expect(page.getByText('Not reached')).toBeVisible();
  await choose(page, 'Which tools ask first', 'Set for each tool');
  await expectToast(page, 'Saved.');
  await expectFine(page);
});

test('[AGT-005] [AGT-011] [AGT-016] [AGT-022] [RTE-074] a secret is stored, never shown again, and stays while a tool uses it', async ({
  page,
  server,
}) => {
  const authorization = await enter(page, server);
  const headers = { authorization };
  await page.goto(`${server.url}${base}/settings`);
  await page.getByRole('button', { name: 'New secret' }).click();
  await dialog(page).getByLabel('Name').fill('Shop key');
  await dialog(page).getByLabel('Value', { exact: true }).fill('top-secret-value');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Secret stored.');
  await expect(page.getByRole('cell', { name: 'Shop key', exact: true })).toBeVisible();
  await expect(page.getByText('top-secret-value')).toHaveCount(0);

  const listed = await page.request.get(`${server.url}/v1/convai/secrets`, { headers });
  expect(await listed.text()).not.toContain('top-secret-value');
  const secret_id = (await listed.json()).secrets[0].secret_id;
  const api_schema = { url: 'https://api.example.com', request_headers: { 'x-key': { secret_id } } };
  const tool_config = { type: 'webhook', name: 'shop', description: 'Asks the shop', api_schema };
  await page.request.post(`${server.url}/v1/convai/tools`, { headers, data: { tool_config } });
  await page.reload();
  await page.getByRole('button', { name: 'Actions for Shop key' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText('“Shop key” is in use');
  await expect(dialog(page).getByRole('link', { name: 'shop' })).toBeVisible();
  await expectFine(page);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();

  // a sign-in, and a value that differs between environments
  await page.getByRole('button', { name: 'New connection' }).click();
  await dialog(page).getByLabel('Name').fill('Shop');
  await dialog(page).getByLabel('Service').fill('shop');
  await choose(page, 'Kind', 'User name and password');
  await dialog(page).getByLabel('User name').fill('harbor');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Fill this in.')).toBeVisible();
  await dialog(page).getByLabel('Password', { exact: true }).fill('pass');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Connection saved.');
  await expect(page.getByRole('cell', { name: 'Ready', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'New environment' }).click();
  await dialog(page).getByLabel('Name').fill('staging');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Environment added.');
  await page.getByRole('button', { name: 'New variable' }).click();
  await dialog(page).getByLabel('Label').fill('shop.url');
  await dialog(page).getByLabel('Value in production').fill('https://shop.example');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Variable stored.');
  await expect(page.getByRole('cell', { name: /https:\/\/shop\.example\s*from production/ })).toBeVisible();
  await expectFine(page);
});
