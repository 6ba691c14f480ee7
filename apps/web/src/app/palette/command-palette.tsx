import { Dialog as Base } from '@base-ui/react/dialog';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/app/messages.ts';
import { type PaletteCommand, usePaletteCommands } from '#web/app/palette/palette-commands.tsx';
import { closePalette } from '#web/app/palette/palette-state.ts';
import { groupNavigation, itemsOf } from '#web/app/shell/navigation.ts';
import { usePages } from '#web/shared/pages.ts';
import { backdropClass } from '#web/ui/dialog.tsx';
import { Kbd } from '#web/ui/kbd.tsx';

export function CommandPalette({ isOpen }: { isOpen: boolean }) {
  const t = useMessages();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && closePalette()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className="fixed top-[14vh] left-1/2 z-50 w-[min(580px,calc(100vw-24px))] -translate-x-1/2 overflow-hidden rounded-2xl border bg-raised shadow-pop outline-none transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0">
          <Base.Title className="sr-only">{t('paletteTitle')}</Base.Title>
          <PaletteContent />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function PaletteContent() {
  const t = useMessages();
  const [query, setQuery] = useState('');
  const commands = usePaletteCommands();
  const pages = usePageCommands();
  return (
    <Command label={t('paletteTitle')} loop>
      <div className="flex items-center gap-2.5 border-b px-4">
        <Search aria-hidden className="size-4 text-ink-3" />
        <Command.Input
          value={query}
          onValueChange={setQuery}
          placeholder={t('palettePlaceholder')}
          className="h-12 w-full bg-transparent text-15 outline-none"
        />
      </div>
      {/* Beside the list: a list box may hold nothing but what can be chosen. */}
      <div role="status">
        <Command.Empty className="px-3 pt-8 pb-5 text-center text-ink-3">
          {t('noMatch', { query })}
        </Command.Empty>
      </div>
      <Command.List className="max-h-[min(460px,60vh)] overflow-y-auto p-1.5">
        <PaletteGroup heading={t('goTo')} commands={pages} />
        <PaletteGroup heading={t('general')} commands={commands} />
      </Command.List>
    </Command>
  );
}

function PaletteGroup({ heading, commands }: { heading: string; commands: readonly PaletteCommand[] }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-ink-3"
    >
      {commands.map(({ label, icon: Icon, keys, keywords, run }) => (
        <Command.Item
          key={label}
          value={label}
          keywords={keywords}
          onSelect={() => {
            closePalette();
            run();
          }}
          className="flex h-10 cursor-default items-center gap-3 rounded-md px-2.5 data-[selected=true]:bg-active [&_svg]:text-ink-3"
        >
          <Icon aria-hidden className="size-4" />
          <span className="flex-1">{label}</span>
          {keys && <Kbd keys={keys} />}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** In the order of the navigation, the settings last; a page that stands in both comes once. */
function usePageCommands(): PaletteCommand[] {
  const t = useMessages();
  const navigate = useNavigate();
  const pages = usePages();
  const items = [...groupNavigation(pages, t).flatMap((group) => group.items), ...itemsOf(pages, 'settings')];
  const titles = new Map(pages.map((page) => [page.path, page.title]));
  return [...new Map(items.map((item) => [item.path, item])).values()].map(({ path, label, icon }) => ({
    label: titles.get(path) ?? label,
    icon,
    run: () => void navigate({ to: path }),
  }));
}
