import { useMessages } from '#web/features/voice-isolator/messages.ts';
import { FileDrop } from '#web/shared/files/file-drop.tsx';
import type { Refusal } from '#web/shared/files/use-refusals.ts';
import { readLength } from '#web/shared/recording/read-length.ts';
import { SoundSource } from '#web/shared/recording/sound-source.tsx';

export type Source = { file: File; seconds: number | null };

type SourcePickerProps = {
  onPick: (source: Source) => void;
  refused: readonly Refusal[];
  onForget: () => void;
};

const rules = { takes: 'recordings' } as const;

/** Takes a file, dropped or chosen, or what the microphone hears. */
export function SourcePicker({ onPick, refused, onForget }: SourcePickerProps) {
  const t = useMessages();
  const take = async (file: File | undefined) => file && onPick({ file, seconds: await readLength(file) });
  return (
    <FileDrop
      rules={rules}
      look="card"
      label={t('drop')}
      onFiles={([file]) => void take(file)}
      refused={refused}
      onForget={onForget}
    >
      <SoundSource
        title={t('drop')}
        text={t('dropText')}
        microphone="sound"
        onRecorded={(file, seconds) => onPick({ file, seconds })}
      />
    </FileDrop>
  );
}
