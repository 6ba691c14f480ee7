import { Link } from '@tanstack/react-router';
import type { SpeechOrder } from '#web/features/text-to-speech/generate-speech.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { speechSamples } from '#web/features/text-to-speech/speech-samples.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const KEYS_PATH = '/app/settings/api-keys';

type CodeDialogProps = { order: SpeechOrder; isOpen: boolean; onClose: () => void };

export function CodeDialog({ order, isOpen, onClose }: CodeDialogProps) {
  const t = useMessages();
  const address = useAppConfig().data?.public_url ?? location.origin;
  const hasKeys = useHasPage(KEYS_PATH);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={t('getCodeTitle')}
      description={t('getCodeText')}
      footer={
        <>
          {hasKeys && (
            <Link to={KEYS_PATH} className={buttonClass()}>
              {t('createKey')}
            </Link>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <CodeBlock samples={speechSamples({ ...order, address })} />
    </Dialog>
  );
}
