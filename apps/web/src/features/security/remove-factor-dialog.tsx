import type { SecondFactorKind } from '@mynah/contract/accounts/two-factor';
import { CodeForm } from '#web/features/security/code-form.tsx';
import { useMessages } from '#web/features/security/messages.ts';
import { TextMeCode } from '#web/features/security/text-me-code.tsx';
import { useUpdateFactors } from '#web/features/security/two-factor.requests.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

type RemoveFactorDialogProps = {
  kind: SecondFactorKind;
  /** Masked; null where no text messages are set up. */
  phoneNumber: string | null;
  onClose: () => void;
};

/** Who is only at the keyboard cannot: a code is asked for. */
export function RemoveFactorDialog({ kind, phoneNumber, onClose }: RemoveFactorDialogProps) {
  const t = useMessages();
  const update = useUpdateFactors();
  const remove = async (code: string) => {
    await update.mutateAsync({ factor: kind, remove: true, code });
    toast.success(t('removed'));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('removeFactorTitle')}
      description={t('removeFactorText')}
    >
      <div className="pb-2">
        <CodeForm kind="any" label={t('code')} submitLabel={t('remove')} isDanger onSubmit={remove}>
          {phoneNumber && <TextMeCode phoneNumber={phoneNumber} />}
        </CodeForm>
      </div>
    </Dialog>
  );
}
