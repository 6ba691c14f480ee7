import { subtitleFormats } from '@mynah/contract/history/download-formats';
import type { DownloadChoice } from '#web/features/downloads/download-choice.ts';
import {
  canHoldTags,
  estimateBytes,
  FORMAT_KINDS,
  formatsOfKind,
  kindOfFormat,
  missingPlan,
  qualityLabel,
  usualFormat,
} from '#web/features/downloads/download-formats.ts';
import { useMessages } from '#web/features/downloads/messages.ts';
import { useSubscription } from '#web/shared/account/account.requests.ts';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

type DownloadFormProps = {
  choice: DownloadChoice;
  onChange: (choice: DownloadChoice) => void;
  /** The format that the item is kept in; null for several. */
  keptFormat: string | null;
  /** Of all that is downloaded; null while unknown. */
  seconds: number | null;
};

export function DownloadForm({ choice, onChange, keptFormat, seconds }: DownloadFormProps) {
  const t = useMessages();
  const kind = kindOfFormat(choice.format);
  const tier = useSubscription().data?.tier;
  const missing = missingPlan(choice.format, tier);
  const sizeOf = (format: DownloadChoice['format']): string => {
    const bytes = estimateBytes(format, seconds ?? 60, keptFormat);
    if (bytes === null) return '';
    return seconds === null
      ? t('perMinute', { size: formatBytes(bytes) })
      : t('about', { size: formatBytes(bytes) });
  };
  return (
    <div className="flex flex-col gap-5">
      <ChoiceCards
        label={t('kind')}
        className="grid-cols-2 sm:grid-flow-row! sm:grid-cols-3"
        value={kind}
        onChange={(next) => onChange({ ...choice, format: usualFormat(next) })}
        options={FORMAT_KINDS.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
      />
      <Field
        label={t('quality')}
        hint={missing ? t('needsPlan', { plan: missing }) : undefined}
        aside={<output className="figures">{sizeOf(choice.format)}</output>}
      >
        {(control) => (
          <Select
            {...control}
            aria-label={t('quality')}
            disabled={kind === 'kept'}
            value={choice.format}
            onChange={(format) => onChange({ ...choice, format })}
            options={formatsOfKind(kind).map((value) => {
              const plan = missingPlan(value, tier);
              const hint = plan ? t('plan', { plan }) : sizeOf(value);
              return { value, label: qualityLabel(value), hint };
            })}
          />
        )}
      </Field>
      <SubtitleChoice choice={choice} onChange={onChange} />
      <Switch
        label={t('tags')}
        hint={canHoldTags(choice.format) ? t('tagsHint') : t('noTags')}
        disabled={!canHoldTags(choice.format)}
        checked={choice.tags && canHoldTags(choice.format)}
        onChange={(tags) => onChange({ ...choice, tags })}
      />
    </div>
  );
}

function SubtitleChoice({ choice, onChange }: Pick<DownloadFormProps, 'choice' | 'onChange'>) {
  const t = useMessages();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-13 text-ink">{t('subtitles')}</legend>
      {subtitleFormats.map((format) => (
        <Checkbox
          key={format}
          label={t(format)}
          checked={choice.subtitles.includes(format)}
          onChange={(isChecked) =>
            onChange({
              ...choice,
              subtitles: isChecked
                ? [...choice.subtitles, format]
                : choice.subtitles.filter((other) => other !== format),
            })
          }
        />
      ))}
      <p className="text-12 text-ink-3">{t('subtitlesHint')}</p>
    </fieldset>
  );
}
