import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#web/features/agents/messages.ts';
import type { ConversationState, Turn, TurnTiming } from '#web/features/agents/talking/conversation-state.ts';
import { ToolCard } from '#web/features/agents/talking/tool-card.tsx';
import type { TalkingTo } from '#web/features/agents/talking/use-conversation.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface TranscriptProps {
  state: ConversationState;
  agentName: string;
  talk: Pick<TalkingTo, 'answerTool' | 'allowTool'>;
  /** For who builds the agent: how long answers took, and going through a conversation again. */
  isWorkshop?: boolean;
  onReplay?: (turn: Turn) => void;
  /** More that can be done with an answer. */
  actionsOf?: (turn: Turn) => ReactNode;
}

/** What was said, newest at the bottom and in view. */
export function Transcript({ state, agentName, talk, isWorkshop, onReplay, actionsOf }: TranscriptProps) {
  const t = useMessages();
  const end = useRef<HTMLDivElement>(null);
  const { turns, tentative } = state;
  const length = turns.at(-1)?.text.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is scrolled to
  useEffect(() => {
    // what it answers, a promise in newer browsers, is no cleanup
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [turns.length, length, tentative]);
  return (
    <div role="log" aria-label={t('conversation')} className="flex flex-col gap-4">
      {turns.map((turn) => (
        <TurnRow
          key={turn.id}
          turn={turn}
          agentName={agentName}
          talk={talk}
          isWorkshop={isWorkshop}
          onReplay={onReplay}
          actionsOf={actionsOf}
        />
      ))}
      {tentative && <Bubble isUser text={tentative} isTentative />}
      <div ref={end} />
    </div>
  );
}

interface TurnRowProps extends Omit<TranscriptProps, 'state'> {
  turn: Turn;
}

function TurnRow({ turn, agentName, talk, isWorkshop, onReplay, actionsOf }: TurnRowProps) {
  const t = useMessages();
  if (turn.tool) return <ToolCard tool={turn.tool} talk={talk} isWorkshop={isWorkshop} />;
  // cut off before a word of it was heard
  if (turn.text.trim() === '') return null;
  const isUser = turn.role === 'user';
  return (
    <div className={classNames('group flex flex-col gap-1', isUser ? 'items-end' : 'items-start')}>
      <span className="sr-only">{isUser ? t('you') : agentName}</span>
      <Bubble isUser={isUser} text={turn.text} />
      <div className="flex min-h-5 items-center gap-2 text-12 text-ink-3">
        {turn.wasInterrupted && <span>{t('interrupted')}</span>}
        {isWorkshop && turn.timing && <Timing timing={turn.timing} />}
        {!isUser && actionsOf?.(turn)}
        {isUser && onReplay && (
          <IconButton size="sm" label={t('replay')} onClick={() => onReplay(turn)}>
            <RotateCcw aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  );
}

interface BubbleProps {
  isUser: boolean;
  text: string;
  isTentative?: boolean;
}

function Bubble({ isUser, text, isTentative }: BubbleProps) {
  return (
    <p
      className={classNames(
        'max-w-[85%] whitespace-pre-wrap break-words rounded-xl px-3.5 py-2 text-15 leading-6',
        isUser ? 'self-end bg-ink text-on-ink' : 'border bg-surface text-ink',
        isTentative && 'bg-transparent text-ink-3 italic',
      )}
    >
      {text}
    </p>
  );
}

function Timing({ timing: { toTextMs, toSoundMs } }: { timing: TurnTiming }) {
  const t = useMessages();
  const parts = [
    toTextMs !== undefined && t('firstWords', { ms: formatExactCount(toTextMs) }),
    toSoundMs !== undefined && t('firstSound', { ms: formatExactCount(toSoundMs) }),
  ].filter(Boolean);
  return <span className="figures">{parts.join(' · ')}</span>;
}
