import { Search } from 'lucide-react';
import { closestPages, wordsOfAddress } from '#web/app/closest-pages.ts';
import { openPalette } from '#web/app/palette/palette-state.ts';
import { AppShell } from '#web/app/shell/app-shell.tsx';
import { useMessages } from '#web/shared/not-found/messages.ts';
import { NotFoundNotice } from '#web/shared/not-found/not-found-notice.tsx';
import { usePages } from '#web/shared/pages.ts';
import { Link, useLocation } from '#web/shared/routing/index.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Button } from '#web/ui/button.tsx';

/** In the shell: the search is at hand, and so are the pages that the address may have meant. */
export function NotFoundPage() {
  const t = useMessages();
  const { pathname } = useLocation();
  return (
    <div className="grid min-h-full place-items-center py-8">
      <div className="flex w-full flex-col items-center">
        <NotFoundNotice
          address={pathname}
          action={
            <Button onClick={() => openPalette(wordsOfAddress(pathname).join(' '))}>
              <Search aria-hidden />
              {t('search')}
            </Button>
          }
        />
        <Ways pathname={pathname} />
      </div>
    </div>
  );
}

/** Outside of the app's addresses; whoever is signed in stays in the shell all the same. */
export function PlainNotFoundPage() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.isSignedIn);
  if (isSignedIn) {
    return (
      <AppShell>
        <NotFoundPage />
      </AppShell>
    );
  }
  return (
    <main className="grid min-h-dvh place-items-center">
      <div>
        <h1 className="sr-only">{t('title')}</h1>
        <NotFoundNotice />
      </div>
    </main>
  );
}

function Ways({ pathname }: { pathname: string }) {
  const t = useMessages();
  const ways = closestPages(pathname, usePages());
  if (ways.length === 0) return null;
  return (
    <nav aria-label={t('meant')} className="flex w-full max-w-100 flex-col px-4">
      <p className="pb-2 text-center text-12 text-ink-3">{t('meant')}</p>
      <ul className="divide-y overflow-hidden rounded-xl border bg-surface shadow-card">
        {ways.map(({ path, title, navigation }) => {
          const Icon = navigation?.[0]?.icon ?? Search;
          return (
            <li key={path}>
              <Link
                to={path}
                className="flex h-11 items-center gap-3 px-4 text-13 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
              >
                <Icon aria-hidden className="size-4 text-ink-2" />
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
