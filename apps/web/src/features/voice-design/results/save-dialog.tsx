import { zodResolver } from '@hookform/resolvers/zod';
import { designLimits } from '@mynah/contract/voices/design-limits';
import { voiceAges, voiceGenders, voiceUseCases } from '@mynah/contract/voices/voice-label-values';
import { voiceLimits } from '@mynah/contract/voices/voice-limits';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { saveVoice } from '#web/features/voice-design/design.requests.ts';
import { message, useMessages } from '#web/features/voice-design/messages.ts';
import { titleOfRound } from '#web/features/voice-design/results/title-of-round.ts';
import { changeTake, type Round, type Take } from '#web/features/voice-design/rounds.ts';
import { track } from '#web/shared/track.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const { least, most } = designLimits.remixDescription;
const label = z.string().trim().max(voiceLimits.labelLength);
const formSchema = z.object({
  name: z.string().trim().min(1, message('nameMissing')).max(voiceLimits.name),
  description: z.string().trim().min(least, message('descriptionShort', { least })).max(most),
  gender: label,
  age: label,
  accent: label,
  descriptive: label,
  use_case: label,
});
type SaveForm = z.infer<typeof formSchema>;

const choices = { gender: voiceGenders, age: voiceAges, use_case: voiceUseCases } as const;

type SaveDialogProps = { round: Round; take: Take; onClose: () => void };

/** Makes a voice of the workspace out of a take. */
export function SaveDialog({ round, take, onClose }: SaveDialogProps) {
  const t = useMessages();
  const client = useQueryClient();
  const { gender = '', age = '', accent = '', descriptive = '', use_case = '' } = take.labels;
  const form = useForm<SaveForm>({
    resolver: zodResolver(formSchema),
    defaultValues: {
      ...{ name: '', description: titleOfRound(round).slice(0, most) },
      ...{ gender, age, accent, descriptive, use_case },
    },
  });
  const save = async ({ name, description, ...labels }: SaveForm) => {
    const others = round.takes.filter(({ id, wasHeard }) => wasHeard && id !== take.id).map(({ id }) => id);
    const given = Object.fromEntries(Object.entries(labels).filter(([, value]) => value !== ''));
    const voice = await saveVoice({ id: take.id, name, description, labels: given, others });
    changeTake(take.id, { saved: { voiceId: voice.voice_id, name: voice.name } });
    // NOT-028
    track({ name: 'voice_design_created', properties: { voice_id: voice.voice_id } });
    void client.invalidateQueries({ queryKey: ['voices'] });
    toast.success(t('savedToast', { name: voice.name }));
    onClose();
  };
  return (
    <FormDialog form={form} title={t('saveTitle')} submitLabel={t('save')} onClose={onClose} onSave={save}>
      <SaveFields form={form} />
    </FormDialog>
  );
}

function SaveFields({ form }: { form: UseFormReturn<SaveForm> }) {
  const t = useMessages();
  const { errors } = form.formState;
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t('name')}
        placeholder={t('namePlaceholder')}
        maxLength={voiceLimits.name}
      />
      <Field label={t('description')} error={errors.description?.message}>
        {(control) => (
          <textarea
            {...control}
            {...form.register('description')}
            rows={3}
            maxLength={most}
            className={classNames(controlClass, typedTextClass, 'resize-y px-3 py-2')}
          />
        )}
      </Field>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-medium text-13 text-ink">{t('labels')}</legend>
        <ChoiceField form={form} name="gender" label={t('gender')} />
        <ChoiceField form={form} name="age" label={t('age')} />
        <TextField form={form} name="accent" label={t('accent')} maxLength={voiceLimits.labelLength} />
        <TextField
          form={form}
          name="descriptive"
          label={t('descriptive')}
          maxLength={voiceLimits.labelLength}
        />
        <ChoiceField form={form} name="use_case" label={t('useCase')} />
      </fieldset>
    </>
  );
}

type LabelFieldProps<Name> = { form: UseFormReturn<SaveForm>; name: Name; label: string };

function ChoiceField({ form, name, label: title }: LabelFieldProps<keyof typeof choices>) {
  const t = useMessages();
  const options = [
    { value: '', label: t('none') },
    ...choices[name].map((value) => ({ value: value as string, label: asTitle(value) })),
  ];
  return (
    <Field label={title}>
      {(control) => (
        <Controller
          control={form.control}
          name={name}
          render={({ field }) => (
            <Select
              id={control.id}
              aria-label={title}
              value={field.value}
              onChange={field.onChange}
              options={options}
            />
          )}
        />
      )}
    </Field>
  );
}
