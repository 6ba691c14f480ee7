import { zodResolver } from '@hookform/resolvers/zod';
import type { SingleSignOnState } from '@mynah/contract/workspaces/single-sign-on';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/workspace-security/messages.ts';
import { RoleField } from '#web/features/workspace-security/role-field.tsx';
import { type DefaultRole, useAddOidc } from '#web/features/workspace-security/security.requests.ts';
import { ValueRow } from '#web/features/workspace-security/value-row.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { toast } from '#web/ui/toast.tsx';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, message('nameMissing')), z.maxLength(100)),
  issuer: z.string().check(z.trim(), z.url(message('issuerMissing'))),
  client_id: z.string().check(z.trim(), z.minLength(1, message('clientIdMissing'))),
  client_secret: z.string(),
});

type OidcForm = z.infer<typeof schema>;

type OidcDialogProps = { addresses: SingleSignOnState['service_provider']; onClose: () => void };

export function OidcDialog({ addresses, onClose }: OidcDialogProps) {
  const t = useMessages();
  const add = useAddOidc();
  const [role, setRole] = useState<DefaultRole>('editor');
  const form = useForm<OidcForm>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', issuer: '', client_id: '', client_secret: '' },
  });
  return (
    <FormDialog
      form={form}
      title={t('oidcTitle')}
      description={t('oidcText')}
      submitLabel={t('add')}
      onClose={onClose}
      onSave={async ({ client_secret: secret, ...values }) => {
        await add.mutateAsync({ ...values, default_role: role, client_secret: secret.trim() || undefined });
        toast.success(t('added', { name: values.name }));
        onClose();
      }}
    >
      <ValueRow label={t('redirectUrl')} value={addresses.oidc_redirect_url} />
      <OidcFields form={form} />
      <RoleField value={role} onChange={setRole} />
    </FormDialog>
  );
}

function OidcFields({ form }: { form: UseFormReturn<OidcForm> }) {
  const t = useMessages();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t('name')} hint={t('nameHint')} error={errors.name?.message}>
        {(control) => <Input {...control} {...form.register('name')} placeholder={t('namePlaceholder')} />}
      </Field>
      <Field label={t('issuer')} error={errors.issuer?.message}>
        {(control) => (
          <Input {...control} {...form.register('issuer')} type="url" placeholder={t('issuerPlaceholder')} />
        )}
      </Field>
      <Field label={t('clientId')} error={errors.client_id?.message}>
        {(control) => <Input {...control} {...form.register('client_id')} autoComplete="off" />}
      </Field>
      <Field label={t('clientSecret')} hint={t('clientSecretHint')}>
        {(control) => <PasswordInput {...control} {...form.register('client_secret')} autoComplete="off" />}
      </Field>
    </>
  );
}
