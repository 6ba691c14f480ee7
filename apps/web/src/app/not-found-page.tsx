import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMessages } from '#web/app/messages.ts';
import { DEFAULT_DESTINATION } from '#web/shared/session/redirect-target.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function NotFoundPage() {
  const t = useMessages();
  return (
    <main className="grid min-h-dvh place-items-center">
      <div>
        <h1 className="sr-only">{t('notFoundTitle')}</h1>
        <NotFoundNotice />
      </div>
    </main>
  );
}

/** The same within the shell: for a page that is not there for this person. */
export function NotFoundNotice() {
  const t = useMessages();
  const title = t('notFoundTitle');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <EmptyState
      icon={<BrandMark />}
      title={title}
      text={t('notFoundText')}
      action={
        <Link to={DEFAULT_DESTINATION} className={buttonClass({ variant: 'primary' })}>
          {t('backHome')}
        </Link>
      }
    />
  );
}
