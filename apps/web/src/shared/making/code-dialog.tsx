import { useServerAddress } from '#web/shared/app-config.ts';
import { useMessages } from '#web/shared/making/messages.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CodeBlock, type CodeSample } from '#web/ui/code-block.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const KEYS_PATH = '/app/settings/api-keys';

type CodeDialogProps = {
  title: string;
  text: string;
  samples: (address: string) => readonly CodeSample[];
  isOpen: boolean;
  onClose: () => void;
};

export function CodeDialog({ title, text, samples, isOpen, onClose }: CodeDialogProps) {
  const t = useMessages();
  const address = useServerAddress();
  const hasKeys = useHasPage(KEYS_PATH);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={title}
      description={text}
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
      <CodeBlock samples={samples(address)} />
    </Dialog>
  );
}
