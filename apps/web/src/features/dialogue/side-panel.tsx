import { dialogueSamples } from '#web/features/dialogue/dialogue-samples.ts';
import { changeDraft, useDraft } from '#web/features/dialogue/draft.ts';
import { useMessages } from '#web/features/dialogue/messages.ts';
import type { Dialogue } from '#web/features/dialogue/use-dialogue.ts';
import { SidePanel as SettingsAndHistory } from '#web/features/history/index.ts';
import { GetCode } from '#web/shared/making/get-code.tsx';
import { SeedField } from '#web/shared/making/seed-field.tsx';
import { Slider } from '#web/ui/slider.tsx';

/** Settings and history beside the page. */
export function SidePanel({ dialogue }: { dialogue: Dialogue }) {
  const t = useMessages();
  const labels = { panel: t('openSettings'), settings: t('settings'), history: t('history') };
  return <SettingsAndHistory labels={labels} settings={<SettingsPanel dialogue={dialogue} />} />;
}

const percent = (value: number): string => `${Math.round(value * 100)}%`;

function SettingsPanel({ dialogue: { order, canGenerate } }: { dialogue: Dialogue }) {
  const t = useMessages();
  const { stability, seed } = useDraft();
  return (
    <div className="flex flex-col gap-6 p-5">
      <div className="flex flex-col gap-1">
        <p className="font-medium text-13 text-ink">{t('model')}</p>
        <p className="text-13 text-ink-2">{t('modelText')}</p>
      </div>
      <Slider
        label={t('stability')}
        value={stability}
        onChange={(value) => changeDraft({ stability: Math.round(value * 100) / 100 })}
        min={0}
        max={1}
        step={0.01}
        formatValue={percent}
        ends={[t('moreVariable'), t('moreStable')]}
      />
      <SeedField seed={seed} onChange={(value) => changeDraft({ seed: value })} />
      <div className="-mx-2">
        <GetCode
          title={t('getCodeTitle')}
          text={t('getCodeText')}
          samples={canGenerate ? (address) => dialogueSamples({ ...order, address }) : undefined}
        />
      </div>
    </div>
  );
}
