import type { Voice } from '@mynah/contract/voices/voices';
import { Pause, Play } from 'lucide-react';
import { useMessages } from '#web/features/voices/messages.ts';
import { type PickerVoice, toPickerVoice } from '#web/features/voices/picker-voice.ts';
import { previewUrlOf, togglePreview, usePreviewPlays } from '#web/features/voices/preview.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** For a voice as the API tells it. */
export const VoicePreviewButton = ({ voice }: { voice: Voice }) => (
  <PreviewButton voice={toPickerVoice(voice)} />
);

export function PreviewButton({ voice }: { voice: PickerVoice }) {
  const t = useMessages();
  const isPlaying = usePreviewPlays(voice.voice_id);
  if (previewUrlOf(voice) === null) return <span className="size-9 shrink-0" />;
  return (
    <IconButton
      hideTooltip
      label={t(isPlaying ? 'pausePreview' : 'playPreview', { name: voice.name })}
      onClick={() => togglePreview(voice)}
    >
      {isPlaying ? (
        <Pause aria-hidden fill="currentColor" strokeWidth={0} />
      ) : (
        <Play aria-hidden fill="currentColor" strokeWidth={0} />
      )}
    </IconButton>
  );
}
