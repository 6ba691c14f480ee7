import { useRef } from 'react';
import { NegativeDialog } from '#web/features/feedback/negative-dialog.tsx';
import { useOpenFeedback } from '#web/features/feedback/open-feedback.ts';
import { PositiveDialog } from '#web/features/feedback/positive-dialog.tsx';

/** Stands once in the app and asks for more than a thumb. */
export function FeedbackDialog() {
  const open = useOpenFeedback((state) => state.open);
  const shown = useRef(open);
  if (open) shown.current = open;
  if (!shown.current) return null;
  const { opening, ...about } = shown.current;
  const Dialog = about.answer.thumbs_up ? PositiveDialog : NegativeDialog;
  return <Dialog key={opening} isOpen={open !== null} {...about} />;
}
