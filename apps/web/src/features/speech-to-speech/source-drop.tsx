import { AudioLines } from 'lucide-react';
import type { ReactNode } from 'react';
import { setSource } from '#web/features/speech-to-speech/change-draft.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import { SoundSource } from '#web/shared/recording/sound-source.tsx';
import { DropArea } from '#web/ui/drop-area.tsx';

/** The whole page takes a file that is dropped on it. */
export function SourceDrop({ children }: { children: ReactNode }) {
  return (
    <DropArea
      look="page"
      onFile={(file) => setSource(file, file.name)}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto"
    >
      {children}
    </DropArea>
  );
}

export function NoSource() {
  const t = useMessages();
  return (
    <div className="m-auto">
      <SoundSource
        icon={<AudioLines aria-hidden />}
        title={t('dropTitle')}
        text={t('dropText')}
        microphone="sound"
        onFile={(file, recordedSeconds) =>
          setSource(file, recordedSeconds === undefined ? file.name : t('sourceName'))
        }
      />
    </div>
  );
}
