import { type ReactNode, useState } from 'react';
import { ChangeEmailDialog } from '#web/features/email-links/index.ts';
import { useMessages } from '#web/features/settings/messages.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function AccountDetails() {
  const t = useMessages();
  const { data: user, error, refetch } = useUser();
  if (user) {
    return (
      <Card>
        <dl className="divide-y">
          {user.email && (
            <Detail term={t('email')}>
              <span className="truncate">{user.email}</span>
              <ChangeEmail />
            </Detail>
          )}
          {user.profile_page_handle && (
            <Detail term={t('profileHandle')}>
              <span className="truncate">@{user.profile_page_handle}</span>
            </Detail>
          )}
          <Detail term={t('userId')}>
            <span className="figures truncate text-12">{user.user_id}</span>
            <CopyButton text={user.user_id} label={t('copyUserId')} />
          </Detail>
        </dl>
      </Card>
    );
  }
  return (
    <Card>
      {error ? (
        <ErrorState error={error} title={t('accountFailed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="m-4 h-24" />
      )}
    </Card>
  );
}

function ChangeEmail() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {t('changeEmail')}
      </Button>
      {isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-12 items-center gap-x-4 px-4 max-sm:flex-wrap max-sm:py-2">
      <dt className="w-28 shrink-0 text-ink-3 max-sm:w-full max-sm:text-12">{term}</dt>
      <dd className="flex min-w-0 flex-1 items-center justify-between gap-2">{children}</dd>
    </div>
  );
}
