import type { JoinInfo } from '@mynah/contract/workspaces/invites';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { joinInfoQuery } from '#web/features/join/join.requests.ts';
import { useMessages } from '#web/features/join/messages.ts';
import { useJoin } from '#web/features/join/use-join.ts';
import { forgetInviteCode } from '#web/shared/account/invite-code.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Asks whoever came by an invite, on any page (WSP-036); 'Not now' asks again with the next visit. */
export function JoinDialog({ code }: { code: string }) {
  const [isPutOff, setPutOff] = useState(false);
  const info = useQuery(joinInfoQuery(code));
  const { step, join, cancelAndJoin } = useJoin();
  const close = () => setPutOff(true);
  if (isPutOff) return null;
  if (info.isError)
    return <UnusableInvite error={info.error} onRetry={() => void info.refetch()} onClose={close} />;
  if (step === 'must-cancel' || step === 'cancelling') {
    return (
      <CancelStep isBusy={step === 'cancelling'} onCancel={() => void cancelAndJoin()} onClose={close} />
    );
  }
  return <AskStep info={info.data} isBusy={step === 'joining'} onJoin={() => void join()} onClose={close} />;
}

type AskStepProps = { info: JoinInfo | undefined; isBusy: boolean; onJoin: () => void; onClose: () => void };

function AskStep({ info, isBusy, onJoin, onClose }: AskStepProps) {
  const t = useMessages();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isBusy}
      title={t('title')}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('notNow')}
          </Button>
          <Button disabled={isBusy} onClick={forgetInviteCode}>
            {t('decline')}
          </Button>
          <Button variant="primary" isBusy={isBusy} disabled={!info} onClick={onJoin}>
            {t('join')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 pb-1 text-13 text-ink-2">
        {info ? (
          <p className="break-words font-medium text-15 text-ink">
            {t('invitation', { inviter: info.inviter_name, workspace: info.workspace_name })}
          </p>
        ) : (
          <div role="status" aria-label={t('loading')}>
            <Skeleton className="h-5 w-70" />
          </div>
        )}
        <p>{t('irreversible')}</p>
        <p>{t('control')}</p>
      </div>
    </Dialog>
  );
}

type CancelStepProps = { isBusy: boolean; onCancel: () => void; onClose: () => void };

function CancelStep({ isBusy, onCancel, onClose }: CancelStepProps) {
  const t = useMessages();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isBusy}
      title={t('cancelTitle')}
      description={isBusy ? t('joining') : t('cancelText')}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onCancel}>
            {t('cancelAndJoin')}
          </Button>
        </>
      }
    />
  );
}

type UnusableInviteProps = { error: unknown; onRetry: () => void; onClose: () => void };

/** Used up or revoked: it is forgotten when the dialog closes. A broken line may be tried again. */
function UnusableInvite({ error, onRetry, onClose }: UnusableInviteProps) {
  const t = useMessages();
  const isOver = error instanceof ApiError && error.status !== null && error.status < 500;
  return (
    <Dialog isOpen onClose={isOver ? forgetInviteCode : onClose} title={t('title')}>
      <ErrorState
        error={error}
        title={t('invalidTitle')}
        onRetry={isOver ? undefined : onRetry}
        action={
          isOver && (
            <Button size="sm" onClick={forgetInviteCode}>
              {t('close')}
            </Button>
          )
        }
      />
    </Dialog>
  );
}
