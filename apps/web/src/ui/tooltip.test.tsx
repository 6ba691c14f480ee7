import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

/** The popup's code comes with the first tooltip; from then on the pauses are what counts. */
beforeAll(async () => {
  render(<IconButton label="First">x</IconButton>);
  hover(screen.getByRole('button'));
  await screen.findByText('First');
  cleanup();
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function hover(element: HTMLElement) {
  fireEvent.pointerEnter(element, { pointerType: 'mouse' });
  fireEvent.mouseEnter(element);
  fireEvent.mouseMove(element);
}

it('[NOT-007] [NOT-008] shows after 100 ms on icon buttons', async () => {
  render(<IconButton label="Close it">x</IconButton>);
  hover(screen.getByRole('button'));
  await passTime(99);
  expect(screen.queryByText('Close it')).toBeNull();
  await passTime(1);
  expect(screen.getByText('Close it')).toBeTruthy();
});

it('[NOT-007] [NOT-008] shows after 400 ms on text', async () => {
  render(<Tooltip kind="text" text="More about it" trigger={<button type="button">Term</button>} />);
  hover(screen.getByRole('button'));
  await passTime(399);
  expect(screen.queryByText('More about it')).toBeNull();
  await passTime(1);
  expect(screen.getByText('More about it')).toBeTruthy();
});
