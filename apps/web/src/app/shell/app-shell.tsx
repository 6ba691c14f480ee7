import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/app/messages.ts';
import { CommandPaletteHost } from '#web/app/palette/command-palette-host.tsx';
import { AddressDialogs } from '#web/app/shell/address-dialogs.tsx';
import { ConnectionNotice } from '#web/app/shell/connection-notice.tsx';
import { EngineNotice } from '#web/app/shell/engine-notice.tsx';
import { Header } from '#web/app/shell/header.tsx';
import { ShortcutListHost } from '#web/app/shell/shortcut-list-host.tsx';
import { Sidebar } from '#web/app/shell/sidebar.tsx';
import { useAccountLanguage } from '#web/app/shell/use-account-language.ts';
import { useFirstLoad } from '#web/app/shell/use-first-load.ts';
import { useInactivity } from '#web/app/shell/use-inactivity.ts';
import { NotificationBanner } from '#web/features/notifications/index.ts';
import { OnboardingGate } from '#web/features/onboarding/index.ts';
import { PlayerBar } from '#web/player/index.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { Outlet, useLocation, useRoute } from '#web/shared/routing/index.ts';
import { startRefreshTimer } from '#web/shared/session/refresh-timer.ts';
import { refreshSession, useSession } from '#web/shared/session/session.ts';
import { useShowTarget } from '#web/shared/show-target.ts';
import { whenIdle } from '#web/shared/when-idle.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { OnceIdle } from '#web/ui/once-idle.tsx';
import { loadTooltipPopup } from '#web/ui/tooltip.tsx';

const loadExtras = () => import('#web/app/shell/shell-extras.tsx');
const ShellExtras = lazy(async () => ({ default: (await loadExtras()).ShellExtras }));

const NavigationDrawer = lazy(async () => ({
  default: (await import('#web/app/shell/navigation-drawer.tsx')).NavigationDrawer,
}));

/** The frame of every signed-in page: navigation at the side, the player at the bottom, the page between. */
export function AppShell({ children = <Outlet /> }: { children?: ReactNode }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isFullBleed = useRoute()?.isFullBleed ?? false;
  const main = useFocusOnNavigation(() => setDrawerOpen(false));
  useTokenRefresh();
  useInactivity();
  useAccountLanguage();
  useFirstLoad();
  useShowTarget();
  useEffect(() => whenIdle(loadTooltipPopup), []);
  return (
    <div className="flex h-dvh">
      <OnboardingGate />
      <SkipLink />
      <Sidebar />
      <FromFirstOpening isOpen={isDrawerOpen}>
        <NavigationDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      </FromFirstOpening>
      <div className="flex min-w-0 flex-1 flex-col">
        <Header onOpenMenu={() => setDrawerOpen(true)} />
        <ConnectionNotice />
        <EngineNotice />
        <NotificationBanner />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className={classNames(
            'relative min-h-0 flex-1 outline-none',
            isFullBleed ? 'flex flex-col overflow-hidden' : 'overflow-y-auto',
          )}
        >
          {children}
        </main>
        <PlayerBar />
      </div>
      <AddressDialogs />
      <CommandPaletteHost />
      <ShortcutListHost />
      <OnceIdle load={loadExtras}>
        <ShellExtras />
      </OnceIdle>
    </div>
  );
}

function SkipLink() {
  const t = useMessages();
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:start-2 focus:z-60 focus:rounded-md focus:bg-ink focus:px-3 focus:py-2 focus:text-on-ink"
    >
      {t('skipToContent')}
    </a>
  );
}

/** A new page begins at its beginning, for readers too; the first page keeps the browser's own focus. */
function useFocusOnNavigation(onNavigate: () => void) {
  const main = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const former = useRef(pathname);
  const latest = useRef(onNavigate);
  latest.current = onNavigate;
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    latest.current();
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Keeps a verified user's access token fresh while the shell is open (ACC-022). */
function useTokenRefresh(): void {
  const isVerified = useSession((session) => session.isVerified);
  useEffect(() => startRefreshTimer({ isVerified }, refreshSession), [isVerified]);
}
