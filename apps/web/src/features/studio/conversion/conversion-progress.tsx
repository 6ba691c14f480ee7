import { useRef, useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import {
  type Chapter,
  cancelConversion,
  fetchBlocks,
  projectKey,
} from '#web/features/studio/studio.requests.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { Notice, Notices } from '#web/shared/making/notices.tsx';
import { createEstimate } from '#web/shared/tool-runs/time-left.ts';
import { Button } from '#web/ui/button.tsx';
import { answerOrToast, okOrToast } from '#web/ui/ok-or-toast.ts';
import { Progress } from '#web/ui/progress.tsx';

/** How far the conversion is and how long it takes; what failed, with the way there. The page can be left meanwhile. */
export function ConversionProgress() {
  const { project } = useOpenProject();
  if (project.state === 'default') return <Failures />;
  return <Running />;
}

function Running() {
  const t = useMessages();
  const { project, canEdit } = useOpenProject();
  const renewAfter = useRenewAfter(projectKey(project.project_id));
  const [isStopping, setStopping] = useState(false);
  const { state, queue_position: position, creation_meta: creation } = project;
  const fraction =
    state === 'creating' ? (creation?.creation_progress ?? null) : progressOf(project.chapters);
  const secondsLeft = useTimeLeft(fraction);
  const label =
    state === 'creating'
      ? t('creating')
      : state === 'in_queue'
        ? position === null
          ? t('inQueue')
          : t('inQueueAt', { position })
        : t('converting');
  const stop = async () => {
    setStopping(true);
    await okOrToast(renewAfter(cancelConversion(project.project_id)));
    setStopping(false);
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b bg-surface px-4 py-2">
      <p role="status" className="text-12 text-ink-2">
        {label}
        {secondsLeft !== undefined && ` · ${t('timeLeft', { time: formatDuration(Math.ceil(secondsLeft)) })}`}
      </p>
      <Progress fraction={fraction} label={label} className="min-w-32 flex-1" />
      {canEdit && state !== 'creating' && (
        <Button size="sm" isBusy={isStopping} onClick={() => void stop()}>
          {t('stopConverting')}
        </Button>
      )}
    </div>
  );
}

/** By how much each chapter has to say; null as long as nothing is done. */
function progressOf(chapters: readonly Chapter[]): number | null {
  let all = 0;
  let done = 0;
  for (const { statistics, state, conversion_progress } of chapters) {
    const { characters_converted = 0, characters_unconverted = 0 } = statistics ?? {};
    all += characters_converted + characters_unconverted;
    done +=
      state === 'converting'
        ? (conversion_progress ?? 0) * (characters_converted + characters_unconverted)
        : characters_converted;
  }
  return all === 0 || done === 0 ? null : done / all;
}

function useTimeLeft(progress: number | null): number | undefined {
  const measure = useRef(createEstimate());
  const [known, setKnown] = useState<{ progress: number; secondsLeft: number | undefined }>();
  if (progress === null) return undefined;
  if (known?.progress !== progress) {
    const secondsLeft = measure.current(progress);
    setKnown({ progress, secondsLeft });
    return secondsLeft;
  }
  return known.secondsLeft;
}

function Failures() {
  const t = useMessages();
  const { project, openChapter } = useOpenProject();
  const goTo = async (chapterId: string) => {
    const address = { projectId: project.project_id, chapterId };
    const chapter = await answerOrToast(fetchBlocks(address));
    openChapter(chapterId, chapter?.blocks.find(({ take }) => take.state === 'failed')?.block_id);
  };
  const failed = project.chapters.filter(({ last_conversion_error }) => last_conversion_error !== null);
  return (
    <Notices>
      {failed.slice(0, 3).map(({ chapter_id: id, name, last_conversion_error: reason }) => (
        <Notice
          key={id}
          title={t('chapterNotConverted', { name })}
          actions={
            <Button size="sm" onClick={() => void goTo(id)}>
              {t('goTo')}
            </Button>
          }
        >
          {reason}
        </Notice>
      ))}
    </Notices>
  );
}
