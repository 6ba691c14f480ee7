import type { ListedTranscript } from '@mynah/contract/speech/transcripts';
import { RotateCcw, Square, Trash2 } from 'lucide-react';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { SPEECH_TO_TEXT_PATH } from '#web/features/speech-to-text/speech-to-text-path.ts';
import { useFollowedProgress } from '#web/features/speech-to-text/use-followed-progress.ts';
import { useTranscriptActions } from '#web/features/speech-to-text/use-transcript-actions.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import {
  dateOfUnix,
  formatAgo,
  formatDateTime,
  formatDuration,
  formatLength,
} from '#web/shared/format/times.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';

export function TranscriptRow({ item }: { item: ListedTranscript }) {
  const t = useMessages();
  const { state, progress, failure, secondsLeft } = useFollowedProgress(item);
  return (
    <li className="relative flex min-h-17 items-center gap-3 px-4 py-3 transition-colors hover:bg-hover">
      <div className="min-w-0 flex-1">
        <Link
          to={`${SPEECH_TO_TEXT_PATH}/$transcriptionId`}
          params={{ transcriptionId: item.transcription_id }}
          className="block truncate font-medium text-13 text-ink after:absolute after:inset-0"
        >
          {item.title}
        </Link>
        {state === 'running' || state === 'waiting' ? (
          <Course state={state} progress={progress} secondsLeft={secondsLeft} />
        ) : (
          <p className="truncate text-12 text-ink-2">{failure ?? item.preview}</p>
        )}
      </div>
      {(state === 'failed' || state === 'cancelled') && (
        <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{t(`state_${state}`)}</Badge>
      )}
      <Facts item={item} />
      <div className="relative">
        <Actions id={item.transcription_id} state={state} />
      </div>
    </li>
  );
}

type CourseProps = { state: 'running' | 'waiting'; progress: number; secondsLeft: number | undefined };

function Course({ state, progress, secondsLeft }: CourseProps) {
  const t = useMessages();
  const percent = t('percent', { percent: Math.floor(progress * 100) });
  return (
    <div className="mt-1.5 flex items-center gap-3">
      <Progress
        fraction={state === 'waiting' ? null : progress}
        label={t(`state_${state}`)}
        valueText={percent}
        className="max-w-60 flex-1"
      />
      <span className="figures text-12 text-ink-2">
        {state === 'waiting' ? t('state_waiting') : percent}
        {secondsLeft !== undefined && (
          <span className="max-sm:hidden"> · {t('timeLeft', { duration: formatDuration(secondsLeft) })}</span>
        )}
      </span>
    </div>
  );
}

function Facts({ item }: { item: ListedTranscript }) {
  const date = dateOfUnix(item.created_at_unix);
  return (
    <div className="flex shrink-0 gap-4 text-12 text-ink-2 max-sm:hidden">
      {item.language && <span className="max-md:hidden">{languageName(item.language)}</span>}
      <span className="figures">{formatLength(item.duration_ms / 1000)}</span>
      <time dateTime={date.toISOString()} title={formatDateTime(date)} className="w-24 truncate text-end">
        {formatAgo(date)}
      </time>
    </div>
  );
}

function Actions({ id, state }: { id: string; state: ListedTranscript['state'] }) {
  const t = useMessages();
  const { cancel, retry, remove } = useTranscriptActions(id);
  return (
    <RowMenu label={t('actions')}>
      {(state === 'running' || state === 'waiting') && (
        <MenuItem icon={<Square aria-hidden />} onSelect={() => void cancel()}>
          {t('cancel')}
        </MenuItem>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <MenuItem icon={<RotateCcw aria-hidden />} onSelect={() => void retry()}>
          {t('retry')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
        {t('delete')}
      </MenuItem>
    </RowMenu>
  );
}
