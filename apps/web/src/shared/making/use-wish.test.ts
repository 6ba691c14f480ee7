import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useWish } from '#web/shared/making/use-wish.ts';

function setUp(isArriving: boolean) {
  const carryOut = vi.fn();
  const hook = renderHook((props: { isArriving: boolean }) => useWish({ ...props, carryOut }), {
    initialProps: { isArriving },
  });
  return { ...hook, carryOut, wish: () => hook.result.current };
}

test('a press is carried out at once when all is there, and each press once', () => {
  const { wish, carryOut } = setUp(false);
  act(() => wish().make());
  expect(carryOut).toHaveBeenCalledOnce();
  act(() => wish().make());
  expect(carryOut).toHaveBeenCalledTimes(2);
});

test('a press that comes too early waits, and is carried out once', () => {
  const { wish, carryOut, rerender } = setUp(true);
  act(() => wish().make());
  expect(wish().isOpen).toBe(true);
  expect(carryOut).not.toHaveBeenCalled();
  rerender({ isArriving: false });
  expect(carryOut).toHaveBeenCalledOnce();
  expect(wish().isOpen).toBe(false);
  rerender({ isArriving: true });
  rerender({ isArriving: false });
  expect(carryOut).toHaveBeenCalledOnce();
});

test('a dropped wish stays undone', () => {
  const { wish, carryOut, rerender } = setUp(true);
  act(() => wish().make());
  act(() => wish().drop());
  expect(wish().isOpen).toBe(false);
  rerender({ isArriving: false });
  expect(carryOut).not.toHaveBeenCalled();
});
