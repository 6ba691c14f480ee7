import { ArrowUp, SlidersHorizontal, Square } from 'lucide-react';
import { stopChange, useChanging } from '#web/features/speech-to-speech/change-voice.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import type { Change } from '#web/features/speech-to-speech/use-change.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { isApple } from '#web/ui/kbd.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

/** What it costs and how long it will be, before it is made. */
export function ChangeFooter({ change, onOpenSettings }: { change: Change; onOpenSettings: () => void }) {
  const t = useMessages();
  const { voice } = change;
  return (
    <footer className="shrink-0 border-t">
      <div className="mx-auto flex max-w-220 items-center gap-x-4 gap-y-2 px-10 py-3 max-xl:px-6 max-sm:flex-wrap max-sm:px-4">
        <Estimates change={change} />
        <div className="flex items-center gap-2 max-sm:w-full">
          <Button onClick={onOpenSettings} aria-label={t('openSettings')} className="px-2.5! lg:hidden">
            {voice && <VoiceOrb id={voice.voice_id} name={voice.name} size={20} />}
            <SlidersHorizontal aria-hidden className="text-ink-2" />
          </Button>
          <GenerateButton change={change} />
        </div>
      </div>
    </footer>
  );
}

function Estimates({ change: { source, cost, remaining, isTooDear } }: { change: Change }) {
  const t = useMessages();
  const { state } = useChanging();
  return (
    <p className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-3 text-12 text-ink-3 tabular-nums">
      {source?.sound && <span>{formatDuration(source.sound.seconds)}</span>}
      {source && cost === null && <span>{t('unknownLength')}</span>}
      {cost !== null && (
        <span className={isTooDear ? 'text-danger' : 'text-ink-2'}>
          {t('credits', { cost: formatCount(cost) })}
          {remaining !== null && remaining !== -1 && (
            <span className="text-ink-3"> · {t('creditsLeft', { remaining: formatCount(remaining) })}</span>
          )}
        </span>
      )}
      {state !== 'idle' && <span>{t(state)}</span>}
    </p>
  );
}

/** One button for all that can be done now, so that the focus stays on it while its meaning changes. */
function GenerateButton({ change }: { change: Change }) {
  const t = useMessages();
  const { state, changed } = useChanging();
  const isIdle = state === 'idle';
  const hasResult = changed !== undefined && changed.sourceId === change.source?.id;
  return (
    <>
      <Button
        variant={isIdle ? 'primary' : 'secondary'}
        disabled={isIdle && !change.canGenerate}
        onClick={isIdle ? change.generate : stopChange}
        aria-keyshortcuts={isApple() ? 'Meta+Enter' : 'Control+Enter'}
        className="min-w-41 max-sm:flex-1"
      >
        {isIdle ? <ArrowUp aria-hidden /> : state === 'waiting' ? <Spinner /> : <StopSign />}
        {!isIdle ? t('stop') : hasResult ? t('generateAgain') : t('generate')}
      </Button>
      <span role="status" className="sr-only">
        {isIdle ? '' : t(state)}
      </span>
    </>
  );
}

const StopSign = () => <Square aria-hidden fill="currentColor" strokeWidth={0} className="size-3!" />;
