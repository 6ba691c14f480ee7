import { useState } from 'react';
import type { AudioNativeSettings } from '#web/features/audio-native/audio-native.requests.ts';
import { useMessages } from '#web/features/audio-native/messages.ts';
import { PlayerPreview } from '#web/features/audio-native/settings/player-preview.tsx';
import { SettingsFrame, useSaveSettings } from '#web/features/audio-native/settings/settings-frame.tsx';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** NAT-008: colors and size, seen while they are chosen. */
export function Page() {
  return <SettingsFrame>{(settings) => <Looks settings={settings} />}</SettingsFrame>;
}

/** Where the visitor's system chooses, these are what the choice begins with. */
const first = { text: '#1f1b18', background: '#ffffff' };

function Looks({ settings }: { settings: AudioNativeSettings }) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const { save, isBusy } = useSaveSettings();
  const [looks, setLooks] = useState({
    small: settings.small,
    text_color: settings.text_color,
    background_color: settings.background_color,
  });
  const followsSystem = looks.text_color === '' && looks.background_color === '';
  const change = (next: Partial<typeof looks>) => setLooks({ ...looks, ...next });
  const follow = (isOn: boolean) =>
    change(
      isOn
        ? { text_color: '', background_color: '' }
        : { text_color: first.text, background_color: first.background },
    );
  return (
    <>
      <section className="flex flex-col gap-2">
        <h2 className="font-medium text-13 text-ink">{t('preview')}</h2>
        <PlayerPreview
          looks={{
            small: looks.small,
            textColor: looks.text_color,
            backgroundColor: looks.background_color,
          }}
        />
      </section>
      <Card className="flex flex-col gap-5 p-5">
        <p className="text-13 text-ink-2">{t('looksText')}</p>
        <Switch label={t('followSystem')} checked={followsSystem} onChange={follow} disabled={isViewer} />
        {!followsSystem && (
          <div className="flex flex-wrap gap-6">
            <Color
              label={t('textColor')}
              value={looks.text_color || first.text}
              onChange={(text_color) => change({ text_color })}
            />
            <Color
              label={t('backgroundColor')}
              value={looks.background_color || first.background}
              onChange={(background_color) => change({ background_color })}
            />
          </div>
        )}
        <Switch
          label={t('small')}
          hint={t('smallHint')}
          checked={looks.small}
          onChange={(small) => change({ small })}
          disabled={isViewer}
        />
        <EditorButton
          variant="primary"
          isBusy={isBusy}
          onClick={() => void save(looks)}
          className="self-start"
        >
          {t('save')}
        </EditorButton>
      </Card>
    </>
  );
}

type ColorProps = { label: string; value: string; onChange: (color: string) => void };

function Color({ label, value, onChange }: ColorProps) {
  const isViewer = useIsViewer();
  return (
    <Field label={label}>
      {(control) => (
        <div className="flex items-center gap-3">
          <input
            {...control}
            type="color"
            value={value}
            disabled={isViewer}
            onChange={({ target }) => onChange(target.value)}
            className="h-9 w-14 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
          />
          <span className="figures text-13 text-ink-2">{value}</span>
        </div>
      )}
    </Field>
  );
}
