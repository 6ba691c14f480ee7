import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from '#web/features/history/use-selection.ts';

const all = ['a', 'b', 'c', 'd', 'e'];

function start(listed: readonly string[] = all) {
  const { result, rerender } = renderHook((ids: readonly string[]) => useSelection(ids), {
    initialProps: listed,
  });
  const chosen = () => result.current.ids.join('');
  return { result, rerender, chosen };
}

test('shift takes or drops everything up to the one that was changed last', () => {
  const { result, chosen } = start();
  act(() => result.current.set('d', true));
  act(() => result.current.set('b', true, true));
  expect(chosen()).toBe('bcd');
  act(() => result.current.set('c', false, true));
  expect(chosen()).toBe('d');
});

test('a range without a beginning is the one item', () => {
  const { result, chosen } = start();
  act(() => result.current.set('c', true, true));
  expect(chosen()).toBe('c');
  act(() => result.current.extend('c', 'e'));
  expect(chosen()).toBe('cde');
});

test('what leaves the list is chosen no longer', () => {
  const { result, rerender, chosen } = start();
  act(() => result.current.selectAll());
  rerender(['a', 'c']);
  expect(chosen()).toBe('ac');
  act(() => result.current.clear());
  expect(chosen()).toBe('');
});
