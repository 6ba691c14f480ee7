import { Link } from '@tanstack/react-router';
import { changeSamples } from '#web/features/speech-to-speech/change-samples.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import type { ChangeSetup } from '#web/features/speech-to-speech/use-change.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const KEYS_PATH = '/app/settings/api-keys';

type CodeDialogProps = { setup: ChangeSetup; isOpen: boolean; onClose: () => void };

export function CodeDialog({ setup, isOpen, onClose }: CodeDialogProps) {
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
      <CodeBlock samples={changeSamples({ ...setup, address })} />
    </Dialog>
  );
}
