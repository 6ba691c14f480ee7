import { useMutation } from '@tanstack/react-query';
import { Undo2, Unlink } from 'lucide-react';
import { restoreAccount } from '#web/features/email-links/email-links.requests.ts';
import { useMessages } from '#web/features/email-links/messages.ts';
import { BackToSignIn, SignInButton } from '#web/features/email-links/sign-in-link.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { DEFAULT_DESTINATION } from '#web/shared/session/destinations.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FrontDoor } from '#web/ui/front-door.tsx';

/** The way back from a deletion: one press, not the visit itself, since scanners of mails open links too. */
export function Page() {
  const t = useMessages();
  const { code } = useSearchValues(({ code }) => ({ code }));
  return (
    <FrontDoor title={t('restoreHeading')} text={t('restoreText')}>
      <Card>
        {code ? (
          <Restore code={code} />
        ) : (
          <EmptyState
            icon={<Unlink aria-hidden />}
            title={t('restoreNoCodeTitle')}
            text={t('restoreNoCodeText')}
          />
        )}
      </Card>
      <BackToSignIn />
    </FrontDoor>
  );
}

function Restore({ code }: { code: string }) {
  const t = useMessages();
  const { mutate, isPending, data, error } = useMutation({ mutationFn: restoreAccount });
  if (data) {
    return (
      <div role="status">
        <EmptyState
          icon={<Undo2 aria-hidden />}
          title={t('restoredTitle', { email: data.email })}
          text={t('restoredText')}
          action={<SignInButton continueUrl={DEFAULT_DESTINATION} />}
        />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4 p-6">
      <p className="text-13 text-ink-2">{t('restoreLost')}</p>
      <FormError text={error ? errorText(error) : undefined} />
      <Button variant="primary" size="lg" isBusy={isPending} onClick={() => mutate(code)}>
        {t('restoreSubmit')}
      </Button>
    </div>
  );
}
