import { Mic, Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
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
  /** What was chosen; with seconds, what was recorded. */
  onFile: (file: File, recordedSeconds?: number) => void;
  /** Several files at once: `onFile` hears of each. */
  takesMany?: boolean;
  className?: string;
  /** Other ways to name a recording. */
  children?: ReactNode;
};

/** Where a recording comes from: a file, or the microphone. What is dropped is taken by the area around it. */
export function SoundSource({ microphone: use, onFile, takesMany, children, ...words }: SoundSourceProps) {
  const { microphone, open, close } = useMicrophone(use);
  if (microphone) {
    const take = (file: File, seconds: number): void => {
      close();
      onFile(file, seconds);
    };
    return <Recorder microphone={microphone} onDone={take} onDiscard={close} />;
  }
  return (
    <EmptyState
      {...words}
      action={
        <>
          <Choices takesMany={takesMany} onFile={onFile} onRecord={() => void open()} />
          {children}
        </>
      }
    />
  );
}

type ChoicesProps = { takesMany?: boolean; onFile: (file: File) => void; onRecord: () => void };

function Choices({ takesMany, onFile, onRecord }: ChoicesProps) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button variant="primary" onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {t('choose')}
      </Button>
      <Button onClick={onRecord}>
        <Mic aria-hidden />
        {t('record')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="audio/*,video/*"
        multiple={takesMany}
        hidden
        aria-label={t('choose')}
        data-testid="recording-file"
        onChange={({ target }) => {
          for (const file of target.files ?? []) onFile(file);
          target.value = '';
        }}
      />
    </div>
  );
}
