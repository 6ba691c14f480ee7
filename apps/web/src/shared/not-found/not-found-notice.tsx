import { type ReactNode, useEffect } from 'react';
import { useMessages } from '#web/shared/not-found/messages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { DEFAULT_DESTINATION } from '#web/shared/session/destinations.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type NotFoundNoticeProps = {
  /** As it was asked for, to see what was mistyped. */
  address?: string;
  /** Beside the way home. */
  action?: ReactNode;
};

/** What an address without a page shows, within the shell too: for a page that is not there for this person. */
export function NotFoundNotice({ address, action }: NotFoundNoticeProps) {
  const t = useMessages();
  const title = t('title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <EmptyState
      icon={<BrandMark />}
      title={title}
      text={
        <>
          {t('text')}
          {address && <code className="mt-2 block max-w-full truncate text-12 text-ink-3">{address}</code>}
        </>
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to={DEFAULT_DESTINATION} className={buttonClass({ variant: 'primary' })}>
            {t('backHome')}
          </Link>
          {action}
        </div>
      }
    />
  );
}
