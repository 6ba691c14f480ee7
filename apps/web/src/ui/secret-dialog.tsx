import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useMessages } from '#web/ui/messages.ts';

type SecretDialogProps = {
  title: string;
  text: string;
  /** What the secret is, for readers. */
  label: string;
  copyLabel: string;
  secret: string;
  onClose: () => void;
  /** How to use it. */
  children?: ReactNode;
};

/** The only time that a secret is in view. */
export function SecretDialog({
  title,
  text,
  label,
  copyLabel,
  secret,
  onClose,
  children,
}: SecretDialogProps) {
  const t = useMessages();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size={children ? 'lg' : 'md'}
      title={title}
      description={text}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <CopyField label={label} copyLabel={copyLabel} text={secret} />
        {children}
      </div>
    </Dialog>
  );
}
