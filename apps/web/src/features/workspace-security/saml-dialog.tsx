import { zodResolver } from '@hookform/resolvers/zod';
import type { SingleSignOnState } from '@mynah/contract/workspaces/single-sign-on';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { RoleField } from '#web/features/workspace-security/role-field.tsx';
import { type SamlForm, samlFormSchema, toSamlProvider } from '#web/features/workspace-security/saml-form.ts';
import { useAddSaml } from '#web/features/workspace-security/security.requests.ts';
import { ValueRow } from '#web/features/workspace-security/value-row.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.tsx';

type SamlDialogProps = { addresses: SingleSignOnState['service_provider']; onClose: () => void };

export function SamlDialog({ addresses, onClose }: SamlDialogProps) {
  const t = useMessages();
  const add = useAddSaml();
  const form = useForm<SamlForm>({
    resolver: zodResolver(samlFormSchema),
    defaultValues: { name: '', source: 'file', url: '', allowsProviderStart: false, role: 'editor' },
  });
  return (
    <FormDialog
      form={form}
      title={t('samlTitle')}
      description={t('samlText')}
      submitLabel={t('add')}
      onClose={onClose}
      onSave={async (values) => {
        await add.mutateAsync(await toSamlProvider(values));
        toast.success(t('added', { name: values.name }));
        onClose();
      }}
    >
      <div className="flex flex-col gap-3">
        <ValueRow label={t('entityId')} value={addresses.saml_entity_id} />
        <ValueRow label={t('acsUrl')} value={addresses.saml_acs_url} />
      </div>
      <Field label={t('name')} hint={t('nameHint')} error={form.formState.errors.name?.message}>
        {(control) => <Input {...control} {...form.register('name')} placeholder={t('namePlaceholder')} />}
      </Field>
      <MetadataFields form={form} />
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => <RoleField value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={form.control}
        name="allowsProviderStart"
        render={({ field }) => (
          <Switch
            label={t('providerStart')}
            hint={t('providerStartHint')}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormDialog>
  );
}

function MetadataFields({ form }: { form: UseFormReturn<SamlForm> }) {
  const t = useMessages();
  const source = form.watch('source');
  const { errors } = form.formState;
  return (
    <div className="flex flex-col gap-3">
      <p className="-mb-1 font-medium text-13">{t('metadataBy')}</p>
      <ChoiceCards
        label={t('metadataBy')}
        value={source}
        onChange={(next) => form.setValue('source', next)}
        options={[
          { value: 'file', label: t('metadataFile') },
          { value: 'url', label: t('metadataUrl') },
        ]}
      />
      {source === 'url' ? (
        <Field label={t('metadataAt')} error={errors.url?.message}>
          {(control) => <Input {...control} {...form.register('url')} type="url" />}
        </Field>
      ) : (
        <Field label={t('chooseFile')} hint={t('chooseFileHint')} error={errors.file?.message}>
          {(control) => (
            <Input
              {...control}
              type="file"
              accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
              className="py-1.5"
              onChange={(event) => form.setValue('file', event.target.files?.[0])}
            />
          )}
        </Field>
      )}
    </div>
  );
}
