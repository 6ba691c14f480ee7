import type { UseFormReturn } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import type { VoiceFormValues } from '#web/features/voice-lab/clone/voice-form.ts';
import { labelChoices, labelNames } from '#web/features/voice-lab/clone/voice-form.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { Field } from '#web/ui/field.tsx';
import { controlClass, Input, typedTextClass } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const NONE = '-';

type FormProps = { form: UseFormReturn<VoiceFormValues> };

/** What a voice is called and what is said of it (VOI-021, VOI-022). */
export function VoiceFields({ form }: FormProps) {
  return (
    <>
      <NameField form={form} />
      <DescribingFields form={form} />
    </>
  );
}

export function NameField({ form }: FormProps) {
  const t = useMessages();
  return <TextField form={form} name="name" label={t('name')} placeholder={t('namePlaceholder')} />;
}

/** What can be said of a voice later as well. */
export function DescribingFields({ form }: FormProps) {
  const t = useMessages();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t('description')} error={errors.description?.message}>
        {(control) => (
          <textarea
            {...control}
            {...form.register('description')}
            rows={2}
            placeholder={t('descriptionPlaceholder')}
            className={`${controlClass} ${typedTextClass} resize-y px-3 py-2`}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Field label={t('label_accent')} error={errors.labels?.accent?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('labels.accent')}
              autoComplete="off"
              placeholder={t('accentPlaceholder')}
            />
          )}
        </Field>
        {labelNames.map((label) => (
          <Controller
            key={label}
            control={form.control}
            name={`labels.${label}`}
            render={({ field }) => (
              <Field
                label={t(`label_${label}`)}
                className={label === 'use_case' ? 'col-span-full' : undefined}
              >
                {({ id }) => (
                  <Select
                    id={id}
                    aria-label={t(`label_${label}`)}
                    value={field.value === '' ? NONE : field.value}
                    onChange={(value) => field.onChange(value === NONE ? '' : value)}
                    options={[{ value: NONE, label: t('labelNone') }, ...optionsOf(label, field.value)]}
                  />
                )}
              </Field>
            )}
          />
        ))}
      </div>
    </>
  );
}

/** What the voice has is offered too, whoever named it. */
function optionsOf(label: (typeof labelNames)[number], value: string) {
  const known = labelChoices[label]();
  const isKnown = value === '' || known.some((option) => option.value === value);
  return isKnown ? known : [...known, { value, label: asTitle(value) }];
}
