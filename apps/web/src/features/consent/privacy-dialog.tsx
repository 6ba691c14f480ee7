import { ConsentForm } from '#web/features/consent/consent-form.tsx';
import { useMessages } from '#web/features/consent/messages.ts';
import { SaleSwitch } from '#web/features/consent/sale-switch.tsx';
import { useConsent } from '#web/shared/consent/consent.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** The same choices once more, for whoever thinks otherwise later. */
export function PrivacyDialog({ isOpen }: { isOpen: boolean }) {
  const t = useMessages();
  const close = () => useConsent.setState({ isDialogOpen: false });
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('choices')} description={t('choicesText')}>
      <ConsentForm onDecided={close} />
      <SaleSwitch className="mt-5 border-t pt-5" />
    </Dialog>
  );
}
