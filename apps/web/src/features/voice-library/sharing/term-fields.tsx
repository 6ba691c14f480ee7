import { noticePeriods, rateLimits } from '@mynah/contract/voices/sharing-terms';
import type { VoiceSharing } from '@mynah/contract/voices/voice-sharing';
import { Controller, type FieldPathByValue, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '#web/features/voice-library/messages.ts';
import type { PublishForm } from '#web/features/voice-library/sharing/publish-form.ts';
import { noticeOption } from '#web/features/voice-library/voice-terms.ts';
import { rateLabel } from '#web/shared/voices/voice-labels.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';

type TermFieldsProps = { form: UseFormReturn<PublishForm>; sharing: Partial<VoiceSharing> };

/** What others may do with the voice, for how long, and at what price. */
export function TermFields({ form, sharing }: TermFieldsProps) {
  const t = useMessages();
  return (
    <fieldset className="flex flex-col gap-4 rounded-xl border p-4">
      <legend className="sr-only">{t('terms')}</legend>
      <NoticeField form={form} />
      <FormSwitch form={form} name="hasRate" label={t('customRate')} hint={t('customRateHint')} />
      {form.watch('hasRate') && <RateField form={form} sharing={sharing} />}
      <FormSwitch form={form} name="freeUsers" label={t('freeUsers')} hint={t('freeUsersHint')} />
      <FormSwitch form={form} name="moderated" label={t('liveModeration')} hint={t('liveModerationHint')} />
      <FormSwitch form={form} name="mixing" label={t('mixing')} hint={t('mixingHint')} />
    </fieldset>
  );
}

function NoticeField({ form }: Pick<TermFieldsProps, 'form'>) {
  const t = useMessages();
  return (
    <Controller
      control={form.control}
      name="noticePeriod"
      render={({ field }) => (
        <Field label={t('noticePeriod')} hint={t('noticePeriodHint')}>
          {(control) => (
            <Select
              id={control.id}
              aria-label={t('noticePeriod')}
              aria-describedby={control['aria-describedby']}
              value={String(field.value)}
              onChange={(value) => field.onChange(Number(value))}
              options={noticePeriods.map((days) => ({ value: String(days), label: noticeOption(days) }))}
            />
          )}
        </Field>
      )}
    />
  );
}

function RateField({ form, sharing }: TermFieldsProps) {
  const t = useMessages();
  const earned = sharing.fiat_rate ?? null;
  return (
    <div>
      <Controller
        control={form.control}
        name="rate"
        render={({ field }) => (
          <Slider
            label={t('rate')}
            value={field.value}
            onChange={(rate) => field.onChange(Math.round(rate * 10) / 10)}
            min={rateLimits.least}
            max={rateLimits.most}
            step={0.1}
            formatValue={(factor) => t('multiplier', { factor })}
          />
        )}
      />
      {earned !== null && <p className="text-12 text-ink-3">{t('earnsNow', { sum: rateLabel(earned) })}</p>}
    </div>
  );
}

type FormSwitchProps = {
  form: UseFormReturn<PublishForm>;
  name: FieldPathByValue<PublishForm, boolean>;
  label: string;
  hint: string;
};

export function FormSwitch({ form, name, label, hint }: FormSwitchProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Switch label={label} hint={hint} checked={field.value} onChange={field.onChange} />
      )}
    />
  );
}
