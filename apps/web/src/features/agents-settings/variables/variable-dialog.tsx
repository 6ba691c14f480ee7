import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { connectionsQuery } from '#web/features/agents-settings/connections/connections.requests.ts';
import { message, useMessages } from '#web/features/agents-settings/messages.ts';
import { secretChoicesQuery } from '#web/features/agents-settings/secrets/secrets.requests.ts';
import {
  addVariable,
  changeVariable,
  type NewVariable,
  production,
  type Variable,
  type VariableValue,
  variablesKey,
} from '#web/features/agents-settings/variables/variables.requests.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const variableForm = z
  .object({
    label: z.string().check(z.regex(/^[\w.-]{1,100}$/, message('labelInvalid'))),
    type: z.enum(['string', 'secret', 'auth_connection']),
    /** A row an environment: a text, or the id of what it names; empty is as in production. */
    values: z.array(z.object({ environment: z.string(), value: z.string() })),
  })
  .check(
    z.refine(({ values }) => values.every((one) => one.environment !== production || one.value !== ''), {
      path: ['values', 0, 'value'],
      error: message('productionMissing'),
    }),
  );
type VariableForm = z.infer<typeof variableForm>;

interface VariableDialogProps {
  variable?: Variable;
  environments: readonly string[];
  onClose: () => void;
}

/** A label with a value for each environment; its type stays once it is stored. */
export function VariableDialog({ variable, environments, onClose }: VariableDialogProps) {
  const t = useMessages();
  const renew = useRenewAfter(variablesKey);
  const form = useForm<VariableForm>({
    resolver: zodResolver(variableForm),
    defaultValues: {
      label: variable?.label ?? '',
      type: variable?.type ?? 'string',
      values: environments.map((environment) => ({
        environment,
        value: writtenOf(variable?.values[environment]),
      })),
    },
  });
  const save = async ({ label, type, values }: VariableForm): Promise<void> => {
    const given = Object.fromEntries(
      values.map(({ environment, value }) => [environment, value === '' ? null : toValue(type, value)]),
    );
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    await renew(
      variable
        ? changeVariable(variable.id, given)
        : addVariable({ label, type, values: set } as NewVariable),
    );
    toast.success(t('variableStored'));
    onClose();
  };
  const type = form.watch('type');
  return (
    <FormDialog
      form={form}
      title={variable ? t('editVariable', { name: variable.label }) : t('newVariable')}
      submitLabel={t('save')}
      onClose={onClose}
      onSave={save}
    >
      {!variable && (
        <>
          <TextField form={form} name="label" label={t('label')} maxLength={100} placeholder="shop.url" />
          <Controller
            control={form.control}
            name="type"
            render={({ field }) => (
              <Field label={t('kind')}>
                {(control) => (
                  <Select
                    {...control}
                    value={field.value}
                    onChange={(next) => {
                      field.onChange(next);
                      form.setValue(
                        'values',
                        environments.map((environment) => ({ environment, value: '' })),
                      );
                    }}
                    options={[
                      { value: 'string', label: t('typeText') },
                      { value: 'secret', label: t('typeSecret') },
                      { value: 'auth_connection', label: t('typeConnection') },
                    ]}
                  />
                )}
              </Field>
            )}
          />
        </>
      )}
      {environments.map((environment, index) => (
        <ValueField key={`${type} ${environment}`} form={form} index={index} environment={environment} />
      ))}
    </FormDialog>
  );
}

function writtenOf(value: VariableValue | undefined): string {
  if (value === undefined || typeof value === 'string') return value ?? '';
  return 'secret_id' in value ? value.secret_id : value.auth_connection_id;
}

function toValue(type: VariableForm['type'], written: string): VariableValue {
  if (type === 'string') return written;
  return type === 'secret' ? { secret_id: written } : { auth_connection_id: written };
}

interface ValueFieldProps {
  form: UseFormReturn<VariableForm>;
  index: number;
  environment: string;
}

function ValueField({ form, index, environment }: ValueFieldProps) {
  const t = useMessages();
  const type = form.watch('type');
  const error = form.formState.errors.values?.[index]?.value?.message;
  const isProduction = environment === production;
  return (
    <Field label={t('valueIn', { environment })} error={error}>
      {(control) =>
        type === 'string' ? (
          <Input
            {...control}
            {...form.register(`values.${index}.value`)}
            placeholder={isProduction ? undefined : t('asProduction')}
            autoComplete="off"
          />
        ) : (
          <Controller
            control={form.control}
            name={`values.${index}.value`}
            render={({ field }) => (
              <NamedSelect
                {...control}
                type={type}
                value={field.value}
                onChange={field.onChange}
                none={isProduction ? undefined : t('asProduction')}
              />
            )}
          />
        )
      }
    </Field>
  );
}

interface NamedSelectProps {
  id: string;
  'aria-describedby': string | undefined;
  type: 'secret' | 'auth_connection';
  value: string;
  onChange: (value: string) => void;
  none: string | undefined;
}

function NamedSelect({ type, none, ...control }: NamedSelectProps) {
  const t = useMessages();
  const secrets = useQuery(secretChoicesQuery).data ?? [];
  const connections = useQuery(connectionsQuery).data ?? [];
  const options =
    type === 'secret'
      ? secrets.map(({ secret_id, name }) => ({ value: secret_id, label: name }))
      : connections.map(({ id, name }) => ({ value: id, label: name }));
  const first = none ?? t(type === 'secret' ? 'chooseSecret' : 'chooseConnection');
  return <Select {...control} options={[{ value: '', label: first }, ...options]} />;
}
