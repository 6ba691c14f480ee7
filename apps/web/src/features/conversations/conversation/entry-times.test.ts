import { expect, test } from 'vitest';
import { entryAt, toolUses } from '#web/features/conversations/conversation/entry-times.ts';
import type { Entry } from '#web/features/conversations/conversations.requests.ts';

const entry = (parts: Partial<Entry>): Entry => ({ role: 'agent', time_in_call_secs: 0, ...parts });

test('the words that are heard are those that began last; tools between them are not heard', () => {
  const entries = [
    entry({ message: 'Hello.', time_in_call_secs: 1 }),
    entry({ time_in_call_secs: 3 }),
    entry({ message: 'Bye.', time_in_call_secs: 6 }),
  ];
  expect([0, 1, 4, 6, 99].map((seconds) => entryAt(entries, seconds))).toEqual([-1, 0, 0, 2, 2]);
});

test('a call is shown with its result, which stands in a later entry', () => {
  const call = {
    request_id: 'a',
    tool_name: 'look_up',
    params_as_json: '{"id":1}',
    tool_has_been_called: true,
  };
  const result = {
    request_id: 'a',
    tool_name: 'look_up',
    result_value: 'found',
    is_error: false,
    tool_has_been_called: true,
    tool_latency_secs: 0.25,
  };
  const entries = [
    entry({ tool_calls: [call, { ...call, request_id: 'b' }] }),
    entry({ tool_results: [result] }),
  ];
  expect(toolUses(entries, 0)).toMatchObject([
    { name: 'look_up', result: 'found', seconds: 0.25, isError: false },
    { result: undefined },
  ]);
  expect(toolUses(entries, 1)).toEqual([]);
});
