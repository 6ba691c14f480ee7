import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installCounterpart } from '../../../../test/llama-counterpart.ts';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { askLanguageModel } from '../../../platform/language-model/index.ts';
import { namedModel, standInFor } from './find-models.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

interface Prices {
  llm_prices: { llm: string; price_per_minute: number; price_per_message: number }[];
}

it('lists what answers here: without any key the responder, and servers of agents’ own', async () => {
  const { status, body } = await owner.call('GET', '/v1/convai/llm/list');
  expect(status).toBe(200);
  const { llms } = body as { llms: { llm: string }[] };
  expect(llms.map(({ llm }) => llm)).toEqual(['custom-llm', 'mynah-responder']);
});

it('estimates what models cost: nothing here, more for a longer prompt, less where passages are looked up', async () => {
  const ask = async (body: object): Promise<Map<string, number>> => {
    const answer = await owner.call('POST', '/v1/convai/llm-usage/calculate', body);
    expect(answer.status).toBe(200);
    return new Map((answer.body as Prices).llm_prices.map((one) => [one.llm, one.price_per_message]));
  };
  const short = await ask({ prompt_length: 400, number_of_pages: 0, rag_enabled: false });
  const long = await ask({ prompt_length: 400, number_of_pages: 100, rag_enabled: false });
  const found = await ask({ prompt_length: 400, number_of_pages: 100, rag_enabled: true });
  expect(short.get('mynah-responder')).toBe(0);
  // (400 / 4 + 1000) × 0.30 + 50 × 2.50 dollars for a million
  expect(short.get('gemini-2.5-flash')).toBeCloseTo(0.000455, 9);
  expect(long.get('gemini-2.5-flash')).toBeGreaterThan(found.get('gemini-2.5-flash')!);
  // 50,000 tokens of pages are more than this model reads
  expect(short.has('gpt-4')).toBe(true);
  expect(long.has('gpt-4')).toBe(false);
  const refused = await owner.call('POST', '/v1/convai/llm-usage/calculate', { prompt_length: -1 });
  expect(refused.status).toBe(422);
});

it('estimates for an agent by its own prompt, and knows none of another workspace', async () => {
  const made = await owner.call('POST', '/v1/convai/agents/create', {
    conversation_config: { agent: { prompt: { prompt: 'x'.repeat(400) } } },
  });
  const path = `/v1/convai/agent/${(made.body as { agent_id: string }).agent_id}/llm-usage/calculate`;
  const { llm_prices: prices } = (await owner.call('POST', path, {})).body as Prices;
  expect(prices.find(({ llm }) => llm === 'gemini-2.5-flash')?.price_per_message).toBeCloseTo(0.000455, 9);
  const stranger = await soloPerson(app, 'enterprise');
  expect((await stranger.call('POST', path, {})).status).toBe(404);
});

it('a model of this machine answers in place of a vendor without a key, and is listed and free', async () => {
  const own = await startTestApp({ environment: { MYNAH_LOCAL_MODEL: '/models/tiny.gguf' } });
  try {
    await installCounterpart(join(own.platform.dataFolder, 'local-model'));
    const person = await soloPerson(own, 'enterprise');
    const { llms } = (await person.call('GET', '/v1/convai/llm/list')).body as { llms: { llm: string }[] };
    expect(llms.map(({ llm }) => llm)).toContain('tiny');
    const prices = await person.call('POST', '/v1/convai/llm-usage/calculate', {
      prompt_length: 400,
      number_of_pages: 0,
      rag_enabled: false,
    });
    expect((prices.body as Prices).llm_prices).toContainEqual(
      expect.objectContaining({ llm: 'tiny', price_per_minute: 0 }),
    );
    const model = namedModel(own.platform, 'gemini-2.5-flash')!;
    const signal = new AbortController().signal;
    expect(await askLanguageModel(model, { messages: [{ role: 'user', content: 'hello' }], signal })).toBe(
      'You said: hello',
    );
    expect(standInFor(own.platform, { llm: 'gemini-2.5-flash', custom_llm: null })).toBe('tiny');
  } finally {
    await own.close();
  }
});
