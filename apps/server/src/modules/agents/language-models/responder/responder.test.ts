import { expect, test } from 'vitest';
import type { ModelMessage, ToolDeclaration } from '../../../../platform/language-model/index.ts';
import { readValue } from './read-value.ts';
import { responder } from './responder.ts';

const { signal } = new AbortController();
const inLanguage = (name: string): ModelMessage => ({
  role: 'system',
  content: `You are a desk.\n\nAnswer in ${name} unless you are asked to use another language.`,
});

interface Said {
  text: string;
  calls: { name: string; given: unknown }[];
}

async function answer(
  said: string | ModelMessage[],
  more: {
    sources?: string[];
    instructions?: string;
    tools?: ToolDeclaration[];
    collects?: { id: string; description: string }[];
    language?: string;
  } = {},
): Promise<Said> {
  const turns: ModelMessage[] = typeof said === 'string' ? [{ role: 'user', content: said }] : said;
  const result: Said = { text: '', calls: [] };
  const events = responder.stream({
    messages: [inLanguage(more.language ?? 'English'), ...turns],
    sources: (more.sources ?? []).map((text, place) => ({
      documentId: 'd',
      documentName: 'Handbook',
      chunkId: String(place),
      text,
      distance: 0.5,
    })),
    instructions: more.instructions,
    tools: more.tools,
    collects: more.collects,
    signal,
  });
  for await (const event of events) {
    if (event.type === 'text') result.text += event.text;
    if (event.type === 'tool-call')
      result.calls.push({ name: event.call.name, given: JSON.parse(event.call.arguments) });
  }
  return result;
}

test('a question is answered by the sentence that answers it, not by the page', async () => {
  const page =
    'Our shop is in Baker Street. We open at nine and close at six on weekdays. Parking is free behind the house. Dogs are welcome.';
  expect((await answer('When do you open on weekdays?', { sources: [page] })).text).toBe(
    'We open at nine and close at six on weekdays.',
  );
  expect((await answer('Can I bring my dog?', { sources: [page] })).text).toBe('Dogs are welcome.');
});

test('what stands nowhere is not made up', async () => {
  const { text } = await answer('What is the capital of France?', { sources: ['We sell shoes.'] });
  expect(text).toContain('I don’t know');
});

test('the agent’s own text is answered from as well', async () => {
  const instructions = 'You are the desk of Hotel Sole. Breakfast is served until ten.';
  expect((await answer('Until when is breakfast served?', { instructions })).text).toBe(
    'Breakfast is served until ten.',
  );
});

test.each([
  ['When does the ferry leave?', 'You answer questions about the ferry.'],
  ['Can you repeat my booking?', 'Always repeat the booking to the caller.'],
  ['Wann fährt die Fähre?', 'Du beantwortest Fragen zur Fähre.'],
])('what tells the agent what to do is no answer to “%s”', async (said, instructions) => {
  expect((await answer(said, { instructions })).text).toContain('I don’t know');
});

test('a question about hours is none about the responder', async () => {
  const instructions = 'You are the desk of a museum. Our opening hours are from ten to six.';
  expect((await answer('What are your opening hours?', { instructions })).text).toBe(
    'Our opening hours are from ten to six.',
  );
});

test.each([
  ['Hello!', 'English', 'Hello! How can I help you?'],
  ['Guten Tag', 'German', 'Hallo! Wie kann ich Ihnen helfen?'],
  ['Merci beaucoup', 'French', 'Je vous en prie !'],
  ['Are you a robot?', 'English', 'I’m a simple assistant that answers from the documents I was given.'],
  ['Moi', 'Finnish', 'I don’t know that, I’m afraid. Is there anything else I can help you with?'],
])('%s in %s: %s', async (said, language, expected) => {
  expect((await answer(said, { language })).text).toBe(expected);
});

const endCall = { name: 'end_call', description: 'Ends the call', parameters: {} };
const booking: ToolDeclaration = {
  name: 'book_table',
  description: 'Books a table at the restaurant',
  parameters: {
    type: 'object',
    properties: {
      guests: { type: 'integer', description: 'How many guests come' },
      name: { type: 'string', description: 'The name for the booking' },
    },
    required: ['guests', 'name'],
  },
};

test('a goodbye ends the call where the agent can end it', async () => {
  expect(await answer('Goodbye then', { tools: [endCall] })).toMatchObject({
    text: 'Goodbye!',
    calls: [{ name: 'end_call' }],
  });
  expect((await answer('Bye!')).calls).toEqual([]);
});

