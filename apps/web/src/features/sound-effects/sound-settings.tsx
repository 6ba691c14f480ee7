import { soundSeconds } from '@mynah/contract/speech/sound-limits';
import { changeDraft, useDraft } from '#web/features/sound-effects/draft.ts';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';

const usualSeconds = 5;

/** How long, how close to the words, and whether it goes round. */
export function SoundSettings() {
  const t = useMessages();
  const { seconds, influence, loop } = useDraft();
  return (
    <div className="flex flex-col gap-6 p-5">
      <Switch
        label={t('autoDuration')}
        checked={seconds === null}
        onChange={(isAuto) => changeDraft({ seconds: isAuto ? null : usualSeconds })}
      />
      {seconds !== null && (
        <Slider
          label={t('duration')}
          value={seconds}
          onChange={(value) => changeDraft({ seconds: value })}
          min={soundSeconds.min}
          max={soundSeconds.max}
          step={0.5}
          formatValue={(value) => t('seconds', { seconds: value })}
        />
      )}
      <Slider
        label={t('influence')}
        value={influence}
        onChange={(value) => changeDraft({ influence: value })}
        min={0}
        max={1}
        step={0.05}
        formatValue={(value) => `${Math.round(value * 100)}%`}
        ends={[t('influenceLow'), t('influenceHigh')]}
      />
      <Switch
        label={t('loop')}
        hint={t('loopHint')}
        checked={loop}
        onChange={(value) => changeDraft({ loop: value })}
      />
    </div>
  );
}
