import { useMessages } from '#web/app/messages.ts';
import { type Shortcut, useShortcutList } from '#web/shared/shortcuts/shortcuts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Kbd } from '#web/ui/kbd.tsx';

/** Shows what is registered at this moment. */
export function ShortcutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keyboardShortcuts')} description={t('shortcutsText')}>
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
