import { expect, test } from 'vitest';
import { toChatHistory } from './to-chat-history.ts';

test('what a tool gave stands in the answer that called it, with the words that follow', () => {
  const call = { id: 'c1', name: 'book_room', arguments: '{"nights":3}' };
  expect(
    toChatHistory([
      { role: 'system', content: 'You are a receptionist.' },
      { role: 'user', content: 'A room, please.' },
      { role: 'assistant', content: 'One moment.', toolCalls: [call] },
      { role: 'tool', toolCallId: 'c1', name: 'book_room', content: 'Booked' },
      { role: 'assistant', content: 'It is booked.' },
    ]),
  ).toEqual([
    { type: 'system', text: 'You are a receptionist.' },
    { type: 'user', text: 'A room, please.' },
    {
      type: 'model',
      response: [
        'One moment.',
        { type: 'functionCall', name: 'book_room', params: { nights: 3 }, result: 'Booked' },
        'It is booked.',
      ],
    },
  ]);
});

test('a call without an answer, and arguments that are no JSON, are no fault', () => {
  const call = { id: 'c1', name: 'book_room', arguments: '{' };
  expect(toChatHistory([{ role: 'assistant', content: '', toolCalls: [call] }])).toEqual([
    { type: 'model', response: [{ type: 'functionCall', name: 'book_room', params: {}, result: '' }] },
  ]);
});
