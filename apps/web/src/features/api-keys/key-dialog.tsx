import { zodResolver } from '@hookform/resolvers/zod';
import type { ApiKey } from '@mynah/contract/workspaces/workspaces';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { formOf, type KeyForm, keyFormSchema } from '#web/features/api-keys/key-form.ts';
import { useMessages } from '#web/features/api-keys/messages.ts';
import { ScopeChoice } from '#web/features/api-keys/scope-choice.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type KeyDialogProps = {
  /** The key to edit; none makes a new one. */
  apiKey?: ApiKey;
  /** What a key with full access may do; what its holder may, unless told. */
  fullAccessHint?: string;
  onClose: () => void;
  /** Closing is the caller's; a rejection is shown in the form. */
  onSave: (form: KeyForm) => Promise<void>;
};

export function KeyDialog({ apiKey, fullAccessHint, onClose, onSave }: KeyDialogProps) {
  const t = useMessages();
  const form = useForm<KeyForm>({ resolver: zodResolver(keyFormSchema), defaultValues: formOf(apiKey) });
  return (
    <FormDialog
      form={form}
      title={apiKey ? t('editTitle') : t('createTitle')}
      description={apiKey ? undefined : t('createText')}
      submitLabel={apiKey ? t('save') : t('create')}
      onClose={onClose}
      onSave={onSave}
    >
      <KeyFields form={form} fullAccessHint={fullAccessHint ?? t('accessFullHint')} />
    </FormDialog>
  );
}

type FieldsProps = { form: UseFormReturn<KeyForm>; fullAccessHint: string };

function KeyFields({ form, fullAccessHint }: FieldsProps) {
  const t = useMessages();
  const { errors } = form.formState;
  return (
    <>
      <TextField form={form} name="name" label={t('name')} placeholder={t('namePlaceholder')} />
      <AccessFields form={form} fullAccessHint={fullAccessHint} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          form={form}
          name="limit"
          label={t('limit')}
          hint={t('limitHint')}
          inputMode="numeric"
          placeholder={t('limitPlaceholder')}
        />
        <Field label={t('expires')} hint={t('expiresHint')} error={errors.expiresOn?.message}>
          {(control) => <Input {...control} {...form.register('expiresOn')} type="date" />}
        </Field>
      </div>
      <TextField
        form={form}
        name="addresses"
        label={t('addresses')}
        hint={t('addressesHint')}
        placeholder="192.0.2.1, 198.51.100.0/24"
      />
    </>
  );
}

function AccessFields({ form, fullAccessHint }: FieldsProps) {
  const t = useMessages();
  const isRestricted = form.watch('isRestricted');
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-13">{t('access')}</p>
      <ChoiceCards
        label={t('access')}
        value={isRestricted ? 'restricted' : 'full'}
        onChange={(value) => form.setValue('isRestricted', value === 'restricted')}
        options={[
          { value: 'full', label: t('accessFull'), hint: fullAccessHint },
          { value: 'restricted', label: t('accessRestricted'), hint: t('accessRestrictedHint') },
        ]}
      />
      {isRestricted && (
        <Controller
          control={form.control}
          name="scopes"
          render={({ field, fieldState }) => (
            <ScopeChoice value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
      )}
    </div>
  );
}
