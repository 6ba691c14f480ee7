import { cancelGeneration, useGeneration } from '#web/features/text-to-speech/generate-speech.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { useTakes } from '#web/features/text-to-speech/takes.ts';
import type { Compose } from '#web/features/text-to-speech/use-compose.ts';
import { displayName } from '#web/features/voices/index.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { estimateSpeakingSeconds } from '#web/shared/format/speaking-time.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { CharacterCount } from '#web/shared/making/character-count.tsx';
import { CreditCost } from '#web/shared/making/credit-cost.tsx';
import { GenerateButton, GenerateFooter } from '#web/shared/making/generate-footer.tsx';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { isApple } from '#web/ui/kbd.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type ComposeFooterProps = { compose: Compose; onOpenSettings: () => void };

const TakeSwitch = lazy(async () => ({
  default: (await import('#web/features/text-to-speech/take-switch.tsx')).TakeSwitch,
}));

/** What it costs and how long it will be, before it is made. */
export function ComposeFooter({ compose, onOpenSettings }: ComposeFooterProps) {
  const hasTakes = useTakes(({ takes }) => takes.length > 1);
  const t = useMessages();
  const { voice, model } = compose;
  return (
    <GenerateFooter
      estimates={<Estimates compose={compose} />}
      settingsLabel={t('openSettings')}
      onOpenSettings={onOpenSettings}
      settingsIcon={voice && <VoiceOrb id={voice.voice_id} name={voice.name} size={20} />}
      settingsNames={[voice && displayName(voice), model?.name].filter((name) => name !== undefined)}
      middle={
        <FromFirstOpening isOpen={hasTakes}>
          <TakeSwitch />
        </FromFirstOpening>
      }
    >
      <Generate compose={compose} />
    </GenerateFooter>
  );
}

function Estimates({ compose }: { compose: Compose }) {
  const { characters, limit, isTooLong } = compose;
  return (
    <>
      {limit !== null && <CharacterCount count={characters} limit={limit} isTooLong={isTooLong} />}
      <Cost compose={compose} />
      <Course compose={compose} />
    </>
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

function Cost({ compose: { cost, credits } }: { compose: Compose }) {
  if (cost === 0 || !credits.areCounted) return null;
  return (
    <>
      <Dot />
      <CreditCost cost={cost} />
    </>
  );
}

const Dot = () => <span aria-hidden className="size-0.75 rounded-full bg-ink-3/60 lg:max-xl:hidden" />;

function Generate({ compose }: { compose: Compose }) {
  const t = useMessages();
  const { state } = useGeneration();
  const hasTake = useTakes(({ takes }) => takes.some((take) => take.text === compose.text));
  const { isWaiting, stopWaiting } = compose;
  const isIdle = state === 'idle' && !isWaiting;
  return (
    <>
      <Tooltip
        kind="text"
        text={isIdle ? keysToGenerate() : 'Esc'}
        isOff={state !== 'idle'}
        trigger={
          <GenerateButton
            state={isWaiting ? 'waiting' : state}
            canGenerate={compose.canGenerate}
            onGenerate={compose.generate}
            onStop={isWaiting ? stopWaiting : cancelGeneration}
            label={t(hasTake ? 'generateAgain' : 'generate')}
            stopLabel={t('cancel')}
          />
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

/** Escape means this only while it is there. */
function EscapeKey({ label, run }: { label: string; run: () => void }) {
  const t = useMessages();
  useShortcut({ keys: 'escape', label, group: t('keys'), worksInFields: true, run });
  return null;
}
