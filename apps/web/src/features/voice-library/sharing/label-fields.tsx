import { voiceAges, voiceGenders, voiceUseCases } from '@mynah/contract/voices/voice-label-values';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { accentOptions, type Option, toOptions } from '#web/features/voice-library/browse/library-values.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import type { LabelName, PublishForm } from '#web/features/voice-library/sharing/publish-form.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

type FormProps = { form: UseFormReturn<PublishForm> };
type LanguageProps = { /** Of the voice, whose dialects are offered. */ language: string | null };

/** By these the voice is found. */
export function LabelFields({ form, language }: FormProps & LanguageProps) {
  const t = useMessages();
  return (
    <fieldset className="grid grid-cols-3 gap-4 max-md:grid-cols-2">
      <legend className="sr-only">{t('labels')}</legend>
      <AccentField form={form} language={language} />
      <Choice form={form} name="gender" label={t('gender')} options={toOptions(voiceGenders)} />
      <Choice form={form} name="age" label={t('age')} options={toOptions(voiceAges)} />
      <Choice form={form} name="use_case" label={t('useCase')} options={toOptions(voiceUseCases)} />
      <Field label={t('mood')}>
        {(control) => (
          <Input {...control} {...form.register('labels.descriptive')} maxLength={100} autoComplete="off" />
        )}
      </Field>
    </fieldset>
  );
}

/** Accents are too many to list: any word goes, the usual ones are offered. */
function AccentField({ form, language }: FormProps & LanguageProps) {
  const t = useMessages();
  const id = useId();
  return (
    <Field label={t('accent')}>
      {(control) => (
        <>
          <Input
            {...control}
            {...form.register('labels.accent')}
            list={id}
            maxLength={100}
            autoComplete="off"
          />
          <datalist id={id}>
            {accentOptions(language ?? undefined).map(({ value, label }) => (
              <option key={value} value={value} label={label} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

type ChoiceProps = FormProps & { name: LabelName; label: string; options: readonly Option[] };
const NONE = 'none';

function Choice({ form, name, label, options }: ChoiceProps) {
  const t = useMessages();
  return (
    <Controller
      control={form.control}
      name={`labels.${name}`}
      render={({ field }) => {
        const isKnown = field.value === '' || options.some(({ value }) => value === field.value);
        return (
          <Field label={label}>
            {({ id }) => (
              <Select
                id={id}
                aria-label={label}
                value={field.value || NONE}
                onChange={(value) => field.onChange(value === NONE ? '' : value)}
                options={[
                  { value: NONE, label: t('notSaid') },
                  ...options,
                  ...(isKnown ? [] : [{ value: field.value, label: asTitle(field.value) }]),
                ]}
              />
            )}
          </Field>
        );
      }}
    />
  );
}
