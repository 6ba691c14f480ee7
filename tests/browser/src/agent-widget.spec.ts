import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { withMicrophone } from './chromium.ts';
import { enter, expect, expectFine, type JourneyServer, type Page, test } from './journey.ts';
import { startWebsite, type Website } from './website.ts';
import { widgetLimit } from './weight-limits.ts';

test.use({ launchOptions: withMicrophone() });

let website: Website;
test.beforeAll(async () => {
  website = await startWebsite();
});
test.afterAll(() => website.close());

interface Made {
  agentId: string;
  change: (settings: object) => Promise<void>;
  conversations: () => Promise<{ conversation_id: string; rating: number | null }[]>;
  read: (path: string) => Promise<Record<string, unknown>>;
}

async function makeAgent(page: Page, server: JourneyServer, platform: object, agent = {}): Promise<Made> {
  const headers = { authorization: await enter(page, server) };
  const agents = `${server.url}/v1/convai/agents`;
  const overrides = {
    conversation_config_override: { agent: { language: true }, conversation: { text_only: true } },
  };
  const made = await page.request.post(`${agents}/create`, {
    headers,
    data: {
      name: 'Ferry desk',
      conversation_config: {
        agent: { first_message: 'Harbor office, good morning.', language: 'en', ...agent },
        language_presets: { de: { overrides: {} } },
      },
      platform_settings: { overrides, ...platform },
    },
  });
  expect(made.status()).toBe(200);
  const { agent_id: agentId } = await made.json();
  const read = async (path: string) => (await page.request.get(`${server.url}${path}`, { headers })).json();
  return {
    agentId,
    read,
    change: async (settings) => {
      const data = { platform_settings: settings };
      expect((await page.request.patch(`${agents}/${agentId}`, { headers, data })).status()).toBe(200);
    },
    conversations: async () => (await read(`/v1/convai/conversations?agent_id=${agentId}`)).conversations,
  };
}

const codeOf = ({ url }: JourneyServer, agentId: string, attributes = ''): string =>
  `<mynah-agent agent-id="${agentId}" ${attributes}></mynah-agent><script type="module" src="${url}/embed/widget.js"></script>`;

/** Nothing but this server, and no inline script or style. */
const policyOf = ({ url }: JourneyServer): string =>
  `default-src 'none'; script-src ${url}; connect-src ${url} ${url.replace('http', 'ws')}; img-src ${url}; base-uri 'none'`;

const widget = (page: Page) => page.locator('mynah-agent');
const corner = (page: Page) => widget(page).getByRole('group', { name: 'Need help?' });
const log = (page: Page) => widget(page).getByRole('log', { name: 'Conversation' });

async function say(page: Page, text: string): Promise<void> {
  await widget(page).getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}

