import { Mic } from 'lucide-react';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { SoundSource } from '#web/shared/recording/sound-source.tsx';
import { DropArea } from '#web/ui/drop-area.tsx';

type SampleSourceProps = {
  onFile: (file: File) => void;
  /** There is something already: less room is taken. */
  isMore: boolean;
};

/** Where recordings come from: dropped, chosen, or spoken here and now. */
export function SampleSource({ onFile, isMore }: SampleSourceProps) {
  const t = useMessages();
  return (
    <DropArea look="card" label={t('samplesDrop')} onFiles={(files) => files.forEach(onFile)}>
      {(isOver) => (
        <SoundSource
          icon={isMore ? undefined : <Mic aria-hidden />}
          title={t(isOver ? 'dropNow' : isMore ? 'dropMore' : 'dropTitle')}
          text={isMore ? '' : t('dropText')}
          microphone="sound"
          takesMany
          onFile={onFile}
          className={isMore ? 'py-5!' : 'py-8! max-sm:px-4!'}
        >
          {!isMore && <ReadAloud />}
        </SoundSource>
      )}
    </DropArea>
  );
}

/** Something to say for who has nothing to say. */
function ReadAloud() {
  const t = useMessages();
  return (
    <details className="mt-4 max-w-110 text-left text-13">
      <summary className="cursor-pointer text-center text-ink-2 hover:text-ink">{t('readTitle')}</summary>
      <p className="mt-2 text-pretty text-ink-2 leading-6">{t('readText')}</p>
    </details>
  );
}
