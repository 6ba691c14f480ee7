import { useEffect, useId } from 'react';
import { useMessages } from '#web/features/api-keys/messages.ts';
import { speechSamples } from '#web/features/api-keys/speech-samples.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { track } from '#web/shared/track.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** The only time that the key is in view. */
export function NewKeyDialog({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const t = useMessages();
  const id = useId();
  // shown once is as far as a key is ever unhidden (NOT-032)
  useEffect(() => track({ name: 'api_key_unhidden' }), []);
  const address = useAppConfig().data?.public_url ?? location.origin;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t('newTitle')}
      description={t('newText')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <div className="flex items-center gap-2">
          <input
            aria-label={t('newKey')}
            readOnly
            value={apiKey}
            onFocus={(event) => event.target.select()}
            className="figures h-9 min-w-0 flex-1 rounded-md border bg-sunken px-3 text-13"
          />
          <CopyButton text={apiKey} label={t('copyKey')} look={{ variant: 'secondary' }} />
        </div>
        <section aria-labelledby={id}>
          <h3 id={id} className="mb-2 font-medium text-13">
            {t('tryIt')}
          </h3>
          <CodeBlock samples={speechSamples({ address, apiKey })} />
        </section>
      </div>
    </Dialog>
  );
}
