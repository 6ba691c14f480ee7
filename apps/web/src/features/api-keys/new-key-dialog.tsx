import { useEffect, useId } from 'react';
import { useMessages } from '#web/features/api-keys/messages.ts';
import { speechSamples } from '#web/features/api-keys/speech-samples.ts';
import { useServerAddress } from '#web/shared/app-config.ts';
import { track } from '#web/shared/track.ts';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { SecretDialog } from '#web/ui/secret-dialog.tsx';

type NewKeyDialogProps = {
  apiKey: string;
  /** Left out for keys that cannot speak. */
  hasSamples?: boolean;
  onClose: () => void;
};

export function NewKeyDialog({ apiKey, hasSamples = true, onClose }: NewKeyDialogProps) {
  const t = useMessages();
  const id = useId();
  // a key is kept as a hash: this view is the unhiding (NOT-032)
  useEffect(() => track({ name: 'api_key_unhidden' }), []);
  const address = useServerAddress();
  return (
    <SecretDialog
      title={t('newTitle')}
      text={t('newText')}
      label={t('newKey')}
      copyLabel={t('copyKey')}
      secret={apiKey}
      onClose={onClose}
    >
      {hasSamples && (
        <section aria-labelledby={id}>
          <h3 id={id} className="mb-2 font-medium text-13">
            {t('tryIt')}
          </h3>
          <CodeBlock samples={speechSamples({ address, apiKey })} />
        </section>
      )}
    </SecretDialog>
  );
}
