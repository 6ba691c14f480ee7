import { Menu as MenuIcon, Moon, Search, Sun } from 'lucide-react';
import { HelpMenu } from '#web/app/help/help-menu.tsx';
import { useMessages } from '#web/app/messages.ts';
import { openPalette } from '#web/app/palette/palette-state.ts';
import { usePageTitle } from '#web/app/root-frame.tsx';
import { NotificationBell } from '#web/features/notifications/index.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { HeaderActionsSlot } from '#web/shared/header-actions.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { OnceIdle } from '#web/ui/once-idle.tsx';
import { chooseTheme, useTheme } from '#web/ui/theme/theme.ts';

const loadChecklist = () => import('#web/features/checklist/index.ts');
const ChecklistButton = lazy(async () => ({ default: (await loadChecklist()).ChecklistButton }));

export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const t = useMessages();
  const title = usePageTitle();
  return (
    <header className="flex h-(--header-height) shrink-0 items-center gap-2 border-b pe-3 ps-5 max-lg:ps-2">
      <IconButton size="sm" label={t('openMenu')} onClick={onOpenMenu} hideTooltip className="lg:hidden">
        <MenuIcon aria-hidden />
      </IconButton>
      <h1 className="min-w-0 flex-1 truncate font-semibold text-13">{title}</h1>
      <HeaderActionsSlot />
      <SearchButton />
      <OnceIdle load={loadChecklist}>
        <ChecklistButton />
      </OnceIdle>
      <NotificationBell />
      <HelpMenu />
      <ThemeButton />
    </header>
  );
}

function SearchButton() {
  const t = useMessages();
  return (
    <>
      <button
        type="button"
        onClick={() => openPalette()}
        className="flex h-8 w-52 items-center gap-2 rounded-md border bg-surface pe-1.5 ps-2.5 text-12 text-ink-3 transition-colors hover:border-line-strong hover:text-ink-2 max-md:hidden"
      >
        <Search aria-hidden className="size-3.5" />
        <span className="flex-1 text-start">{t('search')}</span>
        <Kbd keys="mod+k" />
      </button>
      <IconButton
        size="sm"
        label={t('search')}
        onClick={() => openPalette()}
        hideTooltip
        className="md:hidden"
      >
        <Search aria-hidden />
      </IconButton>
    </>
  );
}

function ThemeButton() {
  const t = useMessages();
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      size="sm"
      label={isDark ? t('switchToLight') : t('switchToDark')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
