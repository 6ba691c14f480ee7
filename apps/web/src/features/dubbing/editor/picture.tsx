import { AudioLines } from 'lucide-react';
import { fetchBackground, fetchSource } from '#web/features/dubbing/editor/editor.requests.ts';
import { useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { useMediaAddress } from '#web/shared/timeline/use-media-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The film at the playhead, or the sound it is made of; and what is heard behind the lines. */
export function Picture() {
  const t = useMessages();
  const { transport, dub } = useOpenDub();
  const { dubbingId } = dub;
  const { address, error, refetch } = useMediaAddress({
    key: [dubbingId, 'source'],
    fetch: (signal) => fetchSource(dubbingId, signal),
  });
  if (error)
    return (
      <ErrorState className="py-4!" error={error} title={t('sourceFailed')} onRetry={() => void refetch()} />
    );
  return (
    <div
      className={classNames(
        'relative flex shrink-0 items-center justify-center overflow-hidden',
        dub.hasPicture ? 'h-48 bg-black max-lg:h-40' : 'h-20 bg-sunken text-ink-3 max-lg:h-12',
      )}
    >
      {!dub.hasPicture && <AudioLines aria-hidden />}
      {address === undefined ? (
        <div
          role="status"
          aria-label={t('loadingSource')}
          className={classNames('absolute', dub.hasPicture && 'text-white')}
        >
          <Spinner />
        </div>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: its words are the lines beside it
        <video
          ref={transport.setVideo}
          src={address}
          aria-label={t('pictureOf', { name: dub.name })}
          preload="auto"
          playsInline
          className={dub.hasPicture ? 'h-full w-full object-contain' : 'sr-only'}
        />
      )}
      <Background dubbingId={dubbingId} />
    </div>
  );
}

/** Where there is none, or it was dropped, lines are heard alone. */
function Background({ dubbingId }: { dubbingId: string }) {
  const { transport } = useOpenDub();
  const { address } = useMediaAddress({
    key: [dubbingId, 'background'],
    fetch: (signal) => fetchBackground(dubbingId, signal),
  });
  // biome-ignore lint/a11y/useMediaCaption: nothing is said in it
  return address === undefined ? null : <audio ref={transport.setBed} src={address} preload="auto" />;
}
