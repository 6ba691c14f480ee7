import { create } from 'zustand';
import { useMessages } from '#web/app/messages.ts';
import { type Shortcut, useShortcut, useShortcutList } from '#web/shared/shortcuts/shortcuts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Kbd } from '#web/ui/kbd.tsx';

const useIsOpen = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const openShortcutList = () => useIsOpen.setState({ isOpen: true });

/** The list of keys, opened by `?`. It shows what is registered at this moment. */
export function ShortcutListHost() {
  const t = useMessages();
  const isOpen = useIsOpen((state) => state.isOpen);
  useShortcut({ keys: '?', label: t('keyboardShortcuts'), group: t('general'), run: openShortcutList });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => useIsOpen.setState({ isOpen: false })}
      title={t('keyboardShortcuts')}
      description={t('shortcutsText')}
    >
      <ShortcutGroups />
    </Dialog>
  );
}

function ShortcutGroups() {
  const shortcuts = useShortcutList((state) => state.shortcuts);
  return (
    <div className="flex flex-col gap-5 pb-3">
      {[...groupShortcuts(shortcuts)].map(([group, entries]) => (
        <section key={group}>
          <h3 className="pb-1 font-medium text-12 text-ink-3">{group}</h3>
          <ul>
            {entries.map((shortcut) => (
              <li
                key={shortcut.keys}
                className="flex items-center justify-between border-b py-2 last:border-b-0"
              >
                {shortcut.label}
                <Kbd keys={shortcut.keys} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function groupShortcuts(shortcuts: readonly Shortcut[]): Map<string, Shortcut[]> {
  const groups = new Map<string, Shortcut[]>();
  for (const shortcut of shortcuts)
    groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut]);
  return groups;
}
