import { RotateCw } from 'lucide-react';
import { changeDraft } from '#web/features/voice-design/draft.ts';
import { useMessages } from '#web/features/voice-design/messages.ts';
import { TakeCard } from '#web/features/voice-design/results/take-card.tsx';
import { titleOfRound } from '#web/features/voice-design/results/title-of-round.ts';
import { makeRound, type Round, repeatRound, useRounds } from '#web/features/voice-design/rounds.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The voices of one order, side by side. */
export function RoundView({ round }: { round: Round }) {
  const t = useMessages();
  const { order, state, takes, error, text, ignoredWords } = round;
  const isMix = order.kind === 'mix';
  return (
    <section aria-label={titleOfRound(round)} className="flex flex-col gap-4">
      <Head round={round} />
      {state === 'failed' ? (
        <ErrorState error={error} title={t('failed')} onRetry={() => void makeRound(order)} />
      ) : (
        <>
          <State round={round} />
          {takes.length === 0 ? (
            <Waiting count={isMix ? 1 : 3} />
          ) : (
            <ul className={isMix ? 'grid gap-3' : 'grid grid-cols-3 gap-3 max-md:grid-cols-1'}>
              {takes.map((take, index) => (
                <TakeCard key={take.id} round={round} take={take} letter={'ABC'[index] ?? ''} />
              ))}
            </ul>
          )}
          <div className="flex flex-col gap-1 text-12 text-ink-3">
            {ignoredWords.length > 0 && (
              <p className="text-ink-2">{t('ignored', { words: ignoredWords.join(', ') })}</p>
            )}
            {text !== '' && <p>{t(isMix ? 'saysOne' : 'says', { text })}</p>}
          </div>
        </>
      )}
    </section>
  );
}

function Head({ round }: { round: Round }) {
  const t = useMessages();
  const isMaking = useRounds((rounds) => rounds.isMaking);
  const { order } = round;
  const reuse = () => {
    if (order.kind === 'design') changeDraft({ description: order.description, seed: order.seed });
    else if (order.kind === 'remix')
      changeDraft({ change: order.description, voiceId: order.voice.id, seed: order.seed });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="line-clamp-2 text-13 text-ink">{titleOfRound(round)}</h2>
        {order.kind !== 'mix' && (
          <p className="figures text-11 text-ink-3">{t('seedIs', { seed: order.seed })}</p>
        )}
      </div>
      {order.kind !== 'mix' && (
        <div className="flex gap-2">
          <Button size="sm" variant="ghost" onClick={reuse}>
            {t('reuse')}
          </Button>
          <Button size="sm" disabled={isMaking} onClick={() => void repeatRound(round)}>
            <RotateCw aria-hidden />
            {t('again')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** How far it has come, by the voices that can be heard. */
function State({ round: { state, takes, order } }: { round: Round }) {
  const t = useMessages();
  const done = takes.filter((take) => take.state === 'ready' || take.state === 'failed').length;
  const words =
    takes.length === 0
      ? t(order.kind === 'mix' ? 'mixWorking' : 'thinking')
      : t('speaking', { done: Math.min(done + 1, takes.length), all: takes.length });
  const isWorking = state === 'working';
  return (
    <>
      {isWorking && (
        <div className="flex items-center gap-3">
          <Progress
            label={words}
            fraction={takes.length === 0 ? null : done / takes.length}
            valueText={words}
            className="flex-1"
          />
          <span aria-hidden className="text-12 text-ink-2">
            {words}
          </span>
        </div>
      )}
      <p role="status" className="sr-only">
        {isWorking ? words : takes.every((take) => take.state === 'ready') ? t('allReady') : ''}
      </p>
    </>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <div className={count === 1 ? 'grid gap-3' : 'grid grid-cols-3 gap-3 max-md:grid-cols-1'} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but places
        <Skeleton key={index} className="h-43" />
      ))}
    </div>
  );
}
