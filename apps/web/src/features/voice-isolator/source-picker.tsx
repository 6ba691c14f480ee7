import { isAudioUpload, isVideoUpload } from '@mynah/contract/media-types';
import { useMessages } from '#web/features/voice-isolator/messages.ts';
import { readLength } from '#web/shared/recording/read-length.ts';
import { SoundSource } from '#web/shared/recording/sound-source.tsx';
import { DropArea } from '#web/ui/drop-area.tsx';
import { toast } from '#web/ui/toast.tsx';

export type Source = { file: File; seconds: number | null };

/** Takes a file, dropped or chosen, or what the microphone hears. */
export function SourcePicker({ onPick }: { onPick: (source: Source) => void }) {
  const t = useMessages();
  const take = async (file: File, recordedSeconds?: number) => {
    if (!isAudioUpload(file.type, file.name) && !isVideoUpload(file.type, file.name)) {
      toast.error(t('notMedia'));
      return;
    }
    onPick({ file, seconds: recordedSeconds ?? (await readLength(file)) });
  };
  return (
    <DropArea look="card" label={t('drop')} onFile={(file) => void take(file)}>
      <SoundSource
        title={t('drop')}
        text={t('dropText')}
        microphone="sound"
        onFile={(file, seconds) => void take(file, seconds)}
      />
    </DropArea>
  );
}
