import { afterEach, expect, test } from 'vitest';
import { Counterpart, conversation, eventsOf } from './counterpart.ts';
import { openAiResponses } from './openai-responses.ts';

let counterpart: Counterpart | undefined;
afterEach(() => counterpart?.stop());

const modelAt = ({ url }: Counterpart) =>
  openAiResponses({
    url: `${url}/v1/`,
    key: 'secret',
    model: 'small',
    headers: { 'x-team': 'a' },
    apiVersion: '2',
  });

const completed = (more: object = {}) => ({
  type: 'response.completed',
  response: { usage: { input_tokens: 9, output_tokens: 5 }, ...more },
});

test('speaks the protocol: items in and out, calls by their own ids, nothing kept there', async () => {
  counterpart = await Counterpart.start(
    Counterpart.sends(
      { type: 'response.created', response: { id: 'r' } },
      { type: 'response.reasoning_summary_text.delta', delta: 'Hm.' },
      { type: 'response.output_text.delta', delta: 'Sunny.' },
      { type: 'response.output_item.done', item: { type: 'message' } },
      {
        type: 'response.output_item.done',
        item: { type: 'function_call', call_id: 'f1', name: 'look', arguments: '{"city":"Oslo"}' },
      },
      completed(),
    ),
  );
  const events = await eventsOf(modelAt(counterpart), {
    ...conversation,
    maxTokens: 50,
    reasoningEffort: 'low',
    extraBody: { tone: 'dry' },
    answerSchema: { type: 'object' },
  });
  expect(events).toEqual([
    { type: 'model', name: 'small' },
    { type: 'reasoning', text: 'Hm.' },
    { type: 'text', text: 'Sunny.' },
    { type: 'tool-call', call: { id: 'f1', name: 'look', arguments: '{"city":"Oslo"}' } },
    { type: 'usage', inputTokens: 9, outputTokens: 5, cachedInputTokens: 0 },
    { type: 'end', reason: 'tool-calls' },
  ]);
  expect(counterpart.asked).toMatchObject({
    path: '/v1/responses?api-version=2',
    headers: { authorization: 'Bearer secret', 'x-team': 'a' },
    body: {
      model: 'small',
      store: false,
      stream: true,
      max_output_tokens: 50,
      reasoning: { effort: 'low' },
      elevenlabs_extra_body: { tone: 'dry' },
      text: { format: { type: 'json_schema', schema: { type: 'object' } } },
      tools: [{ type: 'function', name: 'look' }],
      input: [
        { role: 'system', content: 'Be kind.' },
        { role: 'assistant', content: 'Hello!' },
        {
          role: 'user',
          content: [
            { type: 'input_text', text: 'Look.' },
            { type: 'input_image', image_url: 'data:image/png;base64,AAAA' },
          ],
        },
        { role: 'system', content: 'The caller is on page 2.' },
        { type: 'function_call', call_id: 'c1', name: 'look', arguments: '{"city":"Rome"}' },
        { type: 'function_call_output', call_id: 'c1', output: 'Sunny' },
      ],
    },
  });
});

test.each([
  ['max_output_tokens', 'length'],
  ['content_filter', 'refused'],
])('an answer cut by %s ends as %s', async (reason, ours) => {
  const last = { ...completed({ incomplete_details: { reason } }), type: 'response.incomplete' };
  counterpart = await Counterpart.start(Counterpart.sends(last));
  expect((await eventsOf(modelAt(counterpart), { messages: [] })).at(-1)).toEqual({
    type: 'end',
    reason: ours,
  });
});

test.each([
  ...Counterpart.faults({ type: 'response.output_text.delta', delta: 'Hel' }),
  [
    'fails',
    Counterpart.sends({ type: 'response.failed', response: { error: { message: 'full' } } }),
  ] as const,
  ['reports an error', Counterpart.sends({ type: 'error', message: 'full' })] as const,
])('one that %s is a failure with a sentence', async (_, listener) => {
  counterpart = await Counterpart.start(listener);
  await expect(eventsOf(modelAt(counterpart), { messages: [] })).rejects.toMatchObject({
    code: 'language_model_unavailable',
    message: expect.stringContaining('language model'),
  });
});
