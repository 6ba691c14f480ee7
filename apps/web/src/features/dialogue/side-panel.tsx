import { Code } from 'lucide-react';
import { lazy, useState } from 'react';
import { changeDraft, useDraft } from '#web/features/dialogue/draft.ts';
import { useMessages } from '#web/features/dialogue/messages.ts';
import type { Dialogue } from '#web/features/dialogue/use-dialogue.ts';
import { SidePanel as SettingsAndHistory } from '#web/features/history/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { Input } from '#web/ui/input.tsx';
import { Slider } from '#web/ui/slider.tsx';

const CodeDialog = lazy(async () => ({
  default: (await import('#web/features/dialogue/code-dialog.tsx')).CodeDialog,
}));

/** Settings and history beside the page. */
export function SidePanel({ dialogue }: { dialogue: Dialogue }) {
  const t = useMessages();
  const labels = { panel: t('openSettings'), settings: t('settings'), history: t('history') };
  return <SettingsAndHistory labels={labels} settings={<SettingsPanel dialogue={dialogue} />} />;
}

const percent = (value: number): string => `${Math.round(value * 100)}%`;

function SettingsPanel({ dialogue: { order, isSeedValid, canGenerate } }: { dialogue: Dialogue }) {
  const t = useMessages();
  const { stability, seed } = useDraft();
  const [isCodeOpen, setCodeOpen] = useState(false);
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
      <Field label={t('seed')} hint={t('seedHint')} error={isSeedValid ? undefined : t('seedInvalid')}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={seed}
            placeholder={t('seedPlaceholder')}
            onChange={(event) => changeDraft({ seed: event.target.value })}
          />
        )}
      </Field>
      <div className="-mx-2">
        <Button variant="ghost" size="sm" disabled={!canGenerate} onClick={() => setCodeOpen(true)}>
          <Code aria-hidden />
          {t('getCode')}
        </Button>
      </div>
      <FromFirstOpening isOpen={isCodeOpen}>
        <CodeDialog order={order} isOpen={isCodeOpen} onClose={() => setCodeOpen(false)} />
      </FromFirstOpening>
    </div>
  );
}
