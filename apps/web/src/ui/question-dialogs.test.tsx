import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askToggle } from '#web/ui/ask-toggle.ts';
import { type ConfirmOptions, confirm } from '#web/ui/confirm.ts';
import { ConfirmDialogHost } from '#web/ui/confirm-dialog.tsx';
import { ToggleDialogHost } from '#web/ui/toggle-dialog.tsx';

beforeEach(() => {
  render(
    <>
      <ConfirmDialogHost />
      <ToggleDialogHost />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));

describe('confirm', () => {
  const ask = async (options: Partial<ConfirmOptions> = {}) => {
    let answer: Promise<boolean> = Promise.resolve(false);
    await act(async () => {
      answer = confirm({ title: 'Delete it?', confirmLabel: 'Delete', ...options });
    });
    return { answer };
  };

  it('[NOT-011] resolves to true, and to false by cancel, by closing and by escape', async () => {
    const confirmed = await ask();
    await press('Delete');
    expect(await confirmed.answer).toBe(true);
    for (const name of ['Cancel', 'Close']) {
      const cancelled = await ask();
      await press(name);
      expect(await cancelled.answer).toBe(false);
    }
    const escaped = await ask();
    await act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
    expect(await escaped.answer).toBe(false);
  });

  it('[NOT-009] waits for the required input', async () => {
    const { answer } = await ask({ requiredInput: { label: 'Name' } });
    expect(button('Delete').disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' ' } });
    expect(button('Delete').disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'a' } });
    expect(button('Delete').disabled).toBe(false);
    await press('Delete');
    expect(await answer).toBe(true);
  });

  it('[NOT-010] counts three seconds down', async () => {
    vi.useFakeTimers();
    await ask({ countdownSeconds: 3 });
    const passSecond = () => act(() => vi.advanceTimersByTimeAsync(1000));
    for (const seconds of [3, 2, 1]) {
      expect(button(`Delete (${seconds})`).disabled).toBe(true);
      await passSecond();
    }
    expect(button('Delete').disabled).toBe(false);
  });
});

describe('toggle', () => {
  const ask = async () => {
    let answer: Promise<boolean | null> = Promise.resolve(null);
    await act(async () => {
      answer = askToggle({
        title: 'Opt out',
        toggleLabel: 'Opt out',
        initialValue: false,
        confirmLabel: 'Save',
      });
    });
    return { answer };
  };

  it('[NOT-012] resolves to the toggle’s value, or to null on cancel', async () => {
    const off = await ask();
    await press('Save');
    expect(await off.answer).toBe(false);
    const on = await ask();
    await act(async () => void fireEvent.click(screen.getByRole('switch')));
    await press('Save');
    expect(await on.answer).toBe(true);
    const cancelled = await ask();
    await press('Cancel');
    expect(await cancelled.answer).toBeNull();
  });
});
