import type { Model } from '@mynah/contract/voices/models';
import type { VoiceSettings } from '@mynah/contract/voices/voices';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { changeVoiceSettings, SPEED_RANGE } from '#web/features/text-to-speech/voice-settings.ts';
import { track } from '#web/shared/track.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';

type SettingSlidersProps = { voiceId: string; settings: VoiceSettings; model: Model | undefined };

const percent = (value: number): string => `${Math.round(value * 100)}%`;
const factor = (value: number): string => `${value.toFixed(2)}×`;

/** SPE-028. What the model does not take is not shown. */
export function SettingSliders({ voiceId, settings, model }: SettingSlidersProps) {
  const t = useMessages();
  const change = (part: Partial<VoiceSettings>) => changeVoiceSettings(voiceId, { ...settings, ...part });
  const bind = (key: 'speed' | 'stability' | 'similarity_boost' | 'style') => ({
    value: settings[key],
    onChange: (value: number) => change({ [key]: Math.round(value * 100) / 100 }),
    onCommit: () => track({ name: 'speech_settings_changed', properties: { setting: key } }),
    step: 0.01,
  });
  const share = { min: 0, max: 1, formatValue: percent };
  return (
    <div className="flex flex-col gap-5">
      <Slider
        label={t('speed')}
        {...SPEED_RANGE}
        {...bind('speed')}
        formatValue={factor}
        ends={[t('slower'), t('faster')]}
      />
      <Slider
        label={t('stability')}
        {...share}
        {...bind('stability')}
        ends={[t('moreVariable'), t('moreStable')]}
      />
      <Slider label={t('similarity')} {...share} {...bind('similarity_boost')} ends={[t('low'), t('high')]} />
      {model?.can_use_style !== false && (
        <Slider label={t('style')} {...share} {...bind('style')} ends={[t('none'), t('exaggerated')]} />
      )}
      {model?.can_use_speaker_boost !== false && (
        <Switch
          label={t('speakerBoost')}
          checked={settings.use_speaker_boost}
          onChange={(use_speaker_boost) => change({ use_speaker_boost })}
        />
      )}
    </div>
  );
}

/** As high as the sliders that will come. */
export function LoadingSliders() {
  return (
    <div className="flex flex-col gap-5">
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className="flex h-16 flex-col gap-3.5 pt-0.5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-1 w-full" />
        </div>
      ))}
      <Skeleton className="h-5 w-full" />
    </div>
  );
}
