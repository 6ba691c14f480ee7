import { useId } from 'react';
import { useMessages } from '#web/features/webhooks/messages.ts';
import { verifySamples } from '#web/features/webhooks/verify-samples.ts';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { SecretDialog } from '#web/ui/secret-dialog.tsx';

type NewSecretDialogProps = { name: string; secret: string; onClose: () => void };

export function NewSecretDialog({ name, secret, onClose }: NewSecretDialogProps) {
  const t = useMessages();
  const id = useId();
  return (
    <SecretDialog
      title={t('secretTitle', { name })}
      text={t('secretText')}
      label={t('secret')}
      copyLabel={t('copySecret')}
      secret={secret}
      onClose={onClose}
    >
      <section aria-labelledby={id}>
        <h3 id={id} className="mb-2 font-medium text-13">
          {t('verify')}
        </h3>
        <CodeBlock samples={verifySamples} />
      </section>
    </SecretDialog>
  );
}
