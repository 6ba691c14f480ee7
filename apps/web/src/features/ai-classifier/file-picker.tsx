import { isAudioUpload, isVideoUpload } from '@mynah/contract/media-types';
import { mostClassifiedMinutes } from '@mynah/contract/speech/classification-limits';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useMessages } from '#web/features/ai-classifier/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** Takes a file, dropped or chosen. */
export function FilePicker({ onPick }: { onPick: (file: File) => void }) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const take = (file: File | undefined) => {
    if (!file) return;
    const isMedia = isAudioUpload(file.type, file.name) || isVideoUpload(file.type, file.name);
    setIsRefused(!isMedia);
    if (isMedia) onPick(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <section
      aria-label={t('drop')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={classNames(
        'flex flex-col items-center rounded-xl border border-line-strong border-dashed px-6 py-12 text-center transition-colors',
        isOver ? 'bg-active' : 'bg-surface',
      )}
    >
      <input
        ref={input}
        type="file"
        accept="audio/*,video/*"
        aria-label={t('choose')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <p className="font-medium text-15">{t('drop')}</p>
      <p className="mt-1 max-w-90 text-balance text-13 text-ink-2">
        {t('dropText', { minutes: String(mostClassifiedMinutes) })}
      </p>
      <Button variant="primary" className="mt-5" onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {t('choose')}
      </Button>
      {isRefused && (
        <p role="alert" className="mt-3 text-13 text-danger">
          {t('notMedia')}
        </p>
      )}
    </section>
  );
}
