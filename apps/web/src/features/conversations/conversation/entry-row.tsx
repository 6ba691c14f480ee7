import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { EntryDetails } from '#web/features/conversations/conversation/entry-details.tsx';
import type { Entry } from '#web/features/conversations/conversations.requests.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface EntryRowProps {
  entry: Entry;
  agentName: string;
  /** It sounds now. */
  isHeard: boolean;
  /** The address leads to it. */
  isWanted: boolean;
  onPlay: (() => void) | undefined;
  actions: ReactNode;
}

/** What one side said; a press on its time plays the recording from there. */
export function EntryRow({ entry, agentName, isHeard, isWanted, onPlay, actions }: EntryRowProps) {
  const t = useMessages();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // what it answers, a promise in newer browsers, is no cleanup
    if (isHeard || isWanted) void row.current?.scrollIntoView({ block: 'nearest' });
  }, [isHeard, isWanted]);
  const isUser = entry.role === 'user';
  return (
    <li
      ref={row}
      aria-current={isHeard ? 'true' : undefined}
      className={classNames(
        'group flex scroll-my-24 gap-3 rounded-lg px-3 py-2.5 transition-colors',
        (isHeard || isWanted) && 'bg-accent-soft',
      )}
    >
      <Time seconds={entry.time_in_call_secs} onPlay={onPlay} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex min-h-6 flex-wrap items-center gap-2">
          <span className={classNames('font-medium text-13', isUser ? 'text-ink' : 'text-accent-ink')}>
            {isUser ? t('caller') : agentName}
          </span>
          {entry.interrupted && <Badge>{t('interrupted')}</Badge>}
          {entry.ignored_as_backchannel && <Badge>{t('ignored')}</Badge>}
          <span className="ms-auto flex items-center">{actions}</span>
        </div>
        <p dir="auto" className="whitespace-pre-wrap break-words text-15 text-ink leading-6">
          {entry.message}
        </p>
        {entry.original_message && (
          <p className="text-12 text-ink-2">{t('wasGoingToSay', { text: entry.original_message })}</p>
        )}
        <EntryDetails entry={entry} />
      </div>
    </li>
  );
}

function Time({ seconds, onPlay }: { seconds: number; onPlay: (() => void) | undefined }) {
  const t = useMessages();
  const time = formatClock(seconds);
  if (!onPlay) return <span className="figures w-12 shrink-0 pt-1 text-12 text-ink-2">{time}</span>;
  return (
    <button
      type="button"
      aria-label={t('playFrom', { time })}
      onClick={onPlay}
      className="figures flex h-6 w-12 shrink-0 items-center gap-1 rounded-sm text-12 text-ink-2 hover:text-ink"
    >
      <Play aria-hidden className="size-3" />
      {time}
    </button>
  );
}
