import { afterEach, expect, test } from 'vitest';
import { anthropicMessages } from './anthropic-messages.ts';
import { Counterpart, conversation, eventsOf } from './counterpart.ts';

let counterpart: Counterpart | undefined;
afterEach(() => counterpart?.stop());

const modelAt = ({ url }: Counterpart, takesTemperature = true) =>
  anthropicMessages({
    url,
    key: 'secret',
    model: 'claude-x-20250929',
    name: 'claude-x@20250929',
    contextTokens: 200_000,
    takesTemperature,
  });

const start = { type: 'message_start', message: { usage: { input_tokens: 9, cache_read_input_tokens: 3 } } };
const delta = (index: number, given: object) => ({ type: 'content_block_delta', index, delta: given });
const end = (reason: string) => [
  { type: 'message_delta', delta: { stop_reason: reason }, usage: { output_tokens: 7 } },
  { type: 'message_stop' },
];

test('speaks the protocol: system apart, sides that alternate, pictures, calls and their results', async () => {
  counterpart = await Counterpart.start(
    Counterpart.sends(
      start,
      { type: 'ping' },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      delta(0, { type: 'text_delta', text: 'It is ' }),
      delta(0, { type: 'text_delta', text: 'sunny.' }),
      { type: 'content_block_stop', index: 0 },
      {
        type: 'content_block_start',
        index: 1,
        content_block: { type: 'tool_use', id: 't1', name: 'look', input: {} },
      },
      delta(1, { type: 'input_json_delta', partial_json: '{"city":' }),
      delta(1, { type: 'input_json_delta', partial_json: '"Oslo"}' }),
      { type: 'content_block_stop', index: 1 },
      ...end('tool_use'),
    ),
  );
  const events = await eventsOf(modelAt(counterpart), {
    ...conversation,
    temperature: 0,
    maxTokens: 50,
    toolChoice: { name: 'look' },
  });
  expect(events).toEqual([
    { type: 'model', name: 'claude-x@20250929' },
    { type: 'text', text: 'It is ' },
    { type: 'text', text: 'sunny.' },
    { type: 'tool-call', call: { id: 't1', name: 'look', arguments: '{"city":"Oslo"}' } },
    { type: 'usage', inputTokens: 12, outputTokens: 7, cachedInputTokens: 3 },
    { type: 'end', reason: 'tool-calls' },
  ]);
  expect(counterpart.asked).toMatchObject({
    path: '/v1/messages',
    headers: { 'x-api-key': 'secret', 'anthropic-version': '2023-06-01' },
    body: {
      model: 'claude-x-20250929',
      max_tokens: 50,
      temperature: 0,
      stream: true,
      system: 'Be kind.',
      tools: [{ name: 'look', description: 'Looks.', input_schema: { type: 'object', required: ['city'] } }],
      tool_choice: { type: 'tool', name: 'look' },
    },
  });
  expect(counterpart.asked?.body.messages).toEqual([
    { role: 'user', content: [{ type: 'text', text: '(The conversation begins.)' }] },
    { role: 'assistant', content: [{ type: 'text', text: 'Hello!' }] },
    {
      role: 'user',
      content: [
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } },
        { type: 'text', text: 'Look.' },
        { type: 'text', text: '[The caller is on page 2.]' },
      ],
    },
    { role: 'assistant', content: [{ type: 'tool_use', id: 'c1', name: 'look', input: { city: 'Rome' } }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: 'Sunny' }] },
  ]);
});

test('an answer by a schema comes as the arguments of a call, and is text', async () => {
  counterpart = await Counterpart.start(
    Counterpart.sends(
      start,
      {
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'tool_use', id: 't1', name: 'answer' },
      },
      delta(0, { type: 'input_json_delta', partial_json: '{"ok":true}' }),
      { type: 'content_block_stop', index: 0 },
      ...end('tool_use'),
    ),
  );
  const answerSchema = { type: 'object', properties: { ok: { type: 'boolean' } } };
  const messages = [{ role: 'user', content: 'Well?' }] as const;
  const events = await eventsOf(modelAt(counterpart, false), { messages, answerSchema, temperature: 0 });
  expect(events).toContainEqual({ type: 'text', text: '{"ok":true}' });
  expect(events.at(-1)).toEqual({ type: 'end', reason: 'stop' });
  expect(counterpart.asked?.body.tool_choice).toEqual({ type: 'tool', name: 'answer' });
  expect(counterpart.asked?.body).not.toHaveProperty('temperature');
});

test.each([
  ['end_turn', 'stop'],
  ['max_tokens', 'length'],
  ['refusal', 'refused'],
])('%s ends as %s', async (theirs, ours) => {
  counterpart = await Counterpart.start(Counterpart.sends(start, ...end(theirs)));
  const events = await eventsOf(modelAt(counterpart), { messages: [] });
  expect(events.at(-1)).toEqual({ type: 'end', reason: ours });
});

test.each([
  ...Counterpart.faults(delta(0, { type: 'text_delta', text: 'Hel' })),
  [
    'reports that it is overloaded',
    Counterpart.sends(start, { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  ] as const,
])('one that %s is a failure with a sentence', async (_, listener) => {
  counterpart = await Counterpart.start(listener);
  await expect(eventsOf(modelAt(counterpart), { messages: [] })).rejects.toMatchObject({
    code: 'language_model_unavailable',
    message: expect.stringContaining('language model'),
  });
});
