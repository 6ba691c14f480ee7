import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type ConfirmOptions, type ConfirmQuestion, useConfirmQuestion } from '#web/ui/confirm.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useMessages } from '#web/ui/messages.ts';

/** Stands once in the app and shows whatever `confirm` asks. */
export function ConfirmDialogHost() {
  const question = useConfirmQuestion((state) => state.question);
  // The last question stays in view while the dialog fades out.
  const shown = useRef<ConfirmQuestion | null>(null);
  if (question) shown.current = question;
  if (!shown.current) return null;
  return <ConfirmDialog key={shown.current.id} question={shown.current} isOpen={question !== null} />;
}

function ConfirmDialog({ question, isOpen }: { question: ConfirmQuestion; isOpen: boolean }) {
  const t = useMessages();
  const [text, setText] = useState('');
  const secondsLeft = useCountdown(question.countdownSeconds ?? 0);
  const label = question.confirmLabel ?? t('confirm');
  const isReady = secondsLeft === 0 && isFilled(text, question.requiredInput);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => question.answer(false)}
      size="sm"
      title={question.title}
      description={question.description}
      footer={
        <>
          <Button onClick={() => question.answer(false)}>{question.cancelLabel ?? t('cancel')}</Button>
          <Button
            variant={question.isDanger ? 'danger' : 'primary'}
            disabled={!isReady}
            onClick={() => question.answer(true)}
          >
            {secondsLeft > 0 ? t('confirmIn', { label, seconds: secondsLeft }) : label}
          </Button>
        </>
      }
    >
      {question.requiredInput && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) question.answer(true);
          }}
        >
          <Field label={question.requiredInput.label}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                placeholder={question.requiredInput?.placeholder}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        </form>
      )}
    </Dialog>
  );
}

function isFilled(text: string, input: ConfirmOptions['requiredInput']): boolean {
  if (!input) return true;
  return input.expected === undefined ? text.trim() !== '' : text.trim() === input.expected;
}

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
