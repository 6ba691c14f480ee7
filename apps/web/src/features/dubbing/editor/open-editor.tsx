import type { DubbingTarget } from '@mynah/contract/dubbing/dubbing';
import type { DubbingEditor } from '@mynah/contract/dubbing/editor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DubAddress } from '#web/features/dubbing/editor/dub-address.ts';
import { knownDub, openedQuery } from '#web/features/dubbing/editor/editor.requests.ts';
import { Editor } from '#web/features/dubbing/editor/editor-store.ts';
import { openedDub } from '#web/features/dubbing/editor/opened-dub.ts';
import { Room } from '#web/features/dubbing/editor/room.tsx';
import { TargetNotice } from '#web/features/dubbing/editor/target-notice.tsx';
import { OpenDubProvider } from '#web/features/dubbing/editor/use-editor.ts';
import { useRenewal } from '#web/features/dubbing/editor/use-renewal.ts';
import { useTransport } from '#web/features/dubbing/editor/use-transport.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface OpenEditorProps {
  address: DubAddress;
  target: DubbingTarget;
}

/** One language, line by line. */
export function OpenEditor({ address, target }: OpenEditorProps) {
  const t = useMessages();
  const opened = useQuery(openedQuery(address));
  if (opened.data) return <Opened address={address} opened={opened.data} target={target} />;
  if (opened.error)
    return (
      <ErrorState
        className="flex-1 justify-center"
        error={opened.error}
        title={t('failed')}
        onRetry={() => void opened.refetch()}
      />
    );
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-1 flex-col gap-4 p-4">
      <Skeleton className="h-9 w-full" />
      <Skeleton className="min-h-40 w-full flex-1" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}

function Opened({ address, opened, target }: OpenEditorProps & { opened: DubbingEditor }) {
  const [editor] = useState(() => new Editor(address, knownDub(opened)));
  const [dub] = useState(() => openedDub(opened));
  const transport = useTransport(editor, dub);
  const canEdit = !useIsViewer() && opened.access_level !== 'viewer';
  useRenewal(editor);
  return (
    <OpenDubProvider value={{ editor, transport, dub, canEdit }}>
      <Room notice={<TargetNotice target={target} />} />
    </OpenDubProvider>
  );
}
