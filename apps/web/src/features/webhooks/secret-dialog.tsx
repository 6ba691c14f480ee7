import { useId } from 'react';
import { useMessages } from '#web/features/webhooks/messages.ts';
import { verifySamples } from '#web/features/webhooks/verify-samples.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type SecretDialogProps = { name: string; secret: string; onClose: () => void };

/** The only time that the secret is in view. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const t = useMessages();
  const id = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t('secretTitle', { name })}
      description={t('secretText')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <div className="flex items-center gap-2">
          <input
            aria-label={t('secret')}
            readOnly
            value={secret}
            onFocus={(event) => event.target.select()}
            className="figures h-9 min-w-0 flex-1 rounded-md border bg-sunken px-3 text-13"
          />
          <CopyButton text={secret} label={t('copySecret')} look={{ variant: 'secondary' }} />
        </div>
        <section aria-labelledby={id}>
          <h3 id={id} className="mb-2 font-medium text-13">
            {t('verify')}
          </h3>
          <CodeBlock samples={verifySamples} />
        </section>
      </div>
    </Dialog>
  );
}
