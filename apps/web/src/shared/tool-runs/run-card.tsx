import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDuration } from '#web/shared/format/times.ts';
import { useMessages } from '#web/shared/tool-runs/messages.ts';
import { createEstimate } from '#web/shared/tool-runs/time-left.ts';
import { isOpen } from '#web/shared/tool-runs/tool-runs.requests.ts';
import { useToolRunActions } from '#web/shared/tool-runs/use-tool-runs.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';

type RunCardProps = {
  run: ToolRun;
  /** What is being done, and that it went wrong. */
  working: string;
  failed: string;
};

/** Something that is being made, or could not be: how far it is, how long it takes, and the ways out. */
export function RunCard({ run, working, failed }: RunCardProps) {
  return (
    <section aria-label={run.title} className="rounded-xl border bg-surface p-5">
      <p className="truncate font-medium text-15">{run.title}</p>
      {isOpen(run) ? <Open run={run} working={working} /> : <Ended run={run} failed={failed} />}
    </section>
  );
}

function Open({ run, working }: { run: ToolRun; working: string }) {
  const t = useMessages();
  const { cancel } = useToolRunActions();
  const [isStopping, setStopping] = useState(false);
  const secondsLeft = useTimeLeft(run);
  const label = run.state === 'waiting' ? t('waiting') : working;
  const stop = async (): Promise<void> => {
    setStopping(true);
    await cancel(run.run_id);
    setStopping(false);
  };
  return (
    <div className="mt-3 flex flex-col gap-3">
      <p role="status" className="text-13 text-ink-2">
        {label}
      </p>
      <Progress fraction={run.progress > 0 ? run.progress : null} label={label} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-12 text-ink-2">
          {secondsLeft !== undefined && (
            <>
              {t('left', { time: formatDuration(Math.ceil(secondsLeft)) })}
              {' · '}
            </>
          )}
          {t('leave')}
        </p>
        <Button size="sm" isBusy={isStopping} onClick={() => void stop()}>
          {t('stop')}
        </Button>
      </div>
    </div>
  );
}

function useTimeLeft({ progress, state }: ToolRun): number | undefined {
  const measure = useRef(createEstimate());
  const [known, setKnown] = useState<{ progress: number; secondsLeft: number | undefined }>();
  if (state !== 'running') return undefined;
  if (known?.progress !== progress) {
    const secondsLeft = measure.current(progress);
    setKnown({ progress, secondsLeft });
    return secondsLeft;
  }
  return known.secondsLeft;
}

function Ended({ run, failed }: { run: ToolRun; failed: string }) {
  const t = useMessages();
  const { retry, remove } = useToolRunActions();
  const isFailed = run.state === 'failed';
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <div role="alert" className="flex min-w-0 flex-1 basis-60 gap-2.5 text-13">
        {isFailed && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />}
        <div className="min-w-0">
          <p className={isFailed ? 'font-medium text-danger' : 'text-ink-2'}>
            {isFailed ? failed : t('stopped')}
          </p>
          {run.failure && <p className="text-ink-2">{run.failure}</p>}
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <Button size="sm" onClick={() => void retry(run.run_id)}>
          <RotateCcw aria-hidden />
          {t('retry')}
        </Button>
        <IconButton size="sm" label={t('dismiss')} onClick={() => void remove(run.run_id)}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
