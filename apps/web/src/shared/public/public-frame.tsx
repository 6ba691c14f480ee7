import { publicPages } from '@mynah/contract/public-pages';
import type { ReactNode } from 'react';
import { useAppConfig, useBrandName } from '#web/shared/app-config.ts';
import { useMessages } from '#web/shared/public/messages.ts';
import { Link, useLocation } from '#web/shared/routing/index.ts';
import { DEFAULT_DESTINATION, SIGN_IN_PATH } from '#web/shared/session/destinations.ts';
import { useSession } from '#web/shared/session/session.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { scrollRowClass, useScrollRow } from '#web/ui/use-scroll-row.ts';

type PublicFrameProps = {
  title: string;
  text: ReactNode;
  /** The page of the app that does this: where a sign-in leads. */
  appPath: string;
  children: ReactNode;
};

const linkClass =
  'rounded-md px-2 py-1 font-medium text-13 text-ink-2 hover:text-ink aria-[current=page]:text-ink';

const listed = Object.values(publicPages).flatMap((page) => ('name' in page ? [page] : []));

/** Around a page for people without an account: what it is, what else there is, and the way in. */
export function PublicFrame({ title, text, appPath, children }: PublicFrameProps) {
  const t = useMessages();
  const { pathname } = useLocation();
  const row = useScrollRow<HTMLElement>(pathname);
  const hasPrices = useAppConfig().data?.charges_for_plans !== false;
  const shown = listed.filter(({ path }) => hasPrices || path !== publicPages.pricing.path);
  return (
    <div className="min-h-dvh">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:start-2 focus:z-60 focus:rounded-md focus:bg-ink focus:px-3 focus:py-2 focus:text-on-ink"
      >
        {t('skip')}
      </a>
      <header className="mx-auto flex max-w-288 items-center gap-x-4 gap-y-2 px-6 py-4 max-md:flex-wrap max-sm:px-4">
        <Brand />
        <nav
          aria-label={t('pages')}
          ref={row}
          className={`${scrollRowClass} -mx-2 flex-1 max-md:order-last max-md:basis-full`}
        >
          {shown.map(({ path, name }) => (
            <Link key={path} to={path} marksCurrent className={`${linkClass} shrink-0`}>
              {name}
            </Link>
          ))}
        </nav>
        <WayIn appPath={appPath} />
      </header>
      <main id="main" className="mx-auto max-w-288 px-6 pt-10 pb-20 max-sm:px-4 max-sm:pt-6">
        <h1 className="max-w-180 text-balance font-semibold text-[clamp(1.75rem,4vw,3rem)] leading-[1.08] tracking-[-0.03em]">
          {title}
        </h1>
        <p className="mt-4 max-w-150 text-pretty text-15 text-ink-2 leading-6">{text}</p>
        <div className="mt-8">{children}</div>
      </main>
    </div>
  );
}

function Brand() {
  const name = useBrandName();
  const isSignedIn = useSession((session) => session.isSignedIn);
  const look = 'flex items-center gap-2 font-semibold text-15';
  const content = (
    <>
      <BrandMark />
      {name}
    </>
  );
  // the front page is the server's own
  return isSignedIn ? (
    <Link to={DEFAULT_DESTINATION} className={look}>
      {content}
    </Link>
  ) : (
    <a href="/" className={look}>
      {content}
    </a>
  );
}

function WayIn({ appPath }: { appPath: string }) {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.isSignedIn);
  return (
    <div className="flex shrink-0 items-center gap-2 max-md:ms-auto">
      {isSignedIn ? (
        <Link to={appPath} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          {t('openApp')}
        </Link>
      ) : (
        <>
          <Link to={SIGN_IN_PATH} search={{ redirect: appPath }} className={buttonClass({ size: 'sm' })}>
            {t('signIn')}
          </Link>
          <StartLink appPath={appPath} size="sm" />
        </>
      )}
    </div>
  );
}

/** The way to an account, or for those who have one to the page of the app; nothing where nobody may make one. */
export function StartLink({ appPath, size = 'lg' }: { appPath: string; size?: 'sm' | 'lg' }) {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.isSignedIn);
  const signUp = useAppConfig().data?.sign_up;
  if (!isSignedIn && signUp !== 'open') return null;
  const look = buttonClass({ variant: 'primary', size });
  return isSignedIn ? (
    <Link to={appPath} className={look}>
      {t('openApp')}
    </Link>
  ) : (
    <Link to="/app/sign-up" search={{ redirect: appPath }} className={look}>
      {t('start')}
    </Link>
  );
}
