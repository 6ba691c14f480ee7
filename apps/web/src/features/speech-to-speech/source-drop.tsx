import { AudioLines } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { setSource } from '#web/features/speech-to-speech/change-draft.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import { RecordButton } from '#web/features/speech-to-speech/record-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

const take = (file: File | undefined): void => {
  if (file) setSource(file, file.name);
};

function chooseFile(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'audio/*,video/*';
  input.addEventListener('change', () => take(input.files?.[0]));
  input.click();
}

/** The whole page takes a file that is dropped on it. */
export function SourceDrop({ children }: { children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'min-h-0 flex-1 overflow-y-auto transition-colors',
        isOver && 'bg-hover outline-2 outline-accent -outline-offset-8 outline-dashed',
      )}
    >
      {children}
    </div>
  );
}

export function NoSource() {
  const t = useMessages();
  return (
    <EmptyState
      className="min-h-full justify-center"
      icon={<AudioLines aria-hidden />}
      title={t('dropTitle')}
      text={t('dropText')}
      action={
        <div className="flex flex-wrap items-center justify-center gap-2">
          <Button variant="primary" onClick={chooseFile}>
            {t('choose')}
          </Button>
          <RecordButton />
        </div>
      }
    />
  );
}
