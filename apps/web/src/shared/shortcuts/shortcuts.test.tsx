import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  listenToShortcuts,
  type Shortcut,
  useShortcut,
  useShortcutList,
} from '#web/shared/shortcuts/shortcuts.ts';

function Key(shortcut: Shortcut) {
  useShortcut(shortcut);
  return <input />;
}

let stop: () => void;
beforeEach(() => {
  stop = listenToShortcuts();
});
afterEach(() => {
  cleanup();
  stop();
});

const press = (init: KeyboardEventInit, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

it('runs by Ctrl and by Cmd, and only so', () => {
  const run = vi.fn();
  render(<Key keys="mod+k" label="Search" group="General" run={run} />);
  press({ key: 'k', ctrlKey: true });
  press({ key: 'k', metaKey: true });
  press({ key: 'k' });
  expect(run).toHaveBeenCalledTimes(2);
});

it('leaves typing alone', () => {
  const run = vi.fn();
  const { container } = render(<Key keys="?" label="Keys" group="General" run={run} />);
  const field = container.querySelector('input');
  press({ key: '?', shiftKey: true }, field ?? undefined);
  expect(run).not.toHaveBeenCalled();
  press({ key: '?', shiftKey: true });
  expect(run).toHaveBeenCalledOnce();
});

it('lists what is there and forgets what has gone', () => {
  const { unmount } = render(<Key keys="?" label="Keys" group="General" run={vi.fn()} />);
  expect(useShortcutList.getState().shortcuts.map(({ label }) => label)).toEqual(['Keys']);
  unmount();
  expect(useShortcutList.getState().shortcuts).toEqual([]);
});
