import type { ReactNode } from 'react';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type ProviderDialogProps = {
  title: string;
  text: string;
  /** Of the form that the chief button sends. */
  formId: string;
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
};

export function ProviderDialog({ title, text, formId, isBusy, onClose, children }: ProviderDialogProps) {
  const t = useMessages();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isBusy}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {t('add')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
