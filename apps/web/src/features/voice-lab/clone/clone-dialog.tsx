import { CloneForm } from '#web/features/voice-lab/clone/clone-form.tsx';
import { useCloningNow } from '#web/features/voice-lab/clone/cloning-now.ts';
import { useCloned } from '#web/features/voice-lab/clone/use-cloned.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** The form of the new flow (VOI-017, VOI-018). */
export function CloneDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages();
  const onDone = useCloned();
  const isCloning = useCloningNow((now) => now.isCloning);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      canClose={!isCloning}
      size="lg"
      title={t('cloneTitle')}
      description={t('cloneIntro')}
    >
      <div className="py-2">
        <CloneForm onDone={onDone} />
      </div>
    </Dialog>
  );
}
