import { ArrowUp, SlidersHorizontal, Square } from 'lucide-react';
import { cancelGeneration, useGeneration } from '#web/features/text-to-speech/generate-speech.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { TakeSwitch } from '#web/features/text-to-speech/take-switch.tsx';
import { useTakes } from '#web/features/text-to-speech/takes.ts';
import type { Compose } from '#web/features/text-to-speech/use-compose.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { estimateSpeakingSeconds } from '#web/shared/format/speaking-time.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { isApple } from '#web/ui/kbd.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

type ComposeFooterProps = { compose: Compose; onOpenSettings: () => void };

/** What it costs and how long it will be, before it is made. */
export function ComposeFooter({ compose, onOpenSettings }: ComposeFooterProps) {
  const t = useMessages();
  return (
    <footer className="shrink-0 border-t">
      <div className="mx-auto flex max-w-220 flex-wrap items-center gap-x-4 gap-y-2 px-10 py-3 max-lg:px-6 max-sm:px-4">
        <Estimates compose={compose} />
        <span className="flex-1 max-sm:hidden" />
        <TakeSwitch />
        <div className="flex items-center gap-2 max-sm:w-full">
          <IconButton label={t('openSettings')} onClick={onOpenSettings} className="border lg:hidden">
            <SlidersHorizontal aria-hidden />
          </IconButton>
          <GenerateButton compose={compose} />
        </div>
      </div>
    </footer>
  );
}

function Estimates({ compose }: { compose: Compose }) {
  const t = useMessages();
  const { text, characters, limit, cost, remaining, isTooLong, isTooDear, settings } = compose;
  const seconds = estimateSpeakingSeconds(text) / settings.speed;
  return (
    <p className="figures flex min-h-9 flex-wrap items-center gap-x-3 text-12 text-ink-3">
      <span className={isTooLong ? 'text-danger' : undefined}>
        {limit !== null && (
          <>
            <span aria-hidden>
              {t('characters', { count: formatCount(characters), limit: formatCount(limit) })}
            </span>
            <span className="sr-only">
              {t('charactersRead', { count: formatCount(characters), limit: formatCount(limit) })}
            </span>
          </>
        )}
      </span>
      {cost > 0 && (
        <>
          <Dot />
          <span className={isTooDear ? 'text-danger' : 'text-ink-2'}>
            {t('credits', { count: cost })}
            {remaining !== null && remaining !== -1 && (
              <span className="text-ink-3"> · {t('creditsLeft', { remaining: formatCount(remaining) })}</span>
            )}
          </span>
          <Dot />
          <span>{t('about', { duration: formatDuration(Math.max(1, seconds)) })}</span>
        </>
      )}
    </p>
  );
}

const Dot = () => <span aria-hidden className="size-0.75 rounded-full bg-ink-3/60" />;

function GenerateButton({ compose }: { compose: Compose }) {
  const t = useMessages();
  const state = useGeneration((generation) => generation.state);
  const hasTake = useTakes(({ takes }) => takes.some((take) => take.text === compose.text));
  if (state !== 'idle') {
    return (
      <Button variant="secondary" size="md" onClick={cancelGeneration} className="min-w-41 max-sm:flex-1">
        <Square aria-hidden fill="currentColor" strokeWidth={0} className="size-3!" />
        {t('cancel')}
        <span role="status" className="sr-only">
          {state === 'waiting' ? t('waiting') : t('streaming')}
        </span>
      </Button>
    );
  }
  return (
    <Tooltip
      kind="text"
      text={isApple() ? '⌘ ↵' : 'Ctrl ↵'}
      trigger={
        <Button
          variant="primary"
          disabled={!compose.canGenerate}
          onClick={compose.generate}
          aria-keyshortcuts={isApple() ? 'Meta+Enter' : 'Control+Enter'}
          className="min-w-41 max-sm:flex-1"
        >
          <ArrowUp aria-hidden />
          {hasTake ? t('generateAgain') : t('generate')}
        </Button>
      }
    />
  );
}
