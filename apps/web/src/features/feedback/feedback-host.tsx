import { useOpenFeedback } from '#web/features/feedback/open-feedback.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

const FeedbackDialog = lazy(async () => ({
  default: (await import('#web/features/feedback/feedback-dialog.tsx')).FeedbackDialog,
}));

export function FeedbackHost() {
  const isOpen = useOpenFeedback(({ open }) => open !== null);
  return (
    <FromFirstOpening isOpen={isOpen}>
      <FeedbackDialog />
    </FromFirstOpening>
  );
}
