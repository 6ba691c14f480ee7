import { BackupCodes } from '#web/features/security/backup-codes.tsx';
import { useMessages } from '#web/features/security/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** The only time that the codes are in view: nothing but the button closes it. */
export function BackupCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={false}
      size="sm"
      title={t('codesTitle')}
      description={t('codesText')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('codesSaved')}
        </Button>
      }
    >
      <BackupCodes codes={codes} />
    </Dialog>
  );
}
