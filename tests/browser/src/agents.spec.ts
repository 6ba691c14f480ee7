import {
  enter,
  expect,
  expectAccessible,
  expectFine,
  expectToast,
  noteToasts,
  type Page,
  test,
} from './journey.ts';

const agents = '/app/conversational-ai/agents';
const message = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });

async function say(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await page.keyboard.press('Enter');
}

test('[AGT-001] [AGT-007] [AGT-021] [AGT-023] [RTE-069] [RTE-076] [RTE-077] a first agent is made, changed, tried and shared', async ({
  page,
  server,
  browser,
}) => {
  const authorization = await enter(page, server);
  const agreedAt = async (): Promise<number | null> => {
    const answer = await page.request.get(`${server.url}/v1/user`, { headers: { authorization } });
    return (await answer.json()).terms_agreed_to.conversational_ai_agreement_unix;
  };
  await page.goto(server.url + agents);
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText('No agents yet')).toBeVisible();
  expect(await agreedAt()).not.toBeNull();

  // from a template to an agent
  await page.getByRole('button', { name: 'New agent' }).click();
  await page.getByRole('button', { name: /^Receptionist/ }).click();
  await page.waitForURL(/agents\/agent_/);
  const agentId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByRole('status').getByText('Published')).toBeVisible();

  // a change is kept, and published by a key
  await page.getByLabel('First message').fill('Harbor office, good morning.');
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First message')).toHaveValue('Harbor office, good morning.');
  const published = async (): Promise<string> => {
    const answer = await page.request.get(`${server.url}/v1/convai/agents/${agentId}`, {
      headers: { authorization },
    });
    return (await answer.json()).conversation_config.agent.first_message;
  };
  expect(await published()).toContain('{{company}}');

  // a workflow by keys alone
  await page.getByRole('tab', { name: 'Agent' }).focus();
  for (let tab = 0; tab < 5; tab += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create workflow' }).press('Enter');
  await page.getByRole('button', { name: 'Transfer' }).press('Enter');
  await expect(page.getByRole('complementary', { name: 'Step' }).getByLabel('Transfer to')).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expectToast(page, 'Changes discarded.');
  await page.getByRole('tab', { name: 'Agent', exact: true }).click();
  await page.getByLabel('First message').fill('Harbor office, good morning.');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('dialog').getByLabel('What changed (optional)').fill('A greeting of our own');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Published.');
  expect(await published()).toBe('Harbor office, good morning.');
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByText('A greeting of our own')).toBeVisible();

  // typed to beside its settings, and gone through again
  await page.getByRole('button', { name: 'Test' }).click();
  await page.getByRole('button', { name: 'Type instead' }).click();
  await expect(log(page)).toContainText('Harbor office, good morning.');
  await say(page, 'When does the ferry leave?');
  await expect(log(page).getByText(/words [\d,]+ ms/)).toHaveCount(2);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('The conversation is over.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Time per stage' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Replay to here' }).click();
  await expect(log(page).getByText('When does the ferry leave?')).toBeVisible();
  await page.getByRole('button', { name: 'End', exact: true }).click();

  // a stranger on a phone
  const stranger = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await noteToasts(stranger);
  await stranger.goto(`${server.url}/app/conversational-ai/talk-to?agent_id=${agentId}`);
  await stranger.getByRole('button', { name: 'Type instead' }).click();
  await say(stranger, 'Hello');
  await expect(log(stranger)).toContainText('Harbor office, good morning.');
  await expectFine(stranger);
  const headers = { authorization };
  const data = { platform_settings: { auth: { enable_auth: true } } };
  await page.request.patch(`${server.url}/v1/convai/agents/${agentId}`, { headers, data });
  await stranger.reload();
  await expect(stranger.getByText('This agent isn’t public')).toBeVisible();
  await stranger.close();
});
