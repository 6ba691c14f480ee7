import { useRef, useState } from 'react';
import { type ToggleQuestion, useToggleQuestion } from '#web/ui/ask-toggle.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useMessages } from '#web/ui/messages.ts';
import { Switch } from '#web/ui/switch.tsx';

/** Stands once in the app and shows whatever `askToggle` asks. */
export function ToggleDialogHost() {
  const question = useToggleQuestion((state) => state.question);
  const shown = useRef<ToggleQuestion | null>(null);
  if (question) shown.current = question;
  if (!shown.current) return null;
  return <ToggleDialog key={shown.current.id} question={shown.current} isOpen={question !== null} />;
}

function ToggleDialog({ question, isOpen }: { question: ToggleQuestion; isOpen: boolean }) {
  const t = useMessages();
  const [value, setValue] = useState(question.initialValue);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => question.answer(null)}
      size="sm"
      title={question.title}
      description={question.description}
      footer={
        <>
          <Button onClick={() => question.answer(null)}>{t('cancel')}</Button>
          <Button variant="primary" onClick={() => question.answer(value)}>
            {question.confirmLabel ?? t('confirm')}
          </Button>
        </>
      }
    >
      <Switch label={question.toggleLabel} hint={question.toggleHint} checked={value} onChange={setValue} />
    </Dialog>
  );
}
