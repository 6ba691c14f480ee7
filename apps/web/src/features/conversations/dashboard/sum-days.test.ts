import { expect, test } from 'vitest';
import type { DayOfAgent } from '#web/features/conversations/conversations.requests.ts';
import {
  everyDay,
  successShare,
  sumByAgent,
  sumDays,
} from '#web/features/conversations/dashboard/sum-days.ts';

const day = (parts: Partial<DayOfAgent>): DayOfAgent => ({
  day: '2026-05-02',
  agent_id: 'one',
  agent_name: 'One',
  conversations: 1,
  successful: 0,
  failed: 0,
  minutes: 2,
  cost: 10,
  turn_seconds: null,
  ...parts,
});

test('[AGT-024] days are summed, and means weighed by conversations', () => {
  const sums = sumDays([
    day({
      conversations: 3,
      successful: 3,
      turn_seconds: { convai_llm_service_ttfb: 0.2, convai_tts_service_ttfb: 0.2 },
    }),
    day({ conversations: 1, failed: 1, turn_seconds: { convai_tts_service_ttfb: 0.8 } }),
    day({ turn_seconds: { convai_llm_service_ttfb: 9 } }),
  ]);
  expect(sums).toMatchObject({ conversations: 5, minutes: 6, cost: 30 });
  expect(sums.responseSeconds).toBeCloseTo(0.5);
  expect(successShare(sums)).toBe(0.75);
});

test('where nothing was judged or heard there is no figure, and not a zero', () => {
  const sums = sumDays([day({})]);
  expect(successShare(sums)).toBeUndefined();
  expect(sums.responseSeconds).toBeUndefined();
});

test('days without a conversation stand between the others', () => {
  const shown = everyDay([day({})], 3, new Date('2026-05-03T10:00:00Z'));
  expect(shown.map(({ day: name, sums }) => [name, sums.conversations])).toEqual([
    ['2026-05-01', 0],
    ['2026-05-02', 1],
    ['2026-05-03', 0],
  ]);
});

test('the busiest agent comes first', () => {
  const sums = sumByAgent([day({}), day({ agent_id: 'two', agent_name: null, conversations: 4 })]);
  expect(sums.map(({ agentId, name }) => [agentId, name])).toEqual([
    ['two', null],
    ['one', 'One'],
  ]);
});
