import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#web/features/agents/messages.ts';
import { userQuery, useUser } from '#web/shared/account/account.requests.ts';
import { call } from '#web/shared/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** AGT-023: who opens the agents for the first time agrees once to what holds for them; the second is kept. */
export function AgreementGate({ children }: { children: ReactNode }) {
  const t = useMessages();
  const { data: user, error, refetch } = useUser();
  if (!user && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!user) return <Loading label={t('loading')} />;
  return user.terms_agreed_to.conversational_ai_agreement_unix === null ? <Agreement /> : children;
}

function Loading({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="mx-auto flex w-full max-w-240 flex-col gap-5 px-4 pt-6 xs:px-6"
    >
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-60 w-full" />
    </div>
  );
}

function Agreement() {
  const t = useMessages();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const agree = async (): Promise<void> => {
    setBusy(true);
    const json = { agreement: 'conversational_ai_agreement' } as const;
    if (await okOrToast(call('POST /v1/user/accept-terms', { json }))) {
      await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    }
    setBusy(false);
  };
  return (
    <div className="mx-auto w-full max-w-130 px-4 py-12 xs:px-6">
      <Card className="flex flex-col gap-4 p-6">
        <h2 className="font-semibold text-18">{t('agreementTitle')}</h2>
        <ul className="flex list-disc flex-col gap-2 ps-5 text-13 text-ink-2">
          <li>{t('agreementSay')}</li>
          <li>{t('agreementRecord')}</li>
          <li>{t('agreementVoice')}</li>
          <li>{t('agreementCheck')}</li>
        </ul>
        <Button variant="primary" isBusy={isBusy} onClick={() => void agree()} className="self-start">
          {t('agree')}
        </Button>
      </Card>
    </div>
  );
}