test('[AGT-021] a visitor of another website writes to an agent, under a strict policy, and says how it was', async ({
  page,
  server,
  browser,
}) => {
  const { agentId, conversations, read } = await makeAgent(page, server, {
    widget: { feedback_mode: 'end', language_selector: true, show_agent_status: true },
  });
  website.show(codeOf(server, agentId), policyOf(server));
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const faults: string[] = [];
  const asked: string[] = [];
  visitor.on('pageerror', ({ message }) => faults.push(message));
  visitor.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  visitor.on('request', (request) => asked.push(new URL(request.url()).origin));
  await visitor.goto(website.origin);
  await expect(corner(visitor)).toBeVisible();
  await expectFine(visitor);

  await widget(visitor).getByRole('button', { name: 'Expand' }).press('Enter');
  await expect(widget(visitor).getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect(log(visitor)).toContainText('Harbor office, good morning.');
  await expect(widget(visitor).getByRole('combobox', { name: 'Change language' })).toHaveValue('en');
  await expectFine(visitor);
  await say(visitor, 'When does the ferry leave?');
  await expect(log(visitor).locator('.user')).toHaveText('You: When does the ferry leave?');
  await expect(log(visitor).locator('.agent:not(:has(.dots))')).toHaveCount(2);
  await expectFine(visitor);
  await visitor.keyboard.press('Escape');

  await widget(visitor).getByRole('button', { name: 'End', exact: true }).click();
  await expect(widget(visitor).getByText('You ended the conversation')).toBeVisible();
  await widget(visitor).getByRole('button', { name: '4 stars' }).click();
  await widget(visitor).getByRole('textbox', { name: 'What could be better?' }).fill('Quicker, please.');
  await expectFine(visitor);
  await widget(visitor).getByRole('button', { name: 'Submit' }).click();
  await expect(widget(visitor).getByText('Thank you for your feedback')).toBeVisible();
  const [conversation] = await conversations();
  const kept = await read(`/v1/convai/conversations/${conversation?.conversation_id}`);
  expect(kept.metadata).toMatchObject({
    feedback: { rating: 4, comment: 'Quicker, please.' },
    conversation_initiation_source: 'widget',
    text_only: true,
  });

  expect(await context.cookies()).toEqual([]);
  expect([...new Set(asked)].sort()).toEqual([website.origin, server.url].sort());
  expect(faults).toEqual([]);
  await context.close();
});

test('terms come first, answers are read as Markdown, and tools of the page are called', async ({
  page,
  server,
  browser,
}) => {
  const { agentId } = await makeAgent(
    page,
    server,
    {
      widget: {
        variant: 'tiny',
        terms_text: 'We write down what you say. [More](https://shop.example/terms)',
        terms_key: 'shop-terms',
        feedback_mode: 'during',
        markdown_link_allowed_hosts: [{ hostname: 'ferry.example' }],
      },
    },
    {
      first_message:
        '**Welcome**, {{name}}! [Times](https://ferry.example/times), [bad](https://evil.example/) <img src=x onerror=alert(1)>',
    },
  );
  website.addFile(
    '/call.js',
    `document.addEventListener('mynah:call', ({ detail }) => { detail.config.dynamicVariables = { name: 'Ada' }; document.title = 'called'; });`,
  );
  website.show(`<script src="/call.js"></script>${codeOf(server, agentId)}`);
  const visitor = await browser.newPage();
  await visitor.goto(website.origin);
  await widget(visitor).getByRole('button', { name: 'Need help?' }).click();
  await say(visitor, 'Hello');
  await expect(widget(visitor).getByRole('dialog', { name: 'Terms' })).toContainText('We write down');
  await expect(widget(visitor).getByRole('button', { name: 'Accept' })).toBeFocused();
  await expectFine(visitor);
  await visitor.keyboard.press('Enter');
  await expect(log(visitor).locator('strong')).toHaveText('Welcome');
  await expect(log(visitor)).toContainText('Ada!');
  await expect(log(visitor).getByRole('link')).toHaveText(['Times']);
  await expect(log(visitor)).toContainText('bad (https://evil.example/) <img src=x onerror=alert(1)>');
  expect(await visitor.title()).toBe('called');
  await widget(visitor).getByRole('button', { name: 'Good answer' }).first().click();
  await expect(widget(visitor).getByRole('button', { name: 'Good answer' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await visitor.reload();
  await widget(visitor).getByRole('button', { name: 'Need help?' }).click();
  await say(visitor, 'Again');
  // their browser remembers that they accepted
  await expect(log(visitor)).toContainText('Ada!');
  await visitor.close();
});

test('a call is taken with the microphone, muted, and ended', async ({ page, server, browser }) => {
  const { agentId } = await makeAgent(page, server, {
    widget: { conversation_mode_toggle_enabled: true, dismissible: true },
  });
  website.show(codeOf(server, agentId), policyOf(server));
  const context = await browser.newContext({ permissions: ['microphone'] });
  const visitor = await context.newPage();
  await visitor.goto(website.origin);
  await widget(visitor).getByRole('button', { name: 'Minimize' }).click();
  await widget(visitor).getByRole('button', { name: 'Need help?' }).click();
  await widget(visitor).getByRole('button', { name: 'Start a call' }).click();
  await expect(widget(visitor).getByRole('status').first()).toHaveText(/Listening|Talk to interrupt/);
  await widget(visitor).getByRole('button', { name: 'Mute microphone' }).click();
  await expect(widget(visitor).getByRole('button', { name: 'Mute microphone' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await widget(visitor).getByRole('button', { name: 'Expand' }).click();
  await expect(log(visitor)).toContainText('Harbor office, good morning.');
  await widget(visitor).getByRole('button', { name: 'Text mode' }).click();
  await expect(widget(visitor).getByText('Switched to text')).toBeVisible();
  await say(visitor, 'Hello');
  await expect(log(visitor).locator('.user')).toHaveText('You: Hello');
  await widget(visitor).getByRole('button', { name: 'End', exact: true }).click();
  await expect(widget(visitor).getByRole('button', { name: 'New call' })).toBeVisible();
  await context.close();
});

test('a website that is not on the list gets nothing, and a private agent asks for a signature', async ({
  page,
  server,
  browser,
}) => {
  const { agentId, change, read } = await makeAgent(page, server, {
    auth: { allowlist: [{ hostname: 'shop.example' }] },
  });
  website.show(codeOf(server, agentId));
  const visitor = await browser.newPage();
  const said: string[] = [];
  visitor.on('console', (line) => said.push(line.text()));
  await visitor.goto(website.origin);
  await expect.poll(() => said.join('\n')).toContain('can’t be talked to from 127.0.0.1');
  await expect(widget(visitor).getByRole('button')).toHaveCount(0);
  const host = new URL(website.origin).host;
  await change({ auth: { allowlist: [{ hostname: host }], enable_auth: true } });
  await visitor.reload();
  await expect.poll(() => said.join('\n')).toContain('needs a signed address');
  const { signed_url: signed } = await read(`/v1/convai/conversation/get-signed-url?agent_id=${agentId}`);
  const address = String(signed).replace(/^ws:\/\/[^/]+/, server.url.replace('http', 'ws'));
  website.show(
    codeOf(server, '', `signed-url="${address.replaceAll('&', '&amp;')}" default-expanded="true"`),
  );
  await visitor.reload();
  await say(visitor, 'Hello');
  await expect(log(visitor).locator('.agent')).not.toHaveCount(0);
  await visitor.close();
});

test(`the script is there after ${widgetLimit} kB, and loads no sound before somebody speaks`, async ({
  page,
  server,
  browser,
}) => {
  const { agentId } = await makeAgent(page, server, {});
  website.show(codeOf(server, agentId));
  const visitor = await browser.newPage();
  const scripts: string[] = [];
  visitor.on(
    'response',
    (answer) => answer.url().endsWith('.js') && scripts.push(new URL(answer.url()).pathname),
  );
  await visitor.goto(website.origin);
  await expect(corner(visitor)).toBeVisible();
  const built = new URL('../../../apps/web/dist', import.meta.url);
  const files = await Promise.all(scripts.map((path) => readFile(`${built.pathname}${path}`)));
  const bytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
  expect(bytes / 1000, scripts.join('\n')).toBeLessThan(widgetLimit);
  expect(scripts.join('\n')).not.toContain('talking');
  await visitor.close();
});

test('the widget of ElevenLabs, as it is, talks to this server behind one script', async ({
  page,
  server,
  browser,
}) => {
  const { agentId, conversations } = await makeAgent(page, server, {
    widget: { default_expanded: true, text_input_enabled: true },
  });
  const official = createRequire(import.meta.url).resolve('@elevenlabs/convai-widget-embed');
  website.addFile('/official.js', await readFile(official, 'utf8'));
  website.show(
    `<script src="${server.url}/embed/redirect.js"></script><elevenlabs-convai agent-id="${agentId}"></elevenlabs-convai><script src="/official.js"></script>`,
  );
  const visitor = await browser.newPage();
  const elsewhere: string[] = [];
  await visitor.route(/elevenlabs\.io|googleapis\.com/, (route) => {
    elsewhere.push(new URL(route.request().url()).hostname);
    return route.abort();
  });
  await visitor.goto(website.origin);
  const field = visitor.locator('elevenlabs-convai').getByRole('textbox');
  await field.fill('When does the ferry leave?');
  await visitor.keyboard.press('Enter');
  await expect(visitor.locator('elevenlabs-convai')).toContainText('I don’t know that');
  await expect.poll(async () => (await conversations()).length).toBe(1);
  expect(elsewhere.filter((host) => host.endsWith('elevenlabs.io'))).toEqual([]);
  await visitor.close();
});

test('the editor shows the widget itself as it is set, and its code works on another website', async ({
  page,
  server,
  browser,
}) => {
  const { agentId, conversations } = await makeAgent(page, server, {});
  await page.goto(`${server.url}/app/conversational-ai/agents/${agentId}?tab=widget`);
  await page.getByRole('button', { name: 'I agree' }).click();
  const stage = page.getByRole('region', { name: 'Your widget' });
  await expect(stage.getByRole('group', { name: 'Need help?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Ask the harbor');
  const corner = stage.getByRole('group', { name: 'Ask the harbor' });
  await expect(corner).toBeVisible();
  const box = await stage.boundingBox();
  const shown = await corner.boundingBox();
  // it stands in the box, not in the corner of the app
  expect(shown?.x).toBeGreaterThan(box?.x ?? Number.NaN);
  expect(shown?.y).toBeGreaterThan(box?.y ?? Number.NaN);
  await expectFine(page);
  await page.getByRole('switch', { name: 'Open when the page loads' }).click();
  await stage.getByRole('textbox', { name: 'Message' }).fill('When does the ferry leave?');
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('log', { name: 'Conversation' })).toContainText('I don’t know that');
  await expect.poll(async () => (await conversations()).length).toBe(1);
  await expectFine(page);

  // what visitors see is what is published
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  const code = (await page.getByText('<mynah-agent').textContent()) ?? '';
  expect(code).toContain(agentId);
  website.show(code, policyOf(server));
  const visitor = await browser.newPage();
  await visitor.goto(website.origin);
  await expect(log(visitor)).toContainText('Harbor office, good morning.');
  await visitor.close();
});

test('[AGT-021] a link opens an agent that is not public to somebody without an account', async ({
  page,
  server,
  browser,
}) => {
  const { agentId } = await makeAgent(page, server, { auth: { enable_auth: true } });
  await page.goto(`${server.url}/app/conversational-ai/agents/${agentId}?tab=widget`);
  const agree = page.getByRole('button', { name: 'I agree' });
  const create = page.getByRole('button', { name: 'Create link' });
  // asked once: a test before this one may have agreed
  await expect(agree.or(create)).toBeVisible();
  if (await agree.isVisible()) await agree.click();
  await create.click();
  const link = page.getByRole('textbox', { name: 'Link for anyone' });
  await expect(link).toHaveValue(/token=/);
  await expect(page.getByText(/^Anyone with this link can talk to the agent until/)).toBeVisible();
  const address = await link.inputValue();

  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(address);
  await stranger.getByRole('button', { name: 'Type instead' }).click();
  await expect(stranger.getByRole('log', { name: 'Conversation' })).toContainText(
    'Harbor office, good morning.',
  );
  await stranger.goto(`${address}x`);
  await expect(stranger.getByText('This link no longer works')).toBeVisible();
  await context.close();
});
