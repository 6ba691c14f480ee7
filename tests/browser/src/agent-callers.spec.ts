import { makeHummedWav } from './hummed-wav.ts';
import { enter, expect, expectFine, expectToast, type Page, test } from './journey.ts';

async function openAgent(page: Page, url: string, authorization: string, tab: string): Promise<string> {
  const made = await page.request.post(`${url}/v1/convai/agents/create`, {
    headers: { authorization },
    data: { name: 'Harbor', conversation_config: { agent: { first_message: 'Hello.' } } },
  });
  const { agent_id: agentId } = await made.json();
  await page.goto(`${url}/app/conversational-ai/agents/${agentId}?tab=${tab}`);
  const agree = page.getByRole('button', { name: 'I agree' });
  const bar = page.getByRole('textbox', { name: 'Agent name' });
  await expect(agree.or(bar)).toBeVisible();
  if (await agree.isVisible()) await agree.click();
  await expect(bar).toHaveValue('Harbor');
  return agentId;
}

test('a tool is made in the agent’s editor, opened, and taken from the agent', async ({ page, server }) => {
  const authorization = await enter(page, server);
  await openAgent(page, server.url, authorization, 'tools');
  await page.getByRole('button', { name: 'Add tool' }).click();
  await page.getByRole('menuitem', { name: 'New tool' }).click();
  const dialog = page.getByRole('dialog', { name: 'New tool' });
  await dialog.getByLabel('Name').fill('find_boat');
  await dialog.getByLabel('What it does, and when to use it').fill('Finds a boat');
  await dialog.getByLabel('Address').fill('https://api.example.com/boats/{number}');
  await dialog.getByLabel('Parameters').fill('number: The number on the bow\nday: When it leaves');
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toHaveCount(0);
  const tools = page.getByRole('list', { name: 'Tools' });
  await expect(tools.getByRole('listitem')).toHaveText(/find_boat.*Finds a boat/);
  await expectFine(page);
  const { tools: stored } = await (
    await page.request.get(`${server.url}/v1/convai/tools`, { headers: { authorization } })
  ).json();
  expect(stored[0].tool_config.api_schema).toMatchObject({
    path_params_schema: { number: { description: 'The number on the bow' } },
    query_params_schema: { required: ['day'] },
  });

  await tools.getByRole('button', { name: 'Actions for find_boat' }).click();
  await expect(page.getByRole('menuitem', { name: 'Open' })).toHaveAttribute('href', /tools\/tool_/);
  await page.getByRole('menuitem', { name: 'Remove from agent' }).click();
  await expect(page.getByText('No tools yet')).toBeVisible();
  // it stays in the workspace
  await page.getByRole('button', { name: 'Add tool' }).click();
  await page.getByRole('menuitem', { name: 'find_boat' }).click();
  await expect(tools.getByRole('listitem')).toHaveCount(1);
});

test('callers may wait for a busy agent, and hear what was chosen for them', async ({ page, server }) => {
  const authorization = await enter(page, server);
  const agentId = await openAgent(page, server.url, authorization, 'security');
  const settings = async () => {
    const answer = await page.request.get(`${server.url}/v1/convai/agents/${agentId}`, {
      headers: { authorization },
    });
    return (await answer.json()).platform_settings.queueing_config;
  };
  await page.getByRole('switch', { name: 'Let callers wait' }).click();
  await page.getByLabel('Longest wait').fill('0');
  await expect(page.getByText('Enter a number from 1 to 1,800.')).toBeVisible();
  await page.getByLabel('Longest wait').fill('60');
  await page.getByTestId('hold-audio-file').setInputFiles({
    ...{ name: 'no-sound.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('nothing to hear'.repeat(50)) },
  });
  await expect(page.getByText('no-sound.mp3')).toBeVisible();
  await page.getByTestId('hold-audio-file').setInputFiles({
    ...{ name: 'waves.wav', mimeType: 'audio/wav', buffer: makeHummedWav(4) },
  });
  await expectToast(page, 'Hold audio set.');
  await expect(page.getByText('no-sound.mp3')).toHaveCount(0);
  await expect(page.getByText('waves.wav')).toBeVisible();
  await expectFine(page);
  // the sound is there at once; the rest waits to be published
  await expect
    .poll(settings)
    .toMatchObject({ enabled: false, hold_audio: { original_filename: 'waves.wav' } });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  expect(await settings()).toMatchObject({
    ...{ enabled: true, wait_timeout_seconds: 60 },
    hold_audio: { original_filename: 'waves.wav' },
  });
  await page.getByRole('button', { name: 'Remove hold audio' }).click();
  await expectToast(page, 'Hold audio removed.');
  expect(await settings()).toMatchObject({ enabled: true, hold_audio: null });
});
