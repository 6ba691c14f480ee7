import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { switchToTake } from '#web/features/text-to-speech/switch-to-take.ts';
import { takeLetter, usePlayingTake, useTakes } from '#web/features/text-to-speech/takes.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

/** Two takes or more, heard at the same place: pressing a letter changes the voice in mid-sentence. */
export function TakeSwitch() {
  const t = useMessages();
  const { takes } = useTakes();
  const playing = usePlayingTake();
  if (takes.length < 2) return null;
  return (
    <fieldset className="flex items-center gap-0.5 rounded-md border bg-surface p-0.5">
      <legend className="sr-only">{`${t('takes')}. ${t('takesHint')}`}</legend>
      {takes.map((take, index) => {
        const letter = takeLetter(index);
        return (
          <Tooltip
            key={take.id}
            text={t('takeOf', { letter, voice: take.voiceName })}
            trigger={
              <button
                type="button"
                aria-label={t('takeOf', { letter, voice: take.voiceName })}
                aria-pressed={playing?.id === take.id}
                disabled={!take.isComplete}
                onClick={() => switchToTake(take)}
                className="figures grid size-7.5 place-items-center rounded-sm font-medium text-12 text-ink-3 transition-colors hover:bg-hover hover:text-ink disabled:opacity-45 aria-pressed:bg-ink aria-pressed:text-on-ink"
              >
                {letter}
              </button>
            }
          />
        );
      })}
    </fieldset>
  );
}
