import { biometricTermsEffectiveDate } from '@mynah/contract/accounts/terms-dates';
import { useMessages } from '#web/features/terms/messages.ts';
import { useAcceptTerms } from '#web/features/terms/terms.requests.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { formatLongDay } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

const date = formatLongDay(new Date(biometricTermsEffectiveDate));

/** One answer, and no way around it: a refused call leaves it open (PRV-001, PRV-006, PRV-008). */
export function UpdatedTermsDialog({ isOpen }: { isOpen: boolean }) {
  const t = useMessages();
  const accept = useAcceptTerms();
  const text = useAppConfig().data?.biometric_terms ?? t('builtIn');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => undefined}
      canClose={false}
      title={t('title')}
      description={t('effective', { date })}
      footer={
        <Button
          variant="primary"
          isBusy={accept.isPending}
          onClick={() => void okOrToast(accept.mutateAsync())}
        >
          {t('accept')}
        </Button>
      }
    >
      <p className="whitespace-pre-line text-pretty text-13 text-ink-2">{text}</p>
      <a
        href="/privacy-policy"
        target="_blank"
        rel="noreferrer"
        className="mt-3 inline-block text-13 text-accent-ink underline"
      >
        {t('privacyPolicy')}
      </a>
    </Dialog>
  );
}
