import { act, cleanup, render, screen } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/shared/api/api-error.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';
import { MAX_TOASTS, TOAST_DURATION_MS } from '#web/ui/toast-queue.ts';
import { Toaster } from '#web/ui/toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => {
    sonner.dismiss();
    vi.advanceTimersByTime(1000);
  });
  cleanup();
  vi.useRealTimers();
});

const inView = () =>
  document.querySelectorAll('[data-sonner-toast][data-visible=true]:not([data-removed=true])').length;
const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('[NOT-005] closes after 5555 ms', async () => {
  expect(TOAST_DURATION_MS).toBe(5555);
  act(() => toast.info('Saved'));
  await passTime(0);
  await passTime(5554);
  expect(inView()).toBe(1);
  await passTime(1);
  expect(inView()).toBe(0);
});

it('[NOT-006] shows at most three, the newest', async () => {
  expect(MAX_TOASTS).toBe(3);
  for (const text of ['one', 'two', 'three', 'four', 'five']) {
    act(() => toast.info(text));
    await passTime(300);
  }
  expect(inView()).toBe(3);
  expect(screen.getByText('five')).toBeTruthy();
  expect(screen.queryByText('one')).toBeNull();
});

it('[ERR-031] [ERR-033] toasts a refusal and returns false', async () => {
  const refused = Promise.reject(new ApiError({ status: 404, message: 'No such voice' }));
  expect(await okOrToast(refused)).toBe(false);
  await passTime(0);
  expect(screen.getByText('No such voice')).toBeTruthy();
  expect(await okOrToast(Promise.resolve())).toBe(true);
});

it('[ERR-032] [ERR-034] keeps to the plain sentence from 500 on', async () => {
  await okOrToast(Promise.reject(new ApiError({ status: 500, message: 'stack' })));
  await passTime(0);
  expect(screen.getByText('Something went wrong, please try again later.')).toBeTruthy();
});
