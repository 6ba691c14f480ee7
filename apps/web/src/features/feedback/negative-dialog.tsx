import { type FeedbackFlag, feedbackFlags } from '@mynah/contract/history/feedback-limits';
import { useState } from 'react';
import { FeedbackForm } from '#web/features/feedback/feedback-form.tsx';
import { useMessages } from '#web/features/feedback/messages.ts';
import type { FeedbackDialogProps } from '#web/features/feedback/positive-dialog.tsx';
import { useSubmitFeedback } from '#web/features/feedback/use-submit-feedback.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

/** After a thumb down: what was wrong, in five boxes and no words (HIS-028 to HIS-035). */
export function NegativeDialog({ isOpen, historyItemId, answer }: FeedbackDialogProps) {
  const t = useMessages();
  const [given, setGiven] = useState(answer);
  const { mutate, isPending } = useSubmitFeedback(historyItemId);
  const set = (flag: FeedbackFlag, isTicked: boolean) =>
    setGiven((former) => ({ ...former, [flag]: isTicked }));
  return (
    <FeedbackForm
      isOpen={isOpen}
      isBusy={isPending}
      title={t('negativeTitle')}
      description={t('negativeText')}
      onSubmit={() => mutate(given)}
    >
      <fieldset className="flex flex-col gap-3 py-1">
        <legend className="sr-only">{t('negativeTitle')}</legend>
        {feedbackFlags.map((flag) => (
          <Checkbox
            key={flag}
            label={t(flag)}
            checked={given[flag]}
            onChange={(isTicked) => set(flag, isTicked)}
          />
        ))}
      </fieldset>
    </FeedbackForm>
  );
}
