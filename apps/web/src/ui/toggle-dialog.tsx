import { type ReactNode, useRef, useState } from 'react';
import { create } from 'zustand';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useMessages } from '#web/ui/messages.ts';
import { Switch } from '#web/ui/switch.tsx';

export type ToggleOptions = {
  title: string;
  description?: ReactNode;
  toggleLabel: string;
  toggleHint?: ReactNode;
  initialValue: boolean;
  confirmLabel?: string;
};

type Question = ToggleOptions & { id: number; answer: (value: boolean | null) => void };
const useQuestion = create<{ question: Question | null }>(() => ({ question: null }));
let lastId = 0;

/** Asks for a switch's position and resolves to it, or to null on cancel (NOT-012). */
export function askToggle(options: ToggleOptions): Promise<boolean | null> {
  useQuestion.getState().question?.answer(null);
  return new Promise((resolve) => {
    lastId += 1;
    const answer = (value: boolean | null) => {
      useQuestion.setState({ question: null });
      resolve(value);
    };
    useQuestion.setState({ question: { ...options, id: lastId, answer } });
  });
}

/** Stands once in the app and shows whatever `askToggle` asks. */
export function ToggleDialogHost() {
  const question = useQuestion((state) => state.question);
  const shown = useRef<Question | null>(null);
  if (question) shown.current = question;
  if (!shown.current) return null;
  return <ToggleDialog key={shown.current.id} question={shown.current} isOpen={question !== null} />;
}

function ToggleDialog({ question, isOpen }: { question: Question; isOpen: boolean }) {
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
