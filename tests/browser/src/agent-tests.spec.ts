import { enter, expect, expectFine, expectToast, type Page, test } from './journey.ts';

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const dialog = (page: Page) => page.getByRole('dialog');

async function publish(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog(page).getByLabel('What changed (optional)').fill(what);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Published.');
}

async function greet(page: Page, message: string): Promise<void> {
  await page.getByRole('tab', { name: 'Agent', exact: true }).click();
  await page.getByLabel('First message').fill(message);
  await publish(page, message);
  await page.getByRole('tab', { name: 'Versions' }).click();
}

async function runAll(page: Page, counts: string): Promise<void> {
  await page.getByRole('tab', { name: 'Tests' }).click();
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(dialog(page).getByRole('status').getByText(counts, { exact: true })).toBeVisible();
}

test('[AGT-007] [AGT-021] a turn of the playground becomes a test, which passes and fails as the agent changes', async ({
  page,
  server,
}) => {
  const authorization = await enter(page, server);
  const headers = { authorization };
  await page.request.post(`${server.url}/v1/user/agree-to-terms`, { headers }).catch(() => undefined);
  const made = await page.request.post(`${server.url}/v1/convai/agents/create`, {
    headers,
    data: {
      name: 'Harbor office',
      conversation_config: { agent: { first_message: 'Harbor office.', prompt: { llm: 'mynah-responder' } } },
    },
  });
  const { agent_id: agentId } = await made.json();
  const editor = `${server.url}/app/conversational-ai/agents/${agentId}`;

  // from a turn to a test, with one press
  await page.goto(`${server.url}/app/conversational-ai/playground?agent_id=${agentId}`);
  await page.getByRole('button', { name: 'I agree' }).click();
  await page.getByRole('button', { name: 'Type instead' }).click();
  await expect(log(page)).toContainText('Harbor office.');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('When does the ferry leave?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create a test from this turn' }).click();
  await expectToast(page, 'Test created. This answer passes it.');
  await page.getByRole('button', { name: 'End', exact: true }).click();

  // it is the agent's, and passes
  await page.goto(`${editor}?tab=tests`);
  await expect(page.getByRole('button', { name: /^Answer to “When does the ferry leave\?”/ })).toBeVisible();
  await publish(page, 'A first test');
  await expectFine(page);
  await runAll(page, '1 passed');
  await expectFine(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Runs' }).getByText('1 passed')).toBeVisible();

  // another by hand, into a folder, and away
  await page.getByRole('button', { name: 'New test' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Enter a name.')).toBeVisible();
  await dialog(page).getByLabel('Name').fill('Hours');
  await dialog(page).getByLabel('Line 1', { exact: true }).fill('When are you open?');
  await dialog(page).getByLabel('Success condition').fill('Says when');
  await expectFine(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Hours', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'All tests' }).click();
  await page.getByRole('button', { name: 'New folder' }).click();
  await dialog(page).getByLabel('Folder name').fill('Bookings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Bookings', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Hours' }).click();
  await page.getByRole('menuitem', { name: 'Move…' }).click();
  await dialog(page).getByLabel('Folder').click();
  await page.getByRole('option', { name: 'Bookings' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Moved.');
  await page.getByRole('button', { name: 'Bookings', exact: true }).click();
  await page.getByRole('button', { name: 'Actions for Hours' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Deleted.');
  await expect(page.getByText('No tests here')).toBeVisible();
  await page.getByRole('button', { name: 'This agent' }).click();

  // without a language model nobody can play a caller, and that is said
  await page.getByLabel('Caller').fill('You want to know the hours.');
  await page.getByRole('button', { name: 'Start call' }).click();
  await expect(page.getByText(/^No language model could play the caller/)).toBeVisible();

  // on a branch it wants something that nobody gave, and fails
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'New branch' }).click();
  await dialog(page).getByLabel('Branch name').fill('Bolder');
  await page.keyboard.press('Enter');
  await page.waitForURL(/branch=/);
  await page.getByRole('tab', { name: 'Agent', exact: true }).click();
  await page.getByLabel('First message').fill('Ahoy, harbor office.');
  await page.getByLabel('System prompt').fill('Say {{mood}} things.');
  await publish(page, 'Ahoy');
  await runAll(page, '1 failed');
  await expect(dialog(page).getByText(/mood/).first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Run again' }).click();
  await expect(dialog(page).getByRole('status').getByText('1 failed')).toBeVisible();
  await page.keyboard.press('Escape');

  // main moves on as well; what both changed is decided
  await page.goto(`${editor}`);
  await greet(page, 'Good day, harbor office.');
  await page.getByRole('button', { name: 'Actions for Bolder' }).click();
  await page.getByRole('menuitem', { name: 'Merge…' }).click();
  await expect(dialog(page).getByText('1 conflict left')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Merge' })).toBeDisabled();
  await expectFine(page);
  await dialog(page).getByRole('radio', { name: /Ahoy/ }).click();
  await dialog(page).getByRole('button', { name: 'Merge' }).click();
  await expectToast(page, 'Bolder merged.');
  const said = async (): Promise<string> => {
    const answer = await page.request.get(`${server.url}/v1/convai/agents/${agentId}`, { headers });
    return (await answer.json()).conversation_config.agent.first_message;
  };
  expect(await said()).toBe('Ahoy, harbor office.');

  // rolled back with one press, and undone
  const versions = page.getByRole('list', { name: 'Versions' });
  await expect(versions.getByText('Merged Bolder')).toBeVisible();
  await versions.getByRole('button', { name: 'Roll back Version 3' }).click();
  await expectToast(page, 'Rolled back to version 3.');
  await expect.poll(said).toBe('Good day, harbor office.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(said).toBe('Ahoy, harbor office.');
  await expect(page.getByRole('status').getByText('Published', { exact: true })).toBeVisible();
  await expectFine(page);

  // two versions, field by field
  await versions.getByRole('button', { name: 'Version 3', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Compare' }).click();
  await expect(dialog(page).getByText('conversation_config.agent.first_message')).toBeVisible();
  await page.keyboard.press('Escape');
  // it gives the focus back once it is gone
  await expect(dialog(page)).toBeHidden();

  // calls are shared out
  await page.getByRole('button', { name: 'New branch' }).click();
  await dialog(page).getByLabel('Branch name').fill('Calmer');
  await page.keyboard.press('Enter');
  await page.waitForURL(/branch=/);
  await page.getByRole('button', { name: 'Split traffic' }).click();
  await dialog(page).getByLabel('Calmer, percent').fill('30');
  await expect(dialog(page).getByText('The shares must add up to 100%.')).toBeVisible();
  await dialog(page).getByLabel('Main, percent').fill('70');
  await dialog(page).getByRole('button', { name: 'Deploy' }).click();
  await expectToast(page, 'Traffic split.');
  await expect(page.getByText('30% of calls')).toBeVisible();
});
