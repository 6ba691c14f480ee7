import { create } from 'zustand';
import { useMessages } from '#web/app/messages.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

const ShortcutDialog = lazy(async () => ({
  default: (await import('#web/app/shell/shortcut-dialog.tsx')).ShortcutDialog,
}));

const useIsOpen = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const openShortcutList = () => useIsOpen.setState({ isOpen: true });

/** The list of keys, opened by `?`. */
export function ShortcutListHost() {
  const t = useMessages();
  const isOpen = useIsOpen((state) => state.isOpen);
  useShortcut({ keys: '?', label: t('keyboardShortcuts'), group: t('general'), run: openShortcutList });
  return (
    <FromFirstOpening isOpen={isOpen}>
      <ShortcutDialog isOpen={isOpen} onClose={() => useIsOpen.setState({ isOpen: false })} />
    </FromFirstOpening>
  );
}
