import { ArrowUp, SlidersHorizontal, Square } from 'lucide-react';
import { cancelGeneration, useGeneration } from '#web/features/text-to-speech/generate-speech.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { TakeSwitch } from '#web/features/text-to-speech/take-switch.tsx';
import { useTakes } from '#web/features/text-to-speech/takes.ts';
import type { Compose } from '#web/features/text-to-speech/use-compose.ts';
import type { PickerVoice } from '#web/features/voices/index.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { estimateSpeakingSeconds } from '#web/shared/format/speaking-time.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { isApple } from '#web/ui/kbd.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type ComposeFooterProps = { compose: Compose; onOpenSettings: () => void };

/** What it costs and how long it will be, before it is made. */
export function ComposeFooter({ compose, onOpenSettings }: ComposeFooterProps) {
  return (
    <footer className="shrink-0 border-t">
      <div className="mx-auto flex max-w-220 items-center gap-x-4 gap-y-2 px-10 py-3 max-xl:px-6 max-sm:flex-wrap max-sm:px-4">
        <Estimates compose={compose} />
        <TakeSwitch />
        <div className="flex items-center gap-2 max-sm:w-full">
          <SettingsButton voice={compose.voice} onOpen={onOpenSettings} />
          <GenerateButton compose={compose} />
        </div>
      </div>
    </footer>
  );
}

/** Where the settings have no room beside the text: whose voice it is, and the way to change it. */
function SettingsButton({ voice, onOpen }: { voice: PickerVoice | undefined; onOpen: () => void }) {
  const t = useMessages();
  return (
    <Button onClick={onOpen} aria-label={t('openSettings')} className="px-2.5! lg:hidden">
      {voice && <VoiceOrb id={voice.voice_id} name={voice.name} size={20} />}
      <SlidersHorizontal aria-hidden className="text-ink-2" />
    </Button>
  );
}

function Estimates({ compose }: { compose: Compose }) {
  const t = useMessages();
  const { characters, limit, isTooLong } = compose;
  return (
    <p className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-3 text-12 text-ink-3 tabular-nums">
      {limit !== null && (
        <span className={isTooLong ? 'text-danger' : undefined}>
          <span aria-hidden className="figures">
            {t('characters', { count: formatCount(characters), limit: formatCount(limit) })}
          </span>
          <span className="sr-only">
            {t('charactersRead', { count: formatCount(characters), limit: formatCount(limit) })}
          </span>
        </span>
      )}
      <Cost compose={compose} />
      <Course compose={compose} />
    </p>
  );
}

/** What is being waited for; while nothing is, how long the speech will be. */
function Course({ compose: { text, limit, isWaiting, settings } }: { compose: Compose }) {
  const t = useMessages();
  const isPreparing = useGeneration(({ state }) => state === 'waiting');
  const seconds = Math.max(1, estimateSpeakingSeconds(text) / settings.speed);
  const says = isWaiting
    ? t('waitingForVoices')
    : isPreparing
      ? t('waiting')
      : t('about', { duration: formatDuration(seconds) });
  if (text.trim() === '') return null;
  return (
    <>
      {limit !== null && <Dot />}
      <span>{says}</span>
    </>
  );
}

function Cost({ compose: { cost, remaining, isTooDear } }: { compose: Compose }) {
  const t = useMessages();
  if (cost === 0) return null;
  return (
    <>
      <Dot />
      <span className={isTooDear ? 'text-danger' : 'text-ink-2'}>
        {t('credits', { count: cost, cost: formatCount(cost) })}
        {remaining !== null && remaining !== -1 && (
          <span className="text-ink-3"> · {t('creditsLeft', { remaining: formatCount(remaining) })}</span>
        )}
      </span>
    </>
  );
}

const Dot = () => <span aria-hidden className="size-0.75 rounded-full bg-ink-3/60 lg:max-xl:hidden" />;

/** One button for all that can be done now, so that the focus stays on it while its meaning changes. */
function GenerateButton({ compose }: { compose: Compose }) {
  const t = useMessages();
  const { state } = useGeneration();
  const hasTake = useTakes(({ takes }) => takes.some((take) => take.text === compose.text));
  const { isWaiting, stopWaiting } = compose;
  const isIdle = state === 'idle' && !isWaiting;
  const isSilent = isWaiting || state === 'waiting';
  const stop = isWaiting ? stopWaiting : cancelGeneration;
  return (
    <>
      <Tooltip
        kind="text"
        text={isIdle ? keysToGenerate() : 'Esc'}
        isOff={state !== 'idle'}
        trigger={
          <Button
            variant={isIdle ? 'primary' : 'secondary'}
            disabled={isIdle && !compose.canGenerate}
            onClick={isIdle ? compose.generate : stop}
            aria-keyshortcuts={isApple() ? 'Meta+Enter' : 'Control+Enter'}
            className="min-w-41 max-sm:flex-1"
          >
            {isIdle ? <ArrowUp aria-hidden /> : isSilent ? <Spinner /> : <StopSign />}
            {!isIdle ? t('cancel') : hasTake ? t('generateAgain') : t('generate')}
          </Button>
        }
      />
      <span role="status" className="sr-only">
        {isWaiting ? t('waitingForVoicesRead') : state === 'idle' ? '' : t(state)}
      </span>
      {isWaiting && <EscapeKey label={t('keyStopWaiting')} run={stopWaiting} />}
    </>
  );
}

const keysToGenerate = () => (isApple() ? '⌘ ↵' : 'Ctrl ↵');

const StopSign = () => <Square aria-hidden fill="currentColor" strokeWidth={0} className="size-3!" />;

/** Escape means this only while it is there. */
function EscapeKey({ label, run }: { label: string; run: () => void }) {
  const t = useMessages();
  useShortcut({ keys: 'escape', label, group: t('keys'), worksInFields: true, run });
  return null;
}
