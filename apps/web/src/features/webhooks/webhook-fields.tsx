import type { WebhookEvent } from '@mynah/contract/workspaces/webhook-events';
import { type ReactNode, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { HeaderFields } from '#web/features/webhooks/header-fields.tsx';
import { useMessages } from '#web/features/webhooks/messages.ts';
import { eventsOffered, type WebhookForm } from '#web/features/webhooks/webhook-form.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Switch } from '#web/ui/switch.tsx';

type FieldsProps = { form: UseFormReturn<WebhookForm> };

export function WebhookFields({ form, isNew }: FieldsProps & { isNew: boolean }) {
  const t = useMessages();
  const kind = form.watch('kind');
  return (
    <>
      <TextField form={form} name="name" label={t('name')} placeholder={t('namePlaceholder')} />
      <TextField form={form} name="address" label={t('address')} placeholder="https://example.com/hook" />
      {isNew && (
        <Choice label={t('kind')}>
          <ChoiceCards
            label={t('kind')}
            value={kind}
            onChange={(value) => form.setValue('kind', value)}
            options={[
              { value: 'hmac', label: t('kindHmac'), hint: t('kindHmacHint') },
              { value: 'oauth2', label: t('kindOauth2'), hint: t('kindOauth2Hint') },
            ]}
          />
        </Choice>
      )}
      {kind === 'oauth2' && <ClientFields form={form} />}
      <EventFields form={form} />
      <Controller
        control={form.control}
        name="retries"
        render={({ field }) => (
          <Switch
            label={t('retries')}
            hint={t('retriesHint')}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <HeaderFields form={form} />
    </>
  );
}

type TextName = 'name' | 'address' | 'tokenUrl' | 'clientId' | 'clientSecret' | 'scopes';
type TextFieldProps = FieldsProps & {
  name: TextName;
  label: string;
  hint?: string;
  placeholder?: string;
  type?: 'password';
};

function TextField({ form, name, label, hint, placeholder, type }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={form.formState.errors[name]?.message}>
      {(control) => (
        <Input
          {...control}
          {...form.register(name)}
          type={type}
          placeholder={placeholder}
          autoComplete={type === 'password' ? 'new-password' : 'off'}
        />
      )}
    </Field>
  );
}

function ClientFields({ form }: FieldsProps) {
  const t = useMessages();
  const isKept = form.watch('hasClientSecret');
  return (
    <div className="grid gap-4 rounded-lg border p-4 sm:grid-cols-2">
      <TextField form={form} name="tokenUrl" label={t('tokenUrl')} placeholder="https://example.com/token" />
      <TextField form={form} name="scopes" label={t('scopes')} hint={t('scopesHint')} />
      <TextField form={form} name="clientId" label={t('clientId')} />
      <TextField
        form={form}
        name="clientSecret"
        label={t('clientSecret')}
        type="password"
        hint={isKept ? t('clientSecretKept') : undefined}
      />
    </div>
  );
}

function EventFields({ form }: FieldsProps) {
  const t = useMessages();
  const isFiltered = form.watch('isFiltered');
  const [offered] = useState(() => eventsOffered(form.getValues('events')));
  return (
    <Choice label={t('events')}>
      <ChoiceCards
        label={t('events')}
        value={isFiltered ? 'some' : 'all'}
        onChange={(value) => form.setValue('isFiltered', value === 'some')}
        options={[
          { value: 'all', label: t('eventsAll'), hint: t('eventsAllHint') },
          { value: 'some', label: t('eventsSome'), hint: t('eventsSomeHint') },
        ]}
      />
      {isFiltered && (
        <Controller
          control={form.control}
          name="events"
          render={({ field, fieldState }) => (
            <EventChoice
              offered={offered}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </Choice>
  );
}

type EventChoiceProps = {
  offered: readonly WebhookEvent[];
  value: WebhookForm['events'];
  onChange: (events: WebhookForm['events']) => void;
  error: string | undefined;
};

function EventChoice({ offered, value, onChange, error }: EventChoiceProps) {
  const t = useMessages();
  return (
    <fieldset className="grid gap-2 rounded-lg border bg-surface p-4 sm:grid-cols-2">
      <legend className="sr-only">{t('events')}</legend>
      {offered.map((event) => (
        <Checkbox
          key={event}
          label={t(`event_${event}`)}
          checked={value.includes(event)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...value, event] : value.filter((other) => other !== event))
          }
        />
      ))}
      {error && (
        <p role="alert" className="text-12 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-13">{label}</p>
      {children}
    </div>
  );
}
