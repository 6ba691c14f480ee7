import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMessages } from '#web/shared/not-found/messages.ts';
import { DEFAULT_DESTINATION } from '#web/shared/session/redirect-target.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** What an address without a page shows, within the shell too: for a page that is not there for this person. */
export function NotFoundNotice() {
  const t = useMessages();
  const title = t('title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <EmptyState
      icon={<BrandMark />}
      title={title}
      text={t('text')}
      action={
        <Link to={DEFAULT_DESTINATION} className={buttonClass({ variant: 'primary' })}>
          {t('backHome')}
        </Link>
      }
    />
  );
}
