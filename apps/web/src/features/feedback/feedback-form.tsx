import { type FormEvent, type ReactNode, useId } from 'react';
import { useMessages } from '#web/features/feedback/messages.ts';
import { closeFeedback } from '#web/features/feedback/open-feedback.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface FeedbackFormProps {
  isOpen: boolean;
  isBusy: boolean;
  title: string;
  description?: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** What both dialogs share: the frame and its two buttons. */
export function FeedbackForm({ isOpen, isBusy, title, description, onSubmit, children }: FeedbackFormProps) {
  const t = useMessages();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeFeedback}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={closeFeedback}>{t('notNow')}</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isBusy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}
