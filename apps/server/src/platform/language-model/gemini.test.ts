import { afterEach, expect, test } from 'vitest';
import { Counterpart, conversation, eventsOf } from './counterpart.ts';
import { gemini } from './gemini.ts';
import { toGeminiSchema } from './gemini-schema.ts';

let counterpart: Counterpart | undefined;
afterEach(() => counterpart?.stop());

const modelAt = ({ url }: Counterpart, model = 'gemini-2.5-flash') =>
  gemini({
    url: `${url}/v1beta/`,
    key: 'secret',
    model,
    name: model,
    contextTokens: 1e6,
    takesTemperature: true,
  });

const says = (parts: object[], more: object = {}) => ({
  candidates: [{ content: { role: 'model', parts }, ...more }],
});

test('speaks the protocol: instruction apart, functions, pictures, what was signed given back', async () => {
  counterpart = await Counterpart.start(
    Counterpart.sends(
      says([{ text: 'Hm.', thought: true }]),
      { ...says([{ text: 'It is sunny.' }]), usageMetadata: { promptTokenCount: 9 } },
      {
        ...says(
          [{ functionCall: { id: 'f1', name: 'look', args: { city: 'Oslo' } }, thoughtSignature: 'sig' }],
          {
            finishReason: 'STOP',
          },
        ),
        usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 5, thoughtsTokenCount: 2 },
      },
    ),
  );
  const model = modelAt(counterpart, 'gemini-3-flash-preview');
  const events = await eventsOf(model, { ...conversation, temperature: 0.2, maxTokens: 60 });
  expect(events).toEqual([
    { type: 'model', name: 'gemini-3-flash-preview' },
    { type: 'reasoning', text: 'Hm.' },
    { type: 'text', text: 'It is sunny.' },
    { type: 'tool-call', call: { id: 'f1', name: 'look', arguments: '{"city":"Oslo"}' } },
    { type: 'usage', inputTokens: 9, outputTokens: 7, cachedInputTokens: 0 },
    { type: 'end', reason: 'tool-calls' },
  ]);
  const look = { name: 'look', args: { city: 'Rome' } };
  expect(counterpart.asked).toMatchObject({
    path: '/v1beta/models/gemini-3-flash-preview:streamGenerateContent?alt=sse',
    headers: { 'x-goog-api-key': 'secret' },
    body: {
      systemInstruction: { parts: [{ text: 'Be kind.' }] },
      contents: [
        { role: 'user' },
        { role: 'model', parts: [{ text: 'Hello!' }] },
        {
          role: 'user',
          parts: [
            { inlineData: { mimeType: 'image/png', data: 'AAAA' } },
            { text: 'Look.' },
            { text: '[The caller is on page 2.]' },
          ],
        },
        {
          role: 'model',
          parts: [{ functionCall: look, thoughtSignature: 'skip_thought_signature_validator' }],
        },
        { role: 'user', parts: [{ functionResponse: { name: 'look', response: { result: 'Sunny' } } }] },
      ],
      tools: [
        { functionDeclarations: [{ name: 'look', parameters: { type: 'object', required: ['city'] } }] },
      ],
      toolConfig: { functionCallingConfig: { mode: 'AUTO' } },
      generationConfig: { temperature: 0.2, maxOutputTokens: 60, thinkingConfig: { thinkingLevel: 'low' } },
    },
  });
  const call = { id: 'f1', name: 'look', arguments: '{}' };
  await eventsOf(model, { messages: [{ role: 'assistant', content: '', toolCalls: [call] }] });
  expect(JSON.stringify(counterpart.asked?.body)).toContain('"thoughtSignature":"sig"');
});

test('an answer by a schema, without thoughts where the agent wants none', async () => {
  counterpart = await Counterpart.start(Counterpart.sends(says([{ text: '{}' }], { finishReason: 'STOP' })));
  await eventsOf(modelAt(counterpart), {
    messages: [],
    answerSchema: { type: 'object', additionalProperties: false },
  });
  expect(counterpart.asked?.body.generationConfig).toEqual({
    thinkingConfig: { thinkingBudget: 0 },
    responseMimeType: 'application/json',
    responseSchema: { type: 'object' },
  });
});

test('a JSON schema is told in the words that Gemini has', () => {
  expect(
    toGeminiSchema({
      type: 'object',
      additionalProperties: false,
      required: ['a', 'gone'],
      properties: {
        a: { type: ['string', 'null'], format: 'email', description: 'A' },
        b: { type: 'integer', enum: [1, 2], default: 1 },
        c: { type: 'array' },
        d: { anyOf: [{ type: 'null' }, { type: 'string', enum: ['x'] }] },
        e: { type: 'string', const: 'y' },
      },
    }),
  ).toEqual({
    type: 'object',
    required: ['a'],
    properties: {
      a: { type: 'string', nullable: true, description: 'A' },
      b: { type: 'integer' },
      c: { type: 'array', items: { type: 'string' } },
      d: { type: 'string', nullable: true, enum: ['x'] },
      e: { type: 'string', enum: ['y'] },
    },
  });
});

test.each([
  [says([], { finishReason: 'MAX_TOKENS' }), 'length'],
  [says([], { finishReason: 'SAFETY' }), 'refused'],
  [{ promptFeedback: { blockReason: 'OTHER' } }, 'refused'],
])('%j ends as %s', async (last, ours) => {
  counterpart = await Counterpart.start(Counterpart.sends(last));
  expect((await eventsOf(modelAt(counterpart), { messages: [] })).at(-1)).toEqual({
    type: 'end',
    reason: ours,
  });
});

test.each([
  ...Counterpart.faults(says([{ text: 'Hel' }])),
  ['reports an error', Counterpart.sends({ error: { code: 503, message: 'Overloaded' } })] as const,
])('one that %s is a failure with a sentence', async (_, listener) => {
  counterpart = await Counterpart.start(listener);
  await expect(eventsOf(modelAt(counterpart), { messages: [] })).rejects.toMatchObject({
    code: 'language_model_unavailable',
    message: expect.stringContaining('language model'),
  });
});
