import { Mic } from 'lucide-react';
import { MOST_BYTES } from '#web/features/voice-lab/clone/draft-sample.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { FileDrop } from '#web/shared/files/file-drop.tsx';
import { SoundSource } from '#web/shared/recording/sound-source.tsx';

type SampleSourceProps = {
  onFile: (file: File) => void;
  /** There is something already: less room is taken. */
  isMore: boolean;
};

const rules = { takes: 'recordings', mostBytes: MOST_BYTES } as const;

/** Where recordings come from: dropped, chosen, or spoken here and now. */
export function SampleSource({ onFile, isMore }: SampleSourceProps) {
  const t = useMessages();
  return (
    <FileDrop
      rules={rules}
      look="card"
      label={t('samplesDrop')}
      takesMany
      onFiles={(files) => files.forEach(onFile)}
    >
      {(isOver) => (
        <SoundSource
          icon={isMore ? undefined : <Mic aria-hidden />}
          title={t(isOver ? 'dropNow' : isMore ? 'dropMore' : 'dropTitle')}
          text={isMore ? '' : t('dropText')}
          microphone="sound"
          onRecorded={onFile}
          className={isMore ? 'py-5!' : 'py-8! max-sm:px-4!'}
        >
          {!isMore && <ReadAloud />}
        </SoundSource>
      )}
    </FileDrop>
  );
}

/** Something to say for who has nothing to say. */
function ReadAloud() {
  const t = useMessages();
  return (
    <details className="mt-4 max-w-110 text-start text-13">
      <summary className="cursor-pointer text-center text-ink-2 hover:text-ink">{t('readTitle')}</summary>
      <p className="mt-2 text-pretty text-ink-2 leading-6">{t('readText')}</p>
    </details>
  );
}
