import { Clapperboard, Upload } from 'lucide-react';
import { useEditorState, useOpenVoiceover } from '#web/features/voiceover-studio/editor/use-editor.ts';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { fetchFile } from '#web/features/voiceover-studio/voiceovers.requests.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useFilePlace } from '#web/shared/files/file-drop.tsx';
import { filmOf } from '#web/shared/timeline/playback/transport.ts';
import { useMediaAddress } from '#web/shared/timeline/use-media-address.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';

/** The film at the playhead, or what to begin with. */
export function Picture() {
  const t = useMessages();
  const fileId = useEditorState(({ history, files }) => filmOf(history.present, files)?.file_id);
  const name = useEditorState(({ files }) => (fileId ? files.get(fileId)?.name : undefined));
  const isEmpty = useEditorState(({ history }) => history.present.clips.length === 0);
  if (isEmpty) return <Beginning />;
  if (!fileId)
    return (
      <div className="grid min-h-24 flex-1 place-items-center bg-sunken text-13 text-ink-3">
        {t('noPicture')}
      </div>
    );
  return <Film key={fileId} fileId={fileId} name={name ?? ''} />;
}

function Film({ fileId, name }: { fileId: string; name: string }) {
  const t = useMessages();
  const { editor, transport } = useOpenVoiceover();
  const { address, error, refetch } = useMediaAddress({
    key: [editor.projectId, fileId],
    fetch: (signal) => fetchFile(editor.projectId, fileId, signal),
  });
  if (error)
    return (
      <ErrorState
        className="min-h-32 flex-1 justify-center overflow-y-auto"
        error={error}
        title={t('filmFailed')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="flex min-h-32 flex-1 items-center justify-center overflow-hidden bg-black">
      {address === undefined ? (
        <div role="status" aria-label={t('loadingFilm')} className="text-white">
          <Spinner />
        </div>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: its words are the lines of the timeline, beside it
        <video
          ref={transport.setVideo}
          src={address}
          aria-label={`${t('picture')}: ${name}`}
          preload="auto"
          playsInline
          onError={() => toast.error(t('unreadable', { name }))}
          className="h-full max-h-full w-full object-contain"
        />
      )}
    </div>
  );
}

function Beginning() {
  const t = useMessages();
  const { choose, isLooking } = useFilePlace();
  return (
    <div className="flex min-h-64 flex-1 flex-col justify-center overflow-y-auto">
      <EmptyState
        icon={<Clapperboard aria-hidden />}
        title={t('dropTitle')}
        text={t('dropText')}
        className="py-6!"
        action={
          <EditorButton variant="primary" isBusy={isLooking} onClick={choose}>
            <Upload aria-hidden />
            {t('choose')}
          </EditorButton>
        }
      />
    </div>
  );
}
