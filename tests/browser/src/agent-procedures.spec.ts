import { enter, expect, expectFine, test } from './journey.ts';

test('procedures are written, become a workflow, and are published with it', async ({ page, server }) => {
  const headers = { authorization: await enter(page, server) };
  const agents = `${server.url}/v1/convai/agents`;
  const made = await page.request.post(`${agents}/create`, {
    headers,
    data: { name: 'Practice', conversation_config: { agent: { first_message: 'Hello.' } } },
  });
  const { agent_id: agentId } = await made.json();
  await page.goto(`${server.url}/app/conversational-ai/agents/${agentId}?tab=procedures`);
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText('No procedures yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Build workflow' })).toBeDisabled();
  await expectFine(page);

  await page.getByRole('button', { name: 'Add procedure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add procedure' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Give it a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Move an appointment');
  await dialog.getByRole('textbox', { name: 'When' }).fill('The caller wants to move an appointment');
  await dialog
    .getByRole('textbox', { name: 'Instructions' })
    .fill('Ask for the old time, then for the new one.');
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const list = page.getByRole('list', { name: 'Procedures' });
  await expect(list.getByRole('listitem')).toHaveText(/Move an appointment.*Not published/);

  await list.getByRole('button', { name: /^Move an appointment/ }).click();
  const again = page.getByRole('dialog', { name: 'Edit procedure' });
  await expect(again.getByRole('textbox', { name: 'Instructions' })).toHaveValue(
    'Ask for the old time, then for the new one.',
  );
  await again.getByRole('textbox', { name: 'Name' }).fill('Move a visit');
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByRole('listitem')).toHaveText(/Move a visit/);
  await expectFine(page);

  await page.getByRole('button', { name: 'Build workflow' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  const kept = await (await page.request.get(`${agents}/${agentId}`, { headers })).json();
  expect(Object.keys(kept.procedures)).toHaveLength(1);
  expect(JSON.stringify(kept.workflow)).toContain('The caller wants to move an appointment');
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveText(/Move a visit/);
  await expect(list.getByText('Not published')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Workflow' }).click();
  await expect(page.getByText('Move a visit').first()).toBeVisible();
});
