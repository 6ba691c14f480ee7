import { useMutation } from '@tanstack/react-query';
import { BellOff, Unlink } from 'lucide-react';
import { optOutOfUpdates } from '#web/features/email-links/email-links.requests.ts';
import { useMessages } from '#web/features/email-links/messages.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FrontDoor } from '#web/ui/front-door.tsx';

/** One press, not the visit itself: scanners of mails open links too. */
export function Page() {
  const t = useMessages();
  const { key } = useSearchValues(({ key }) => ({ key }));
  return (
    <FrontDoor title={t('optOutHeading')} text={t('optOutText')}>
      <Card>
        {key ? (
          <OptOut optOutKey={key} />
        ) : (
          <EmptyState
            icon={<Unlink aria-hidden />}
            title={t('optOutNoKeyTitle')}
            text={t('optOutNoKeyText')}
          />
        )}
      </Card>
    </FrontDoor>
  );
}

function OptOut({ optOutKey }: { optOutKey: string }) {
  const t = useMessages();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: optOutOfUpdates });
  if (isSuccess) {
    return (
      <div role="status">
        <EmptyState icon={<BellOff aria-hidden />} title={t('optOutDoneTitle')} text={t('optOutDoneText')} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4 p-6">
      <FormError text={error ? errorText(error) : undefined} />
      <Button variant="primary" size="lg" isBusy={isPending} onClick={() => mutate(optOutKey)}>
        {t('optOutSubmit')}
      </Button>
    </div>
  );
}
