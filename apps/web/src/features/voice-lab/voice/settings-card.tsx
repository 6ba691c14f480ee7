import { defaultVoiceSettings } from '@mynah/contract/voices/default-voice-settings';
import type { Voice, VoiceSettings } from '@mynah/contract/voices/voices';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { saveSettings } from '#web/features/voice-lab/lab.requests.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { SectionCard } from '#web/features/voice-lab/voice/section-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';

const percent = (value: number): string => `${Math.round(value * 100)}%`;
const factor = (value: number): string => `${value.toFixed(2)}×`;

const SLIDERS = [
  { key: 'stability', min: 0, max: 1, formatValue: percent },
  { key: 'similarity_boost', min: 0, max: 1, formatValue: percent },
  { key: 'style', min: 0, max: 1, formatValue: percent },
  // SPE-029
  { key: 'speed', min: 0.7, max: 1.2, formatValue: factor },
] as const;

/** How the voice speaks where nobody asks for other settings; kept when a slider is let go (VOI-028). */
export function SettingsCard({ voice }: { voice: Voice }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const [settings, setSettings] = useState<VoiceSettings>(voice.settings ?? defaultVoiceSettings);
  const keep = async (next: VoiceSettings) => {
    setSettings(next);
    if (!(await okOrToast(saveSettings(voice.voice_id, next)))) return;
    void queryClient.invalidateQueries({ queryKey: ['voices'] });
  };
  const isDefault = Object.entries(defaultVoiceSettings).every(
    ([key, value]) => settings[key as keyof VoiceSettings] === value,
  );
  return (
    <SectionCard
      title={t('settings')}
      aside={
        <Button
          size="sm"
          variant="ghost"
          disabled={isDefault}
          onClick={() => void keep(defaultVoiceSettings)}
        >
          <RotateCcw aria-hidden />
          {t('reset')}
        </Button>
      }
    >
      {SLIDERS.map(({ key, ...range }) => (
        <Slider
          key={key}
          label={t(`setting_${key}`)}
          {...range}
          step={0.01}
          value={settings[key]}
          onChange={(value) => setSettings({ ...settings, [key]: rounded(value) })}
          onCommit={(value) => void keep({ ...settings, [key]: rounded(value) })}
        />
      ))}
      <Switch
        label={t('setting_boost')}
        checked={settings.use_speaker_boost}
        onChange={(use_speaker_boost) => void keep({ ...settings, use_speaker_boost })}
      />
    </SectionCard>
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
