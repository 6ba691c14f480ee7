import { Play, Square } from 'lucide-react';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import { useClip } from '#web/features/professional-voices/use-clip.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type ClipButtonProps = { label: string; fetchSound: () => Promise<Blob> };

export function ClipButton({ label, fetchSound }: ClipButtonProps) {
  const t = useMessages();
  const { state, toggle } = useClip(fetchSound);
  return (
    <IconButton size="sm" label={state === 'idle' ? label : t('stop')} onClick={toggle}>
      {state === 'idle' ? (
        <Play aria-hidden />
      ) : state === 'loading' ? (
        <Spinner />
      ) : (
        <Square aria-hidden fill="currentColor" strokeWidth={0} className="size-3!" />
      )}
    </IconButton>
  );
}
