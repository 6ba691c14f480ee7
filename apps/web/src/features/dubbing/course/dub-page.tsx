import { useQuery } from '@tanstack/react-query';
import { CourseOfDub } from '#web/features/dubbing/course/course-of-dub.tsx';
import { type Dub, dubQuery, dubsKey } from '#web/features/dubbing/dubbing.requests.ts';
import { OpenEditor } from '#web/features/dubbing/editor/open-editor.tsx';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { usePathValue, useSearchValues } from '#web/shared/address-values.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { NotFoundNotice } from '#web/shared/not-found/not-found-notice.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** A dub: how far it is, and, once its lines are known, the editor. DUB-009. */
export function Page() {
  const t = useMessages();
  const dubbingId = usePathValue('dubbingId');
  const found = useQuery(dubQuery(dubbingId));
  useRefreshOn('dubbing.changed', [...dubsKey, 'one', dubbingId]);
  if (found.data) return <Found dub={found.data} />;
  if (found.isPending)
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-1 flex-col gap-4 p-4">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="min-h-40 w-full flex-1" />
        <Skeleton className="h-48 w-full" />
      </div>
    );
  if (found.error instanceof ApiError && found.error.status === 404) return <NotFoundNotice />;
  return (
    <ErrorState
      className="flex-1 justify-center"
      error={found.error}
      title={t('failed')}
      onRetry={() => void found.refetch()}
    />
  );
}

function Found({ dub }: { dub: Dub }) {
  const { language: wanted } = useSearchValues(({ language }) => ({ language }));
  const { dubbing_id: dubbingId, targets, editable } = dub;
  const target = targets.find(({ language }) => language === wanted) ?? targets[0];
  // a language that was never made has no lines to show
  const isMade = target !== undefined && target.status !== 'queued';
  if (!editable || !isMade) return <CourseOfDub dub={dub} />;
  const { language } = target;
  return <OpenEditor key={`${dubbingId}/${language}`} address={{ dubbingId, language }} target={target} />;
}
