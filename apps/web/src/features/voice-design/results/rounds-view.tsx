import type { ReactNode } from 'react';
import type { RoundOrder } from '#web/features/voice-design/design.requests.ts';
import { useMessages } from '#web/features/voice-design/messages.ts';
import { RoundView } from '#web/features/voice-design/results/round-view.tsx';
import { titleOfRound } from '#web/features/voice-design/results/title-of-round.ts';
import { type Round, showRound, useRounds } from '#web/features/voice-design/rounds.ts';
import { classNames } from '#web/ui/class-names.ts';
import { scrollRowClass, useScrollRow } from '#web/ui/use-scroll-row.ts';

type RoundsProps = { kind: RoundOrder['kind']; empty: ReactNode };

/** The round that is looked at, and the way back to earlier ones. */
export function Rounds({ kind, empty }: RoundsProps) {
  const { rounds: all, shown } = useRounds();
  const rounds = all.filter(({ order }) => order.kind === kind);
  const round = rounds.find(({ id }) => id === shown[kind]) ?? rounds.at(-1);
  if (!round) return empty;
  return (
    <div className="flex flex-col gap-4">
      {rounds.length > 1 && <RoundSwitch rounds={rounds} current={round} />}
      <RoundView key={round.id} round={round} />
    </div>
  );
}

function RoundSwitch({ rounds, current }: { rounds: readonly Round[]; current: Round }) {
  const t = useMessages();
  const row = useScrollRow<HTMLElement>(`${current.id} ${rounds.length}`);
  return (
    <nav ref={row} aria-label={t('rounds')} className={`${scrollRowClass} -mx-1 gap-1 px-1 py-1`}>
      {rounds.map((round, index) => (
        <button
          key={round.id}
          type="button"
          aria-current={round === current ? 'true' : undefined}
          aria-label={t('roundOf', { number: index + 1, title: titleOfRound(round) })}
          title={titleOfRound(round)}
          onClick={() => showRound(round.order.kind, round.id)}
          className={classNames(
            'h-8 shrink-0 rounded-md px-3 font-medium text-12 transition-colors',
            round === current ? 'bg-active text-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
          )}
        >
          {t('round', { number: index + 1 })}
        </button>
      ))}
    </nav>
  );
}
