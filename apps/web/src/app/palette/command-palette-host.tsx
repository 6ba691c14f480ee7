import { useMessages } from '#web/app/messages.ts';
import { closePalette, openPalette, usePalette } from '#web/app/palette/palette-state.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
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
    label: t('search'),
    group: t('general'),
    worksInFields: true,
    run: () => (usePalette.getState().isOpen ? closePalette() : openPalette()),
  });
  return (
    <FromFirstOpening isOpen={isOpen}>
      <CommandPalette isOpen={isOpen} />
    </FromFirstOpening>
  );
}
