import { useEffect, useRef } from 'react';
import { create } from 'zustand';

export type Shortcut = {
  /** Lower case, joined by `+`; `mod` is Ctrl, and Cmd on Apple machines: `mod+k`, `?`, `mod+enter`. */
  keys: string;
  label: string;
  /** Heads its part of the list, for example the page's name. */
  group: string;
  /** True also while the cursor is in a field; meant for combinations with `mod`. */
  worksInFields?: boolean;
  run: (event: KeyboardEvent) => void;
};

/** What can be pressed at this moment, in the order in which it was registered. */
export const useShortcutList = create<{ shortcuts: readonly Shortcut[] }>(() => ({ shortcuts: [] }));

/** Registers a shortcut while the component is there, so that the list of keys always tells the truth. */
export function useShortcut(shortcut: Shortcut): void {
  const latest = useRef(shortcut);
  latest.current = shortcut;
  const { keys, label, group, worksInFields } = shortcut;
  useEffect(() => {
    const entry: Shortcut = { keys, label, group, worksInFields, run: (event) => latest.current.run(event) };
    useShortcutList.setState(({ shortcuts }) => ({ shortcuts: [...shortcuts, entry] }));
    return () =>
      useShortcutList.setState(({ shortcuts }) => ({
        shortcuts: shortcuts.filter((other) => other !== entry),
      }));
  }, [keys, label, group, worksInFields]);
}

/** Listens to the keyboard for all shortcuts; the last registered wins. Returns the way to stop. */
export function listenToShortcuts(): () => void {
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const isTyping = isField(event.target) || isPressOfControl(event);
  const match = useShortcutList
    .getState()
    .shortcuts.findLast(
      (shortcut) => matchesKeys(event, shortcut.keys) && (!isTyping || shortcut.worksInFields),
    );
  if (!match) return;
  event.preventDefault();
  match.run(event);
}

export function matchesKeys(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) === 'space' ? ' ' : parts.at(-1);
  const wantsMod = parts.includes('mod');
  // `?` already needs shift on most keyboards, so shift counts only where it is asked for by name.
  const wantsShift = parts.includes('shift');
  return (
    event.key.toLowerCase() === key &&
    (event.ctrlKey || event.metaKey) === wantsMod &&
    !event.altKey &&
    (!wantsShift || event.shiftKey)
  );
}

const TEXT_ENTRY =
  'input:not([type=checkbox], [type=radio], [type=button], [type=range]), textarea, select, [contenteditable=true]';

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_ENTRY) !== null;
}

/** Space presses the control that has the focus; only elsewhere is it free. */
function isPressOfControl(event: KeyboardEvent): boolean {
  return (
    event.key === ' ' && event.target instanceof Element && event.target.closest(PRESSED_BY_SPACE) !== null
  );
}

const PRESSED_BY_SPACE =
  'button, summary, [type=checkbox], [type=radio], [role=button], [role^=menuitem], [role=option], [role=tab]';
