import {
  cancelGeneration,
  useDialogueTake,
  useGeneration,
} from '#web/features/dialogue/generate-dialogue.ts';
import { useMessages } from '#web/features/dialogue/messages.ts';
import type { Dialogue } from '#web/features/dialogue/use-dialogue.ts';
import { estimateSpeakingSeconds } from '#web/shared/format/speaking-time.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { CharacterCount } from '#web/shared/making/character-count.tsx';
import { CreditCost } from '#web/shared/making/credit-cost.tsx';
import { GenerateButton, GenerateFooter } from '#web/shared/making/generate-footer.tsx';

type DialogueFooterProps = { dialogue: Dialogue; onOpenSettings: () => void };

/** What it costs and how long it will be, before it is made. */
export function DialogueFooter({ dialogue, onOpenSettings }: DialogueFooterProps) {
  const t = useMessages();
  const { state } = useGeneration();
  const { take } = useDialogueTake();
  return (
    <GenerateFooter
      estimates={<Estimates dialogue={dialogue} />}
      settingsLabel={t('openSettings')}
      onOpenSettings={onOpenSettings}
    >
      <GenerateButton
        state={dialogue.isWaiting ? 'waiting' : state}
        canGenerate={dialogue.canGenerate}
        onGenerate={dialogue.generate}
        onStop={dialogue.isWaiting ? dialogue.stopWaiting : cancelGeneration}
        label={t(take ? 'generateAgain' : 'generate')}
        stopLabel={t('cancel')}
      />
      <span role="status" className="sr-only">
        {state === 'idle' ? '' : t(state)}
      </span>
    </GenerateFooter>
  );
}

function Estimates({ dialogue }: { dialogue: Dialogue }) {
  const t = useMessages();
  const { characters, limits, isTooLong, cost, order } = dialogue;
  const isPreparing = useGeneration(({ state }) => state === 'waiting');
  const seconds = Math.max(1, estimateSpeakingSeconds(order.lines.map(({ text }) => text).join(' ')));
  return (
    <>
      <CharacterCount count={characters} limit={limits.characters} isTooLong={isTooLong} />
      <CreditCost cost={cost} />
      {characters > 0 && (
        <span>{isPreparing ? t('waiting') : t('about', { duration: formatDuration(seconds) })}</span>
      )}
    </>
  );
}
