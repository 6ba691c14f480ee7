import { ArrowUp, SlidersHorizontal, Square } from 'lucide-react';
import { cancelGeneration, useGeneration } from '#web/features/dialogue/generate-dialogue.ts';
import { useMessages } from '#web/features/dialogue/messages.ts';
import type { Dialogue } from '#web/features/dialogue/use-dialogue.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { estimateSpeakingSeconds } from '#web/shared/format/speaking-time.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { isApple } from '#web/ui/kbd.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type DialogueFooterProps = { dialogue: Dialogue; onOpenSettings: () => void };

/** What it costs and how long it will be, before it is made. */
export function DialogueFooter({ dialogue, onOpenSettings }: DialogueFooterProps) {
  const t = useMessages();
  return (
    <footer className="shrink-0 border-t">
      <div className="mx-auto flex max-w-220 items-center gap-x-4 gap-y-2 px-10 py-3 max-xl:px-6 max-sm:flex-wrap max-sm:px-4">
        <Estimates dialogue={dialogue} />
        <div className="flex items-center gap-2 max-sm:w-full">
          <Button onClick={onOpenSettings} aria-label={t('openSettings')} className="px-2.5! lg:hidden">
            <SlidersHorizontal aria-hidden className="text-ink-2" />
          </Button>
          <GenerateButton dialogue={dialogue} />
        </div>
      </div>
    </footer>
  );
}

function Estimates({ dialogue }: { dialogue: Dialogue }) {
  const t = useMessages();
  const { characters, limits, isTooLong, cost, remaining, isTooDear, order } = dialogue;
  const isPreparing = useGeneration(({ state }) => state === 'waiting');
  const count = { count: formatCount(characters), limit: formatCount(limits.characters) };
  const seconds = Math.max(1, estimateSpeakingSeconds(order.lines.map(({ text }) => text).join(' ')));
  return (
    <p className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-3 text-12 text-ink-3 tabular-nums">
      <span className={isTooLong ? 'text-danger' : undefined}>
        <span aria-hidden className="figures">
          {t('characters', count)}
        </span>
        <span className="sr-only">{t('charactersRead', count)}</span>
      </span>
      {cost > 0 && (
        <span className={isTooDear ? 'text-danger' : 'text-ink-2'}>
          {t('credits', { count: cost, cost: formatCount(cost) })}
          {remaining !== null && remaining !== -1 && (
            <span className="text-ink-3"> · {t('creditsLeft', { remaining: formatCount(remaining) })}</span>
          )}
        </span>
      )}
      {characters > 0 && (
        <span>{isPreparing ? t('waiting') : t('about', { duration: formatDuration(seconds) })}</span>
      )}
    </p>
  );
}

/** One button for all that can be done now, so that the focus stays on it while its meaning changes. */
function GenerateButton({ dialogue: { canGenerate, generate } }: { dialogue: Dialogue }) {
  const t = useMessages();
  const { state, take } = useGeneration();
  const isIdle = state === 'idle';
  return (
    <>
      <Button
        variant={isIdle ? 'primary' : 'secondary'}
        disabled={isIdle && !canGenerate}
        onClick={isIdle ? generate : cancelGeneration}
        aria-keyshortcuts={isApple() ? 'Meta+Enter' : 'Control+Enter'}
        className="min-w-41 max-sm:flex-1"
      >
        {isIdle ? <ArrowUp aria-hidden /> : state === 'waiting' ? <Spinner /> : <StopSign />}
        {isIdle ? t(take ? 'generateAgain' : 'generate') : t('cancel')}
      </Button>
      <span role="status" className="sr-only">
        {isIdle ? '' : t(state)}
      </span>
    </>
  );
}

const StopSign = () => <Square aria-hidden fill="currentColor" strokeWidth={0} className="size-3!" />;
