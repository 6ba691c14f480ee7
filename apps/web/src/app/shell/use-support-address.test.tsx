import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SUPPORT_DEBOUNCE_MS, supportAddress } from '#web/app/shell/use-support-address.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';

afterEach(() => {
  vi.useRealTimers();
});

function Reference({ value }: { value: string }) {
  return <output>{useDebounced(value, SUPPORT_DEBOUNCE_MS)}</output>;
}

it('[NOT-039] takes over one reference of five within 400 ms', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Reference value="a" />);
  for (const value of ['b', 'c', 'd', 'e', 'f']) {
    rerender(<Reference value={value} />);
    act(() => vi.advanceTimersByTime(80));
    expect(screen.getByRole('status').textContent).toBe('a');
  }
  act(() => vi.advanceTimersByTime(420));
  expect(screen.getByRole('status').textContent).toBe('f');
});

it('[NOT-040] leads to the operator’s help page and to nothing unsafe', () => {
  expect(supportAddress('https://help.example/a?b=1', '/app/home')).toBe(
    'https://help.example/a?b=1&ref=%2Fapp%2Fhome',
  );
  expect(supportAddress('mailto:help@example.com', '/app/home')).toBe('mailto:help@example.com');
  expect(supportAddress('javascript:alert(1)', '/app/home')).toBeUndefined();
});
