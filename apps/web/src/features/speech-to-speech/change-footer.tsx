import { useChanging } from '#web/features/speech-to-speech/change-voice.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import type { Change } from '#web/features/speech-to-speech/use-change.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { CreditCost } from '#web/shared/making/credit-cost.tsx';
import { GenerateButton, GenerateFooter } from '#web/shared/making/generate-footer.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

/** What it costs and how long it will be, before it is made. */
export function ChangeFooter({ change, onOpenSettings }: { change: Change; onOpenSettings: () => void }) {
  const t = useMessages();
  const { voice, state } = change;
  const { changed } = useChanging();
  const hasResult = changed !== undefined && changed.sourceId === change.source?.id;
  return (
    <GenerateFooter
      estimates={<Estimates change={change} />}
      settingsLabel={t('openSettings')}
      onOpenSettings={onOpenSettings}
      settingsIcon={voice && <VoiceOrb id={voice.voice_id} name={voice.name} size={20} />}
    >
      <GenerateButton
        state={state}
        canGenerate={change.canGenerate}
        onGenerate={change.generate}
        onStop={change.stop}
        label={t(hasResult ? 'generateAgain' : 'generate')}
        stopLabel={t('stop')}
      />
      <span role="status" className="sr-only">
        {state === 'idle' ? '' : t(state)}
      </span>
    </GenerateFooter>
  );
}

function Estimates({ change }: { change: Change }) {
  const t = useMessages();
  const { source, cost, state } = change;
  return (
    <>
      {source?.sound && <span>{formatDuration(source.sound.seconds)}</span>}
      {source && cost === null && <span>{t('unknownLength')}</span>}
      {cost !== null && <CreditCost cost={cost} />}
      {state !== 'idle' && <span>{t(state)}</span>}
    </>
  );
}
