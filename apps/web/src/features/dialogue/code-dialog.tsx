import { dialogueSamples } from '#web/features/dialogue/dialogue-samples.ts';
import type { DialogueOrder } from '#web/features/dialogue/generate-dialogue.ts';
import { useMessages } from '#web/features/dialogue/messages.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type CodeDialogProps = { order: DialogueOrder; isOpen: boolean; onClose: () => void };

export function CodeDialog({ order, isOpen, onClose }: CodeDialogProps) {
  const t = useMessages();
  const address = useAppConfig().data?.public_url ?? location.origin;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={t('getCodeTitle')}
      description={t('getCodeText')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <CodeBlock samples={dialogueSamples({ ...order, address })} />
    </Dialog>
  );
}
