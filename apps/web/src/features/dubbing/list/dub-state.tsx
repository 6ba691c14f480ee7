import { type Dub, isUnderWay } from '#web/features/dubbing/dubbing.requests.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** How far it is, or why it failed and what became of the credits; nothing once it is done. */
export function DubState({ dub }: { dub: Dub }) {
  const t = useMessages();
  const { status, progress, progress_message: stage, error, refunded } = dub;
  if (isUnderWay(dub)) {
    const percent = t('percent', { percent: Math.floor(progress) });
    const label = stage || t(`status_${status}`);
    return (
      <div
        role="status"
        className="mt-1.5 flex items-center gap-x-3 gap-y-1 max-sm:flex-col max-sm:items-stretch"
      >
        <Progress
          fraction={status === 'queued' ? null : progress / 100}
          label={label}
          valueText={percent}
          className="max-w-60 flex-1 max-sm:flex-none"
        />
        <span className="truncate text-12 text-ink-2">
          {label}
          {status !== 'queued' && <span className="figures"> · {percent}</span>}
        </span>
      </div>
    );
  }
  if (status !== 'failed') return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-1.5">
      <Badge tone="danger">{t('status_failed')}</Badge>
      {refunded && <Badge>{t('refunded')}</Badge>}
      <span className="min-w-0 text-12 text-danger">{error}</span>
    </div>
  );
}
