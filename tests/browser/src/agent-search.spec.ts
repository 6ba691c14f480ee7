import { enter, expect, expectAccessible, test } from './journey.ts';

test('[AGT-007] [AGT-008] the search finds an agent by its name, and a conversation by what was said', async ({
  page,
  server,
}) => {
  const authorization = await enter(page, server);
  const made = await page.request.post(`${server.url}/v1/convai/agents/create`, {
    headers: { authorization },
    data: {
      name: 'Lighthouse keeper',
      conversation_config: {
        agent: { first_message: 'The lantern is lit.', language: 'en' },
        conversation: { text_only: true },
      },
    },
  });
  const { agent_id: agentId } = (await made.json()) as { agent_id: string };
  await page.evaluate(
    async ({ address }) => {
      const socket = new WebSocket(address);
      const opened = new Promise((resolve) => socket.addEventListener('open', resolve));
      const greeted = new Promise<void>((resolve) => {
        socket.addEventListener('message', ({ data }) => {
          if (String(data).includes('lantern')) resolve();
        });
      });
      await opened;
      socket.send(JSON.stringify({ type: 'conversation_initiation_client_data' }));
      await greeted;
      socket.close();
    },
    { address: `${server.url.replace('http', 'ws')}/v1/convai/conversation?agent_id=${agentId}` },
  );
  await page.goto(`${server.url}/app/home`);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('combobox', { name: 'Search' });
  const found = (group: string) => page.getByRole('group', { name: group }).getByRole('option');
  await search.fill('lantern');
  await expect(found('Conversations with agents').first()).toContainText('The lantern is lit.');
  await expect(found('Conversations with agents').first()).toContainText('Lighthouse keeper');
  await expectAccessible(page);
  await search.fill('lighthouse');
  await expect(found('Agents').first()).toContainText('Lighthouse keeper');
  await found('Agents').first().click();
  await page.waitForURL(`**/agents/${agentId}`);
  await page.keyboard.press('ControlOrMeta+k');
  await search.fill('lantern');
  await found('Conversations with agents').first().click();
  await page.waitForURL('**/conversational-ai/history/conv_*');
  await expect(page.getByText('The lantern is lit.').first()).toBeVisible();
});
