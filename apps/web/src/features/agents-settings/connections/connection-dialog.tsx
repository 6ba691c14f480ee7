import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import {
  type ConnectionField,
  type ConnectionForm,
  changeOf,
  connectionForm,
  emptyForm,
  fieldsOf,
  formOf,
  isFixed,
  newConnectionOf,
  secretFields,
} from '#web/features/agents-settings/connections/connection-form.ts';
import {
  type Connection,
  changeConnection,
  connectionsKey,
  storeConnection,
} from '#web/features/agents-settings/connections/connections.requests.ts';
import { kindNames } from '#web/features/agents-settings/connections/kind-names.ts';
import { useMessages } from '#web/features/agents-settings/messages.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { controlClass } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

/** How calls sign in to a server; its kind stays once it is stored. */
export function ConnectionDialog({ connection, onClose }: { connection?: Connection; onClose: () => void }) {
  const t = useMessages();
  const renew = useRenewAfter(connectionsKey);
  const isNew = connection === undefined;
  const form = useForm<ConnectionForm>({
    resolver: zodResolver(connectionForm(isNew)),
    defaultValues: connection ? formOf(connection) : emptyForm,
  });
  const save = async (values: ConnectionForm): Promise<void> => {
    await renew(
      connection
        ? changeConnection(connection.id, changeOf(values))
        : storeConnection(newConnectionOf(values)),
    );
    toast.success(t(isNew ? 'connectionStored' : 'connectionChanged'));
    onClose();
  };
  const kind = form.watch('auth_type');
  return (
    <FormDialog
      form={form}
      title={connection ? t('editConnection', { name: connection.name }) : t('newConnection')}
      submitLabel={t('save')}
      onClose={onClose}
      onSave={save}
    >
      {isNew && (
        <>
          <TextField form={form} name="name" label={t('name')} maxLength={200} />
          <Controller
            control={form.control}
            name="auth_type"
            render={({ field }) => (
              <Field label={t('kind')}>
                {(control) => (
                  <Select
                    {...control}
                    value={field.value}
                    onChange={field.onChange}
                    options={Object.entries(kindNames()).map(([value, label]) => ({
                      value: value as ConnectionForm['auth_type'],
                      label,
                    }))}
                  />
                )}
              </Field>
            )}
          />
        </>
      )}
      <TextField form={form} name="provider" label={t('provider')} hint={t('providerHint')} maxLength={200} />
      {fieldsOf[kind]
        .filter((field) => !isFixed(field, isNew))
        .map((field) => (
          <ConnectionInput key={`${kind} ${field}`} form={form} field={field} isNew={isNew} />
        ))}
    </FormDialog>
  );
}

const labels = {
  username: 'username',
  password: 'password',
  header_name: 'headerName',
  token: 'token',
  client_id: 'clientId',
  client_secret: 'clientSecret',
  token_url: 'tokenUrl',
  scopes: 'scopes',
  issuer: 'issuer',
  audience: 'audience',
  subject: 'subject',
  secret_key: 'secretKey',
} as const;

interface ConnectionInputProps {
  form: UseFormReturn<ConnectionForm>;
  field: ConnectionField;
  isNew: boolean;
}

function ConnectionInput({ form, field, isNew }: ConnectionInputProps) {
  const t = useMessages();
  if (field === 'basic_auth_in_header')
    return (
      <Controller
        control={form.control}
        name={field}
        render={({ field: { value, onChange } }) => (
          <Switch label={t('inHeader')} checked={value} onChange={onChange} />
        )}
      />
    );
  if (field === 'algorithm')
    return (
      <Controller
        control={form.control}
        name={field}
        render={({ field: { value, onChange } }) => (
          <Field label={t('algorithm')} className="max-w-50">
            {(control) => (
              <Select
                {...control}
                value={value}
                onChange={onChange}
                options={(['HS256', 'HS384', 'HS512', 'RS256', 'RS384', 'RS512'] as const).map((one) => ({
                  value: one,
                  label: one,
                }))}
              />
            )}
          </Field>
        )}
      />
    );
  if (!(field in labels)) return null;
  const label = t(labels[field as keyof typeof labels]);
  const kept = isNew ? undefined : t('keptHint');
  const error = form.formState.errors[field]?.message;
  if (field === 'secret_key')
    return (
      <Field label={label} hint={kept ?? t('secretKeyHint')} error={error}>
        {(control) => (
          <textarea
            {...control}
            {...form.register(field)}
            rows={4}
            autoComplete="off"
            spellCheck={false}
            className={`${controlClass} p-3 font-mono text-12`}
          />
        )}
      </Field>
    );
  if (secretFields.includes(field))
    return (
      <Field label={label} hint={kept} error={error}>
        {(control) => <PasswordInput {...control} {...form.register(field)} autoComplete="new-password" />}
      </Field>
    );
  return (
    <TextField
      form={form}
      name={field}
      label={label}
      hint={field === 'scopes' ? t('scopesHint') : undefined}
      inputMode={field === 'token_url' ? 'url' : undefined}
      placeholder={
        { token_url: 'https://login.example.com/oauth/token', header_name: 'x-api-key' }[field as string]
      }
    />
  );
}
