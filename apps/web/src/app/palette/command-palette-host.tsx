import { lazy } from 'react';
import { useMessages } from '#web/app/messages.ts';
import { usePalette } from '#web/app/palette/palette-state.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

const CommandPalette = lazy(async () => ({
  default: (await import('#web/app/palette/command-palette.tsx')).CommandPalette,
}));

export function CommandPaletteHost() {
  const t = useMessages();
  const isOpen = usePalette((state) => state.isOpen);
  useShortcut({
    keys: 'mod+k',
    label: t('paletteTitle'),
    group: t('general'),
    worksInFields: true,
    run: () => usePalette.setState(({ isOpen: was }) => ({ isOpen: !was })),
  });
  return (
    <FromFirstOpening isOpen={isOpen}>
      <CommandPalette isOpen={isOpen} />
    </FromFirstOpening>
  );
}