test('what a tool needs is asked for one after the other, then the tool is called', async () => {
  const turns: ModelMessage[] = [{ role: 'user', content: 'I would like to book a table, please.' }];
  const first = await answer(turns, { tools: [booking, endCall] });
  expect(first.text).toBe('Could you tell me this, please: How many guests come?');
  turns.push({ role: 'assistant', content: first.text }, { role: 'user', content: 'four of us' });
  const second = await answer(turns, { tools: [booking, endCall] });
  expect(second.text).toBe('Could you tell me this, please: The name for the booking?');
  turns.push({ role: 'assistant', content: second.text }, { role: 'user', content: 'My name is Ada.' });
  expect((await answer(turns, { tools: [booking, endCall] })).calls).toEqual([
    { name: 'book_table', given: { guests: 4, name: 'Ada' } },
  ]);
});

test('what a tool gave is read out, and what failed is said to have failed', async () => {
  const after = (content: string): ModelMessage[] => [
    { role: 'assistant', content: '', toolCalls: [{ id: 'c', name: 'book_table', arguments: '{}' }] },
    { role: 'tool', toolCallId: 'c', name: 'book_table', content },
  ];
  expect((await answer(after('Your table is booked for eight.'))).text).toBe(
    'Your table is booked for eight.',
  );
  expect((await answer(after('{"id": 7}'))).text).toBe('That’s done.');
  expect((await answer(after('Error: full'))).text).toContain('didn’t work');
});

const reception = [
  { id: 'caller_name', description: 'The caller’s name' },
  { id: 'contact', description: 'Phone number or email address to reach them' },
  { id: 'reason', description: 'What the call is about, in one sentence' },
  { id: 'mood', description: 'How satisfied the caller was' },
  { id: 'mistakes', description: 'Mistakes that came up more than once' },
];

/** What the agent says to each of these, one after the other. */
async function talk(turns: readonly string[], more: Parameters<typeof answer>[1]): Promise<string[]> {
  const messages: ModelMessage[] = [];
  for (const said of turns) {
    messages.push({ role: 'user', content: said });
    const { text } = await answer(messages, more);
    messages.push({ role: 'assistant', content: text });
  }
  return messages.flatMap(({ role, content }) => (role === 'assistant' ? content : []));
}

test('what every caller is to say is asked for one after the other, and nothing that is judged later', async () => {
  const turns = [
    'Hello',
    'I would like to speak about my bill.',
    'My name is Ada.',
    'ada@example.org',
    'Thank you',
  ];
  expect(await talk(turns, { collects: reception })).toEqual([
    'Hello! How can I help you?',
    'May I have your name, please?',
    'How can we reach you: what is your phone number or email address?',
    'Thank you, I’ve noted that. Is there anything else I can help you with?',
    'You’re welcome!',
  ]);
});

test('a question in between is answered, and what is not said is asked for twice at most', async () => {
  const instructions = 'We are open from nine to five.';
  const turns = ['I have a complaint.', 'When are you open?', 'When are you open?', 'Whatever.'];
  const said = await talk(turns, { collects: reception.slice(1, 2), instructions });
  expect(said).toEqual([
    'How can we reach you: what is your phone number or email address?',
    'We are open from nine to five. How can we reach you: what is your phone number or email address?',
    'We are open from nine to five.',
    'I don’t know that, I’m afraid. Is there anything else I can help you with?',
  ]);
});

test.each([
  ['German', 'Ich habe eine Beschwerde.', 'Wie ist bitte Ihr Name?'],
  ['Spanish', 'Tengo una queja.', '¿Me dice su nombre, por favor?'],
  ['French', 'J’ai une réclamation.', 'Quel est votre nom, s’il vous plaît ?'],
  ['Italian', 'Ho un reclamo.', 'Mi dice il suo nome, per favore?'],
  ['Portuguese', 'Tenho uma reclamação.', 'Diga-me o seu nome, por favor?'],
])('the caller is asked in %s', async (language, said, question) => {
  expect(await talk([said], { collects: reception, language })).toEqual([question]);
});

test('a question that nobody can answer is not answered by another', async () => {
  expect((await answer('When does the ferry leave?', { collects: reception })).text).toContain(
    'I don’t know',
  );
});

test.each([
  ['zu viert, also vier', 4],
  ['Somos cinco.', 5],
  ['Nous serons douze', 12],
  ['Siamo in sette', 7],
  ['Somos três', 3],
  ['for 2,5 hours', 2.5],
  ['I have no idea', undefined],
])('a number is read out of “%s”', (said, number) => {
  expect(readValue(said, { type: 'number' }, { isAnswer: true })).toBe(number);
});
