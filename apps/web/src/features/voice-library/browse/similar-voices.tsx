import { useQuery } from '@tanstack/react-query';
import { AudioLines, X } from 'lucide-react';
import { AddVoiceHost } from '#web/features/voice-library/add/add-voice-host.tsx';
import { LoadingCards, VoiceGrid } from '#web/features/voice-library/browse/voice-grid.tsx';
import { similarQuery } from '#web/features/voice-library/library.requests.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { FileDrop, useFilePlace } from '#web/shared/files/file-drop.tsx';
import { RefusedFiles } from '#web/shared/files/refused-files.tsx';
import { isAboutFile } from '#web/shared/files/use-refusals.ts';
import { SoundSource } from '#web/shared/recording/sound-source.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** The voices that sound as a recording does, in the place of the list. */
export function SimilarVoices({ file, onClose }: { file: File; onClose: () => void }) {
  const t = useMessages();
  const { choose } = useFilePlace();
  const search = useQuery(similarQuery(file));
  const voices = search.data?.voices ?? [];
  if (isAboutFile(search.error)) {
    const refusals = [{ name: file.name, reason: search.error }];
    return <RefusedFiles refusals={refusals} onChoose={choose} onDismiss={onClose} />;
  }
  return (
    <section aria-label={t('similarTo', { name: file.name })} className="flex flex-col gap-4">
      <h2 className="sr-only">{t('results')}</h2>
      <div className="flex items-center gap-3 rounded-xl border bg-surface py-2 pe-2 ps-4 shadow-card">
        <AudioLines aria-hidden className="size-4 shrink-0 text-accent-ink" />
        <p role="status" className="min-w-0 flex-1 truncate text-13 text-ink">
          {t(search.isPending ? 'similarSearching' : 'similarTo', { name: file.name })}
        </p>
        <Button size="sm" variant="ghost" onClick={onClose}>
          <X aria-hidden />
          {t('wholeLibrary')}
        </Button>
      </div>
      {search.isPending && <LoadingCards />}
      {search.isError && (
        <ErrorState error={search.error} title={t('similarFailed')} onRetry={() => void search.refetch()} />
      )}
      {search.isSuccess && voices.length === 0 && (
        <EmptyState icon={<AudioLines aria-hidden />} title={t('similarNone')} text={t('similarNoneText')} />
      )}
      <VoiceGrid voices={voices} />
      <AddVoiceHost />
    </section>
  );
}

export const recordings = { takes: 'recordings' } as const;

type FindSimilarDialogProps = { isOpen: boolean; onClose: () => void; onFile: (file: File) => void };

/** Where the recording comes from: a file, the microphone, or what is dropped. */
export function FindSimilarDialog({ isOpen, onClose, onFile }: FindSimilarDialogProps) {
  const t = useMessages();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('findSimilar')} description={t('findSimilarText')}>
      <FileDrop
        rules={recordings}
        look="card"
        label={t('findSimilar')}
        onFiles={([file]) => file && onFile(file)}
        className="mb-2"
      >
        <SoundSource
          icon={<AudioLines aria-hidden />}
          title={t('similarDrop')}
          text={t('similarDropText')}
          microphone="sound"
          onRecorded={onFile}
        />
      </FileDrop>
    </Dialog>
  );
}
