import { lazy } from '#web/shared/connection/lazy.ts';
import { useToggleQuestion } from '#web/ui/ask-toggle.ts';
import { useConfirmQuestion } from '#web/ui/confirm.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

const ConfirmDialogHost = lazy(async () => ({
  default: (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialogHost,
}));
const ToggleDialogHost = lazy(async () => ({
  default: (await import('#web/ui/toggle-dialog.tsx')).ToggleDialogHost,
}));

/** The dialogs that `confirm` and `askToggle` open, from anywhere in the app. */
export function QuestionHosts() {
  const isConfirming = useConfirmQuestion((state) => state.question !== null);
  const isToggling = useToggleQuestion((state) => state.question !== null);
  return (
    <>
      <FromFirstOpening isOpen={isConfirming}>
        <ConfirmDialogHost />
      </FromFirstOpening>
      <FromFirstOpening isOpen={isToggling}>
        <ToggleDialogHost />
      </FromFirstOpening>
    </>
  );
}
