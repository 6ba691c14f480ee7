import { type ReactNode, useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useMessages } from '#web/ui/messages.ts';

export type ConfirmOptions = {
  title: string;
  description?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  isDanger?: boolean;
  /** Confirm stays disabled while this field is empty (NOT-009), or differs from `expected` where that is given. */
  requiredInput?: { label: string; placeholder?: string; expected?: string };
  /** Confirm stays disabled for so long and counts down (NOT-010). */
  countdownSeconds?: number;
};

type Question = ConfirmOptions & { id: number; answer: (isConfirmed: boolean) => void };
const useQuestion = create<{ question: Question | null }>(() => ({ question: null }));
let lastId = 0;

/** Asks and resolves to true or false; closing in any way means false (NOT-011). */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  useQuestion.getState().question?.answer(false);
  return new Promise((resolve) => {
    lastId += 1;
    const answer = (isConfirmed: boolean) => {
      useQuestion.setState({ question: null });
      resolve(isConfirmed);
    };
    useQuestion.setState({ question: { ...options, id: lastId, answer } });
  });
}

/** Stands once in the app and shows whatever `confirm` asks. */
export function ConfirmDialogHost() {
  const question = useQuestion((state) => state.question);
  // The last question stays in view while the dialog fades out.
  const shown = useRef<Question | null>(null);
  if (question) shown.current = question;
  if (!shown.current) return null;
  return <ConfirmDialog key={shown.current.id} question={shown.current} isOpen={question !== null} />;
}

function ConfirmDialog({ question, isOpen }: { question: Question; isOpen: boolean }) {
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
