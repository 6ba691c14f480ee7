import { Mic, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFilePlace } from '#web/shared/files/file-drop.tsx';
import { useMessages } from '#web/shared/recording/messages.ts';
import type { MicrophoneUse } from '#web/shared/recording/microphone.ts';
import { Recorder } from '#web/shared/recording/recorder.tsx';
import { useMicrophone } from '#web/shared/recording/use-microphone.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type SoundSourceProps = {
  icon?: ReactNode;
  title: string;
  text: string;
  microphone: MicrophoneUse;
  onRecorded: (file: File, seconds: number) => void;
  className?: string;
  /** Other ways to name a recording. */
  children?: ReactNode;
};

/** Where a recording comes from: the microphone, or a file, which the `FileDrop` around it takes. */
export function SoundSource({ microphone: use, onRecorded, children, ...words }: SoundSourceProps) {
  const { microphone, open, close } = useMicrophone(use);
  if (microphone) {
    const take = (file: File, seconds: number): void => {
      close();
      onRecorded(file, seconds);
    };
    return <Recorder microphone={microphone} onDone={take} onDiscard={close} />;
  }
  return (
    <EmptyState
      {...words}
      action={
        <div className="flex w-full flex-col items-center">
          <Choices onRecord={() => void open()} />
          {children}
        </div>
      }
    />
  );
}

function Choices({ onRecord }: { onRecord: () => void }) {
  const t = useMessages();
  const { choose, isLooking } = useFilePlace();
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button variant="primary" isBusy={isLooking} onClick={choose}>
        <Upload aria-hidden />
        {t('choose')}
      </Button>
      <Button onClick={onRecord}>
        <Mic aria-hidden />
        {t('record')}
      </Button>
    </div>
  );
}
