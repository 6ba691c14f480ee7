import { feedbackLength } from '@mynah/contract/history/feedback-limits';
import { useRef, useState } from 'react';
import type { Answer } from '#web/features/feedback/feedback.requests.ts';
import { FeedbackForm } from '#web/features/feedback/feedback-form.tsx';
import { isTooShort } from '#web/features/feedback/feedback-rules.ts';
import { message, useMessages } from '#web/features/feedback/messages.ts';
import { useSubmitFeedback } from '#web/features/feedback/use-submit-feedback.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

const { min, max } = feedbackLength;

export interface FeedbackDialogProps {
  isOpen: boolean;
  historyItemId: string;
  answer: Answer;
}

/** After a thumb up: a few words, or none (HIS-025 to HIS-027). */
export function PositiveDialog({ isOpen, historyItemId, answer }: FeedbackDialogProps) {
  const t = useMessages();
  const [text, setText] = useState(answer.feedback);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = useSubmitFeedback(historyItemId);
  const submit = () => {
    if (!isTooShort(text)) {
      mutate({ ...answer, feedback: text.trim() });
      return;
    }
    toast.error(message('tooShort', { min }));
    field.current?.focus();
  };
  return (
    <FeedbackForm isOpen={isOpen} isBusy={isPending} title={t('positiveTitle')} onSubmit={submit}>
      <Field
        label={t('text')}
        hint={t('textHint', { min, max })}
        aside={<span className="figures">{t('counter', { count: text.length, max })}</span>}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={4}
            maxLength={max}
            value={text}
            onChange={(event) => setText(event.target.value.slice(0, max))}
            className={classNames(controlClass, typedTextClass, 'resize-none px-3 py-2')}
          />
        )}
      </Field>
    </FeedbackForm>
  );
}
