import { lazy, Suspense, useState } from 'react';
import { useMessages } from '#web/app/messages.ts';
import { usePalette } from '#web/app/palette/palette-state.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';

const loadPalette = () => import('#web/app/palette/command-palette.tsx');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

/** The palette's code comes with its first use. */
export function CommandPaletteHost() {
  const t = useMessages();
  const isOpen = usePalette((state) => state.isOpen);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  useShortcut({
    keys: 'mod+k',
    label: t('paletteTitle'),
    group: t('general'),
    worksInFields: true,
    run: () => usePalette.setState(({ isOpen: was }) => ({ isOpen: !was })),
  });
  return <Suspense>{wasOpened && <CommandPalette isOpen={isOpen} />}</Suspense>;
}
