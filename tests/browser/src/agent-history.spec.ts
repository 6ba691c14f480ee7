import { enter, expect, expectFine, expectToast, noteToasts, test } from './journey.ts';

const dashboard = '/app/conversational-ai';
const history = `${dashboard}/history`;

test('[AGT-008] [AGT-013] [AGT-024] [RTE-068] [RTE-075] a conversation is found, read, tagged, commented on and counted', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await noteToasts(page);
  await page.goto(server.url + dashboard);
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText('No conversations in this period')).toBeVisible();
  await expectFine(page);
  await page.getByRole('link', { name: 'Go to agents' }).click();
  await page.getByRole('button', { name: 'New agent' }).click();
  await page.getByRole('button', { name: /^Receptionist/ }).click();
  await page.waitForURL(/agents\/agent_/);
  const agentId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  // talked to in writing
  await page.goto(`${server.url}/app/conversational-ai/playground?agent_id=${agentId}`);
  await page.getByRole('button', { name: 'Type instead' }).click();
  const log = page.getByRole('log', { name: 'Conversation' });
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await message.fill('What are your opening hours?');
  await page.keyboard.press('Enter');
  await expect(log.getByText(/words [\d,]+ ms/).last()).toBeVisible();
  await page.getByRole('button', { name: 'End', exact: true }).click();

  // found in the list and by its words
  await page.goto(server.url + history);
  const table = page.getByRole('region', { name: 'Conversations' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expectFine(page);
  await page.getByRole('searchbox', { name: 'Search what was said' }).fill('opening');
  await page.getByRole('list', { name: 'Found in what was said' }).getByRole('link').first().click();
  await page.waitForURL(/history\/conv_/);
  const transcript = page.getByRole('listitem').filter({ hasText: 'What are your opening hours?' });
  await expect(transcript).toBeVisible();
  await expect(page.getByText('By rules, as there is no language model')).toBeVisible();
  await expectFine(page);

  // a tag that is new, and a comment on a turn
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByLabel('New tag').fill('Hours');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Hours' })).toBeVisible();
  await transcript.getByRole('button', { name: 'Comment on this' }).click();
  await page.getByLabel('Your comment').fill('We should say the hours at once.');
  await page.getByRole('dialog').getByRole('button', { name: 'Comment' }).click();
  await expect(page.getByText('We should say the hours at once.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We should say the hours at once.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Hours' })).toBeVisible();

  // it counts
  await page.goto(server.url + dashboard);
  await expect(page.getByRole('region', { name: 'By agent' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('img', { name: /^Conversations per day/ })).toBeVisible();
  await expectFine(page);

  // and can be taken away
  await page.getByRole('region', { name: 'Latest conversations' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Conversation actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Conversation deleted.');
  await expect(page.getByText('No conversations yet')).toBeVisible();
});
