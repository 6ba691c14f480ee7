import type { SingleSignOnState } from '@mynah/contract/single-sign-on';
import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { ProviderDialog } from '#web/features/workspace-security/provider-dialog.tsx';
import { RoleField } from '#web/features/workspace-security/role-field.tsx';
import {
  type SamlErrors,
  type SamlForm,
  samlErrors,
  toSamlProvider,
} from '#web/features/workspace-security/saml-form.ts';
import { useAddSaml } from '#web/features/workspace-security/security.requests.ts';
import { ValueRow } from '#web/features/workspace-security/value-row.tsx';
import { errorText } from '#web/shared/api/api-error.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.tsx';

const empty: SamlForm = {
  name: '',
  source: 'file',
  file: undefined,
  url: '',
  allowsProviderStart: false,
  role: 'editor',
};

type SamlDialogProps = { addresses: SingleSignOnState['service_provider']; onClose: () => void };

export function SamlDialog({ addresses, onClose }: SamlDialogProps) {
  const t = useMessages();
  const id = useId();
  const add = useAddSaml();
  const [form, setForm] = useState(empty);
  const [errors, setErrors] = useState<SamlErrors>({});
  const set = (change: Partial<SamlForm>) => setForm((before) => ({ ...before, ...change }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = samlErrors(form);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    try {
      await add.mutateAsync(await toSamlProvider(form));
      toast.success(t('added', { name: form.name.trim() }));
      onClose();
    } catch (error) {
      setErrors({ root: errorText(error) });
    }
  };
  return (
    <ProviderDialog
      title={t('samlTitle')}
      text={t('samlText')}
      formId={id}
      isBusy={add.isPending}
      onClose={onClose}
    >
      <form id={id} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4 pb-2">
        <ValueRow label={t('entityId')} value={addresses.saml_entity_id} />
        <ValueRow label={t('acsUrl')} value={addresses.saml_acs_url} />
        <Field label={t('name')} hint={t('nameHint')} error={errors.name}>
          {(control) => (
            <Input
              {...control}
              value={form.name}
              placeholder={t('namePlaceholder')}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
        <ChoiceCards
          label={t('metadataBy')}
          value={form.source}
          onChange={(source) => set({ source })}
          options={[
            { value: 'file', label: t('metadataFile') },
            { value: 'url', label: t('metadataUrl') },
          ]}
        />
        <MetadataField form={form} error={errors.metadata} onChange={set} />
        <RoleField value={form.role} onChange={(role) => set({ role })} />
        <Switch
          label={t('providerStart')}
          hint={t('providerStartHint')}
          checked={form.allowsProviderStart}
          onChange={(allowsProviderStart) => set({ allowsProviderStart })}
        />
        <FormError text={errors.root} />
      </form>
    </ProviderDialog>
  );
}

type MetadataFieldProps = {
  form: SamlForm;
  error: string | undefined;
  onChange: (change: Partial<SamlForm>) => void;
};

function MetadataField({ form, error, onChange }: MetadataFieldProps) {
  const t = useMessages();
  if (form.source === 'url') {
    return (
      <Field label={t('metadataUrl')} error={error}>
        {(control) => (
          <Input
            {...control}
            type="url"
            value={form.url}
            onChange={(event) => onChange({ url: event.target.value })}
          />
        )}
      </Field>
    );
  }
  return (
    <Field label={t('chooseFile')} hint={t('chooseFileHint')} error={error}>
      {(control) => (
        <Input
          {...control}
          type="file"
          accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
          className="py-1.5"
          onChange={(event) => onChange({ file: event.target.files?.[0] })}
        />
      )}
    </Field>
  );
}
