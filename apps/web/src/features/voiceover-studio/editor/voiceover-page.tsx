import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Editor } from '#web/features/voiceover-studio/editor/editor-store.ts';
import { Room } from '#web/features/voiceover-studio/editor/room.tsx';
import { OpenVoiceoverProvider } from '#web/features/voiceover-studio/editor/use-editor.ts';
import { useTransport } from '#web/features/voiceover-studio/editor/use-transport.ts';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { type Voiceover, voiceoverQuery } from '#web/features/voiceover-studio/voiceovers.requests.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { usePathValue } from '#web/shared/address-values.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { NotFoundNotice } from '#web/shared/not-found/not-found-notice.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** STU-034, STU-035. A voiceover: its picture, its tracks, and what is chosen of them. */
export function Page() {
  const t = useMessages();
  const voiceoverId = usePathValue('voiceoverId');
  const opened = useQuery(voiceoverQuery(voiceoverId));
  if (opened.data) return <Opened key={voiceoverId} voiceover={opened.data} />;
  if (opened.isPending)
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-1 flex-col gap-4 p-4">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="min-h-40 w-full flex-1" />
        <Skeleton className="h-48 w-full" />
      </div>
    );
  if (opened.error instanceof ApiError && opened.error.status === 404) return <NotFoundNotice />;
  return (
    <ErrorState
      className="flex-1 justify-center"
      error={opened.error}
      title={t('failed')}
      onRetry={() => void opened.refetch()}
    />
  );
}

function Opened({ voiceover }: { voiceover: Voiceover }) {
  const [editor] = useState(() => new Editor(voiceover));
  const transport = useTransport(editor);
  const canEdit = !useIsViewer();
  return (
    <OpenVoiceoverProvider value={{ editor, transport, name: voiceover.name, canEdit }}>
      <Room />
    </OpenVoiceoverProvider>
  );
}
