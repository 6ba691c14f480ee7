import { AppWindow, FileAudio, Mic } from 'lucide-react';
import type { Estimate } from '#web/features/dubbing/dubbing.requests.ts';
import { canShareTab } from '#web/features/dubbing/live/live-input.ts';
import { faultOf, type LiveOrder, type Pace, paces } from '#web/features/dubbing/live/live-order.ts';
import { useMessages } from '#web/features/dubbing/live/messages.ts';
import { MOST_BYTES } from '#web/features/dubbing/making/dub-order.ts';
import { LanguageChoice } from '#web/features/dubbing/making/language-fields.tsx';
import { RouteNotice } from '#web/features/dubbing/making/route-notice.tsx';
import { type PickerVoice, VoiceButton } from '#web/features/voices/index.ts';
import { ChosenFile } from '#web/shared/files/chosen-file.tsx';
import { FileDrop } from '#web/shared/files/file-drop.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface LiveSettingsProps {
  order: LiveOrder;
  onChange: (change: Partial<LiveOrder>) => void;
  estimate: Estimate | undefined;
  voice: PickerVoice | undefined;
  /** While it goes on: what cannot change then. */
  isLocked: boolean;
}

const rules = { takes: 'recordings', mostBytes: MOST_BYTES } as const;

/** What is listened to, from what into what, and how it is said. */
export function LiveSettings({ order, onChange, estimate, voice, isLocked }: LiveSettingsProps) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-5 p-5">
      <fieldset disabled={isLocked} className="contents">
        <SourceChoice order={order} onChange={onChange} />
        <LanguageChoice
          source={order.source}
          target={order.target}
          targetLabel={t('into')}
          isSame={faultOf(order) === 'sameLanguage'}
          onChange={onChange}
        />
        <RouteNotice estimate={estimate} />
        <div className="flex flex-col gap-1.5">
          <p className="font-medium text-13 text-ink">{t('voice')}</p>
          {/* One voice says all: nobody is cloned while they speak. */}
          <VoiceButton voice={voice} onSelect={(voiceId) => onChange({ voiceId })} />
        </div>
        <Field label={t('pace')}>
          {(control) => (
            <Select
              {...control}
              aria-label={t('pace')}
              disabled={isLocked}
              value={order.pace}
              onChange={(pace: Pace) => onChange({ pace })}
              options={paces.map((pace) => ({
                value: pace,
                label: t(`pace_${pace}`),
                hint: t(`pace_${pace}_hint`),
              }))}
            />
          )}
        </Field>
      </fieldset>
      <Switch
        label={t('speak')}
        hint={t('speakHint')}
        checked={order.isSpoken}
        onChange={(isSpoken) => onChange({ isSpoken })}
      />
    </div>
  );
}

type PartProps = Pick<LiveSettingsProps, 'order' | 'onChange'>;

function SourceChoice({ order, onChange }: PartProps) {
  const t = useMessages();
  return (
    <>
      <ChoiceCards
        className="sm:grid-flow-row!"
        label={t('listenTo')}
        value={order.from}
        onChange={(from) => onChange({ from })}
        options={[
          { value: 'microphone', label: t('microphone'), icon: <Mic aria-hidden /> },
          ...(canShareTab()
            ? [
                {
                  value: 'tab' as const,
                  label: t('tab'),
                  hint: t('tabHint'),
                  icon: <AppWindow aria-hidden />,
                },
              ]
            : []),
          { value: 'file', label: t('file'), hint: t('fileHint'), icon: <FileAudio aria-hidden /> },
        ]}
      />
      {order.from === 'file' && (
        <FileDrop
          look="card"
          rules={rules}
          label={t('fileInput')}
          inputLabel={t('fileInput')}
          inputTestId="live-file"
          onFiles={([file]) => onChange({ file })}
        >
          <ChosenFile file={order.file} hint={t('dropText')} />
        </FileDrop>
      )}
    </>
  );
}
