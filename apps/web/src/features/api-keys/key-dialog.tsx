import { zodResolver } from '@hookform/resolvers/zod';
import type { ApiKey } from '@mynah/contract/workspaces';
import { useId } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { type CreatedKey, useCreateApiKey, useEditApiKey } from '#web/features/api-keys/api-keys.requests.ts';
import { changeOf, formOf, type KeyForm, keyFormSchema, newKeyOf } from '#web/features/api-keys/key-form.ts';
import { useMessages } from '#web/features/api-keys/messages.ts';
import { ScopeChoice } from '#web/features/api-keys/scope-choice.tsx';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

type KeyDialogProps = {
  /** The key to edit; none makes a new one. */
  apiKey?: ApiKey;
  onClose: () => void;
  onCreated: (key: CreatedKey) => void;
};

export function KeyDialog({ apiKey, onClose, onCreated }: KeyDialogProps) {
  const t = useMessages();
  const formId = useId();
  const form = useForm<KeyForm>({ resolver: zodResolver(keyFormSchema), defaultValues: formOf(apiKey) });
  const save = useSave({ apiKey, onClose, onCreated });
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={apiKey ? t('editTitle') : t('createTitle')}
      description={apiKey ? undefined : t('createText')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={form.formState.isSubmitting}>
            {apiKey ? t('save') : t('create')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5 pb-2">
        <KeyFields form={form} />
      </form>
    </Dialog>
  );
}

function KeyFields({ form }: { form: UseFormReturn<KeyForm> }) {
  const t = useMessages();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t('name')} error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('name')}
            placeholder={t('namePlaceholder')}
            autoComplete="off"
          />
        )}
      </Field>
      <AccessFields form={form} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={t('limit')} hint={t('limitHint')} error={errors.limit?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('limit')}
              inputMode="numeric"
              placeholder={t('limitPlaceholder')}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={t('expires')} hint={t('expiresHint')} error={errors.expiresOn?.message}>
          {(control) => <Input {...control} {...form.register('expiresOn')} type="date" />}
        </Field>
      </div>
      <Field label={t('addresses')} hint={t('addressesHint')} error={errors.addresses?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('addresses')}
            placeholder="192.0.2.1, 198.51.100.0/24"
            autoComplete="off"
          />
        )}
      </Field>
      <FormError text={errors.root?.message} />
    </>
  );
}

function AccessFields({ form }: { form: UseFormReturn<KeyForm> }) {
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
          { value: 'full', label: t('accessFull'), hint: t('accessFullHint') },
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

function useSave({ apiKey, onClose, onCreated }: KeyDialogProps) {
  const t = useMessages();
  const create = useCreateApiKey();
  const edit = useEditApiKey();
  return async (values: KeyForm) => {
    if (!apiKey) return onCreated(await create.mutateAsync(newKeyOf(values)));
    await edit.mutateAsync(changeOf(apiKey, values));
    toast.success(t('saved'));
    onClose();
  };
}
