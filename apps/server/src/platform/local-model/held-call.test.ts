import { expect, test } from 'vitest';
import { HeldCall } from './held-call.ts';

const tools = [{ name: 'book_room', description: 'Books a room', parameters: {} }];

function hear(parts: readonly string[], given = tools) {
  const held = new HeldCall(given);
  const said = parts.map((part) => held.add(part)).join('');
  return { said, end: held.end() };
}

test('words are said as they come', () => {
  expect(hear(['Sure', ', {one} moment.'])).toEqual({ said: 'Sure, {one} moment.', end: { text: '' } });
});

test('a call is not said, with its marks or without', () => {
  const call = { functionName: 'book_room', params: { nights: 3 } };
  const json = '{"name": "book_room", "arguments": {"nights": 3}}';
  expect(hear([' {"name":', json.slice(9)])).toEqual({ said: '', end: { call } });
  expect(hear(['<tool', `_call>\n${json}\n</tool_call>`])).toEqual({ said: '', end: { call } });
  expect(hear(['```json\n', json, '\n```'])).toEqual({ said: '', end: { call } });
});

test('what only looked like a call is said at the end', () => {
  expect(hear(['{"name": "other"}'])).toEqual({ said: '', end: { text: '{"name": "other"}' } });
  expect(hear(['{broken'])).toEqual({ said: '', end: { text: '{broken' } });
  expect(hear(['<b>', 'Yes'])).toEqual({ said: '<b>Yes', end: { text: '' } });
});

test('without tools nothing is held', () => {
  expect(hear(['{"name": "book_room"}'], [])).toEqual({ said: '{"name": "book_room"}', end: { text: '' } });
});
