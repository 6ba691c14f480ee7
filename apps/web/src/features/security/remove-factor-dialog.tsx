import type { SecondFactorKind } from '@mynah/contract/two-factor';
import { useState } from 'react';
import { CodeForm } from '#web/features/security/code-form.tsx';
import { useMessages } from '#web/features/security/messages.ts';
import { sendMfaCode, useUpdateFactors } from '#web/features/security/two-factor.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
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

function TextMeCode({ phoneNumber: phone }: { phoneNumber: string }) {
  const t = useMessages();
  const [isSent, setSent] = useState(false);
  const send = async () => setSent(await okOrToast(sendMfaCode()));
  return isSent ? (
    <p role="status" className="text-12 text-ink-3">
      {t('codeSentTo', { phone })}
    </p>
  ) : (
    <Button size="sm" className="self-start" onClick={() => void send()}>
      {t('textMeCode', { phone })}
    </Button>
  );
}
