import { AudioLines } from 'lucide-react';
import type { ReactNode } from 'react';
import { setSource } from '#web/features/speech-to-speech/change-draft.ts';
import { forgetRefusal, useChanging } from '#web/features/speech-to-speech/change-voice.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import { FileDrop } from '#web/shared/files/file-drop.tsx';
import { SoundSource } from '#web/shared/recording/sound-source.tsx';

const rules = { takes: 'recordings' } as const;

/** The whole page takes a file that is dropped on it. */
export function SourceDrop({ children }: { children: ReactNode }) {
  const refused = useChanging((state) => state.refused);
  return (
    <FileDrop
      rules={rules}
      look="page"
      onFiles={([file]) => file && setSource(file, file.name)}
      refused={refused}
      onForget={forgetRefusal}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto"
    >
      {children}
    </FileDrop>
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
        onRecorded={(file) => {
          forgetRefusal();
          setSource(file, t('sourceName'));
        }}
      />
    </div>
  );
}
