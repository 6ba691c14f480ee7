import { expect, test } from 'vitest';
import { planWindows } from './plan-windows.ts';

test('a short span is one window', () => {
  expect(planWindows([{ startMs: 100, endMs: 700 }])).toEqual([{ startMs: 100, endMs: 700 }]);
});

test('windows fill a long span evenly from its beginning to its end', () => {
  const windows = planWindows([{ startMs: 1000, endMs: 4200 }]);
  expect(windows[0]).toEqual({ startMs: 1000, endMs: 2500 });
  expect(windows.at(-1)).toEqual({ startMs: 2700, endMs: 4200 });
  const steps = windows.slice(1).map((window, index) => window.startMs - windows[index]!.startMs);
  expect(Math.max(...steps)).toBeLessThanOrEqual(500);
});
