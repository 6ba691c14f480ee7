import { useQuery } from '@tanstack/react-query';
import { EditorProvider } from '#web/features/speech-to-text/editor/editor-context.tsx';
import { EditorHeader } from '#web/features/speech-to-text/editor/editor-header.tsx';
import { ParagraphList } from '#web/features/speech-to-text/editor/paragraph-list.tsx';
import { RunningNotice } from '#web/features/speech-to-text/editor/running-notice.tsx';
import { SpeakerPanel } from '#web/features/speech-to-text/editor/speaker-panel.tsx';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { detailsQuery } from '#web/features/speech-to-text/transcripts.requests.ts';
import { usePathValue } from '#web/shared/address-values.ts';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function Page() {
  const t = useMessages();
  const transcriptionId = usePathValue('transcriptionId');
  const details = useQuery(detailsQuery(transcriptionId));
  const isWide = useBreakpoint('lg');
  if (details.isPending) return <Loading />;
  if (!details.data) {
    return (
      <ErrorState
        className="flex-1 justify-center"
        error={details.error}
        title={t('notFound')}
        onRetry={() => void details.refetch()}
      />
    );
  }
  return (
    <EditorProvider key={transcriptionId} details={details.data}>
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <EditorHeader />
          <RunningNotice details={details.data} />
          <ParagraphList />
        </div>
        {isWide && (
          <aside aria-label={t('speakerList')} className="w-70 shrink-0 overflow-y-auto border-s bg-surface">
            <SpeakerPanel />
          </aside>
        )}
      </div>
    </EditorProvider>
  );
}

const Loading = () => (
  <div aria-busy className="mx-auto flex w-full max-w-180 flex-col gap-6 px-6 py-8">
    <Skeleton className="h-7 w-64" />
    {[0, 1, 2].map((row) => (
      <div key={row} className="flex flex-col gap-2">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    ))}
  </div>
);
