import { expect, test } from 'vitest';
import { findHistoryItem, waitUnlessAborted } from '#web/player/lookup/history-lookup.ts';

/** A clock that only counts: what was waited for is past at once. */
function lookUp(answers: (string | Error)[]) {
  let nowMs = 0;
  const callsAtMs: number[] = [];
  const found = findHistoryItem({
    wait: async (durationMs) => {
      nowMs += durationMs;
    },
    fetchItem: async () => {
      callsAtMs.push(nowMs);
      const answer = answers.shift() ?? new Error('not there');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { found, callsAtMs };
}

test('[PLR-013] the first look after 1 s, then every 5 s, ten in all', async () => {
  const { found, callsAtMs } = lookUp([]);
  expect(await found).toBeNull();
  expect(callsAtMs).toEqual([1, 6, 11, 16, 21, 26, 31, 36, 41, 46].map((seconds) => seconds * 1000));
});

test('[PLR-014] [PLR-016] failures are passed over until it is found', async () => {
  const { found, callsAtMs } = lookUp([new Error('500'), new Error('500'), 'item']);
  expect(await found).toBe('item');
  expect(callsAtMs).toHaveLength(3);
});

test('a wait ends with the item that it was for', async () => {
  const controller = new AbortController();
  const waiting = waitUnlessAborted(60_000, controller.signal);
  controller.abort(new Error('another item'));
  await expect(waiting).rejects.toThrow('another item');
});
